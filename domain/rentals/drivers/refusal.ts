import { exclusionWords } from '../../customers/exclusion/exclusion.ts'
import { formatLocalDate } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import type { DriverFault } from './eligibility.schema.ts'
import type { DesignationFieldName } from './eligibility.ts'
import { exclusionOf } from './excluded.ts'

/** A rule that an administrator let a driver break. */
export type DriverException = Pick<DriverFault, 'driverId' | 'rule' | 'limit'>

/** The moments at which the rules are applied. What is not known yet is only needed when the vehicle leaves. */
export type Moment = 'confirmation' | 'departure'

/** Lists the faults that stop a rental: those that an administrator let pass no longer do. */
export function stoppingFaults(
  faults: readonly DriverFault[],
  moment: Moment,
  exceptions: readonly DriverException[],
): DriverFault[] {
  const isPassed = (fault: DriverFault) =>
    exceptions.some(
      ({ driverId, rule, limit }) => driverId === fault.driverId && rule === fault.rule && limit === fault.limit,
    )
  return faults.filter((fault) => !fault.isHint && (moment === 'departure' || !fault.isMissing) && !isPassed(fault))
}

/**
 * Refuses a rental whose drivers break the rules. Throws `driver_refused`, or `may_not_rent` where one of its people
 * may not rent again, which names each driver, rule and day.
 */
export function checkDrivers(stopping: readonly DriverFault[]): void {
  if (stopping.length === 0) return
  const all = (language: Language) => stopping.map((fault) => faultSentence(fault, language)).join(' ')
  const message = {
    fr: `${all('fr')} Un administrateur peut l’accepter en indiquant un motif.`,
    en: `${all('en')} An administrator may accept it by giving a reason.`,
  }
  const drivers = stopping.map(({ driverId, rule, limit, day }) => ({ driverId, rule, limit, day }))
  const code = stopping.some(({ rule }) => rule === 'excluded') ? 'may_not_rent' : 'driver_refused'
  throw new Problem(code, message, { data: { drivers } })
}

/**
 * Says which rule a driver breaks and until when: « Zoé Éboué : permis valable jusqu’au 4 mai 2026, avant le retour. »
 */
export function faultSentence(fault: DriverFault, language: Language): string {
  const { name } = fault
  return `${name}${language === 'fr' ? '\u202f:' : ':'} ${words(fault)[language]}.`
}

function words(fault: DriverFault): Sentence {
  const { rule, limit, day, isMissing } = fault
  const on = (language: Language) => (day ? formatLocalDate(day, language) : '')
  const years = { fr: limit === '1' ? 'un an' : `${limit} ans`, en: limit === '1' ? '1 year' : `${limit} years` }
  switch (rule) {
    case 'minimum_age':
      if (isMissing)
        return {
          fr: `date de naissance à compléter (âge minimum ${years.fr})`,
          en: `date of birth missing (minimum age ${limit})`,
        }
      return {
        fr: `moins de ${years.fr} le jour du départ, l’âge minimum est atteint le ${on('fr')}`,
        en: `under ${limit} on the day of departure, the minimum age is reached on ${on('en')}`,
      }
    case 'maximum_age':
      if (isMissing)
        return {
          fr: `date de naissance à compléter (âge maximum ${years.fr})`,
          en: `date of birth missing (maximum age ${limit})`,
        }
      return {
        fr: `plus de ${years.fr} le jour du départ, l’âge maximum est dépassé depuis le ${on('fr')}`,
        en: `over ${limit} on the day of departure, within the maximum age until ${on('en')}`,
      }
    case 'licence_years':
      if (isMissing)
        return {
          fr: `date de délivrance du permis à compléter (${years.fr} de permis demandés)`,
          en: `licence issue date missing (held for ${years.en} required)`,
        }
      return {
        fr: `moins de ${years.fr} de permis le jour du départ, la durée est atteinte le ${on('fr')}`,
        en: `licence held for less than ${years.en} on the day of departure, reached on ${on('en')}`,
      }
    case 'licence_category':
      if (isMissing)
        return {
          fr: `catégories du permis à compléter (permis ${limit} demandé)`,
          en: `licence categories missing (${limit} required)`,
        }
      return {
        fr: `sans permis ${limit}, demandé pour ce véhicule`,
        en: `no ${limit} licence, which this vehicle requires`,
      }
    case 'licence_expired':
      return {
        fr: `permis valable jusqu’au ${on('fr')}, avant le retour`,
        en: `licence valid until ${on('en')}, before the return`,
      }
    case 'licence_document':
      return {
        fr: 'traduction officielle ou permis international à présenter avec le permis',
        en: 'an official translation or an international permit must come with the licence',
      }
    case 'designation':
      return {
        fr: `à compléter pour désigner le conducteur en cas d’amende\u202f: ${fieldsOf(limit, 'fr')}`,
        en: `needed to name the driver after a fine: ${fieldsOf(limit, 'en')}`,
      }
    case 'excluded':
      return { fr: exclusionWords(exclusionOf(fault), 'fr'), en: exclusionWords(exclusionOf(fault), 'en') }
  }
}

const designationWords = {
  birthDate: { fr: 'date de naissance', en: 'date of birth' },
  birthPlace: { fr: 'lieu de naissance', en: 'place of birth' },
  address: { fr: 'adresse', en: 'address' },
  drivingLicenseNumber: { fr: 'numéro de permis', en: 'licence number' },
  drivingLicenseIssuedOn: { fr: 'date de délivrance du permis', en: 'licence issue date' },
} satisfies Record<DesignationFieldName, Sentence>

function fieldsOf(limit: string, language: Language): string {
  return (limit.split(',') as DesignationFieldName[]).map((name) => designationWords[name][language]).join(', ')
}

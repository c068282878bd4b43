import type { CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { readPhones } from '../../customers/read-phones.ts'
import { formatPlate, isFrenchPlate, normalisePlate, plateForm } from '../../fleet/vehicle/plate.ts'
import { isNoTransmission, readTransmission } from '../../fleet/vehicle/powertrain.ts'
import { transmissionLabels, transmissions } from '../../fleet/vehicle/vehicle-values.ts'
import { readLine, readName } from '../../imports/cells.ts'
import type { ImportField, ImportKind } from '../../imports/kind.ts'
import { readInstant, readMoment, readTime } from '../../imports/moment.ts'
import { isNoAgency, isNoAmount, isNoCategory, isNoPlate, isNoWhole } from '../../imports/refusals.ts'
import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'
import { readEuros, readWhole } from '../../kernel/typed-number.ts'
import { statusLabels } from '../record/labels.ts'
import { ImportedRental } from './imported-rental.schema.ts'
import { importedStatuses, statusNames } from './imported-rental.ts'
import { rentalHeadings } from './rental-headings.ts'

type Category = { id: number; code: string; name: string }
type Named = { id: number; name: string }
type Agency = Named & { timezone: string }
type Field = keyof typeof rentalHeadings

/** Returns the rules by which rentals are imported; local phone numbers belong to `region`. */
export function rentalImport(
  categories: readonly Category[],
  agencies: readonly Agency[],
  region: CountryCode,
  sources: readonly Named[] = [],
): ImportKind<ImportedRental> {
  const field = (key: Field, read: ImportField['read'], more: Partial<ImportField> = {}): ImportField => {
    return { key, ...rentalHeadings[key], isRequired: false, read, ...more }
  }
  const categoryNames = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const agencyNames = agencies.map(({ id, name }) => [id, [name]] as const)
  const sourceNames = sources.map(({ id, name }) => [id, [name]] as const)
  const readAgency = (text: string) => readName(text, agencyNames)
  const agency = { choices: agencies.map(({ name }) => choice(name, name)), refusal: isNoAgency }
  return {
    fields: [
      field('registrationNumber', (text) => (plateForm(text) ? text : null), {
        isRequired: true,
        orElse: ['categoryId', 'promisedCategoryId'],
        looksLike: isFrenchPlate,
        refusal: isNoPlate,
      }),
      field('categoryId', (text) => readName(text, categoryNames), {
        choices: categories.map(({ code, name }) => choice(code, `${code} – ${name}`)),
        refusal: isNoCategory,
      }),
      field('promisedCategoryId', (text) => readName(text, categoryNames), {
        choices: categories.map(({ code, name }) => choice(code, `${code} – ${name}`)),
        refusal: isNoCategory,
      }),
      field('promisedTransmission', readTransmission, {
        choices: transmissions.map((one) => ({ text: one, label: transmissionLabels[one] })),
        refusal: isNoTransmission,
      }),
      field('promisedSeats', readWhole, { refusal: isNoWhole }),
      field('customerName', readLine, { isRequired: true, orElse: ['customerEmail'] }),
      field('customerFirstName', readLine),
      field('customerEmail', readLine, { looksLike: (text) => /^\S+@\S+\.\S+$/.test(text) }),
      field('customerPhones', (text) => readPhones(text, region), { isList: true }),
      field('createsCustomer', (text) => readName(text, responses), {
        isRequired: true,
        choices: [
          { text: 'oui', label: { fr: 'Créer les clients absents', en: 'Create missing customers' } },
          { text: 'non', label: { fr: 'Refuser leurs locations', en: 'Refuse their rentals' } },
        ],
      }),
      field('departureAgencyId', readAgency, { isRequired: true, ...agency }),
      field('arrivalAgencyId', readAgency, agency),
      field('start', readMoment, { isRequired: true, isDate: true, refusal: isNoDate }),
      field('startTime', readTime, { refusal: isNoTime }),
      field('end', readMoment, { isRequired: true, isDate: true, refusal: isNoDate }),
      field('endTime', readTime, { refusal: isNoTime }),
      field('totalAmount', readEuros, { isRequired: true, refusal: isNoAmount }),
      field('paidAmount', readEuros, { refusal: isNoAmount }),
      field('securityDepositAmount', readEuros, { refusal: isNoAmount }),
      field('status', (text) => readName(text, statusNames), {
        choices: importedStatuses.map((status) => ({ text: statusLabels[status].fr, label: statusLabels[status] })),
        refusal: isNoStatus,
      }),
      field('reference', readLine),
      field('sourceId', (text) => readName(text, sourceNames), {
        choices: sources.map(({ name }) => choice(name, name)),
        refusal: isNoSource,
      }),
      field('sourceReference', readLine),
      field('collectedAmount', readEuros, { refusal: isNoAmount }),
      field('transportNumber', readLine),
      field('wish', readLine),
      field('note', readLine),
    ],
    schema: rentalRow(agencies),
    identity: identityOf,
    name: nameOf,
  }
}

/** A day without a time is 10:00; a return on the day of the departure is 18:00. */
const [usualTime, eveningTime] = ['10:00', '18:00']

const time = /^([01]\d|2[0-3]):[0-5]\d$/
const Time = z.string().regex(time).optional()

/**
 * Returns the schema of a row with its times in columns of their own, and its instants on the clocks of its agencies.
 */
function rentalRow(agencies: readonly Agency[]) {
  return z.preprocess(
    (row) => {
      const { startTime, endTime, ...others } = row as Record<string, unknown>
      const { departureAgencyId, arrivalAgencyId = departureAgencyId } = others
      const start = onClock(others.start, departureAgencyId, agencies)
      const end = onClock(others.end, arrivalAgencyId, agencies)
      const from = withTime(start, startTime, usualTime)
      const isSameDay = typeof end === 'string' && typeof from === 'string' && end.length === 10 && from.startsWith(end)
      return {
        ...others,
        start: from,
        end: withTime(end, endTime, isSameDay ? eveningTime : usualTime),
        startTime,
        endTime,
      }
    },
    ImportedRental.and(z.object({ startTime: Time, endTime: Time })).transform(
      ({ startTime: _, endTime: __, ...rental }) => rental,
    ),
  )
}

/**
 * Reads an instant on the clock of an agency. A row whose agency is not known is refused for it, whatever clock this
 * is.
 */
function onClock(moment: unknown, agencyId: unknown, agencies: readonly Agency[]): unknown {
  const { timezone } = agencies.find(({ id }) => id === agencyId) ?? agencies[0] ?? {}
  return typeof moment === 'string' && timezone ? readInstant(moment, timezone) : moment
}

/**
 * Adds the time of a column of its own to a day. One that cannot be read is refused in that column, not as a wrong day.
 */
function withTime(moment: unknown, ofColumn: unknown, usual = usualTime): unknown {
  if (typeof moment !== 'string' || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(moment)) return moment
  if (typeof ofColumn === 'string' && time.test(ofColumn)) return `${moment.slice(0, 10)}T${ofColumn}`
  return moment.includes('T') ? moment : `${moment}T${usual}`
}

/** The reference of the other program, else the vehicle and the departure; a row with a category alone may repeat. */
function identityOf({ reference, registrationNumber, start, status }: ImportedRental): string | null {
  if (reference) return JSON.stringify([reference])
  return registrationNumber ? JSON.stringify([normalisePlate(registrationNumber), start, status === 'cancelled']) : null
}

function nameOf(texts: Readonly<Record<string, string>>): string {
  const { registrationNumber = '', categoryId = '', start = '', reference } = texts
  const vehicle = plateForm(registrationNumber) ? formatPlate(registrationNumber) : registrationNumber || categoryId
  const customer = [texts.customerFirstName, texts.customerName].filter(Boolean).join(' ') || texts.customerEmail
  return [reference, vehicle, customer, start].filter(Boolean).join(' · ')
}

const responses = [
  [true, ['oui', 'o', 'x', 'yes', 'y', 'créer', 'create', '1']],
  [false, ['non', 'n', 'no', 'refuser', 'refuse', '0']],
] as const

function choice(text: string, label: string) {
  return { text, label: { fr: label, en: label } }
}

function isNoDate(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une date, comme 12/03/2026 8h30.`,
    en: `'${text}' is not a date, such as 12/03/2026 8:30.`,
  }
}

function isNoTime(text: string): Sentence {
  return { fr: `${guillemets(text)} n’est pas une heure, comme 8h30.`, en: `'${text}' is not a time, such as 8:30.` }
}

function isNoSource(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une source de l’entreprise\u202f: ajoutez-la d’abord.`,
    en: `'${text}' is not a source of the company: add it first.`,
  }
}

function isNoStatus(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas un statut\u202f: à venir, en cours, terminée ou annulée.`,
    en: `'${text}' is not a status: pending, in progress, finished or canceled.`,
  }
}

import { formatLocalDate } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import type { LocalDate } from '../../kernel/time.schema.ts'
import { addDays } from '../../kernel/time.ts'
import type { Exclusion, ExclusionFields } from './exclusion.schema.ts'

/** The longest time for which a customer may be marked, in years. */
const exclusionYears = 3

/** The days for which an ended mark is stored, so that an administrator can still answer for it. */
const endedExclusionDays = 30

/** The name of the mark, on tags. */
export const exclusionName: Sentence = { fr: 'Ne plus louer', en: 'May not rent' }

/** The label of each field, on screens and in refusals. */
export const exclusionLabels = {
  reason: { fr: 'Motif', en: 'Reason' },
  note: { fr: 'Faits', en: 'Facts' },
  until: { fr: 'Ne plus louer jusqu’au', en: 'May not rent until' },
} satisfies Record<keyof ExclusionFields, Sentence>

/** The words for each reason: facts, no judgement of the person. */
export const exclusionReasonLabels = {
  unpaid: { fr: 'Impayé', en: 'Unpaid amount' },
  damage: { fr: 'Dégâts non réglés', en: 'Damage not paid for' },
  fines: { fr: 'Amendes non payées', en: 'Fines not paid' },
  not_returned: { fr: 'Véhicule non rendu', en: 'Vehicle not returned' },
  false_documents: { fr: 'Faux documents', en: 'False documents' },
  misuse: { fr: 'Contrat non respecté', en: 'Contract not respected' },
} satisfies Record<Exclusion['reason'], Sentence>

/** Returns the last day that a mark set on a day may have. */
export function lastExclusionDay(today: LocalDate): LocalDate {
  return Temporal.PlainDate.from(today).add({ years: exclusionYears }).toString()
}

/** Returns the day before which an ended mark is erased. */
export function endedSince(today: LocalDate): LocalDate {
  return addDays(today, -endedExclusionDays)
}

/** Refuses an end that has passed or is more than three years ahead. Throws `validation`. */
export function checkExclusion({ until }: Pick<ExclusionFields, 'until'>, today: LocalDate): void {
  const last = lastExclusionDay(today)
  if (until >= today && until <= last) return
  throw fieldProblem('until', 'range', {
    fr: `Choisissez une date d’ici au ${formatLocalDate(last, 'fr')}\u202f: trois ans au plus.`,
    en: `Choose a date up to ${formatLocalDate(last, 'en')}: three years at most.`,
  })
}

/** Returns true while a mark holds on a day, its last one included. */
export function isExcluded<Mark extends Pick<Exclusion, 'until'>>(
  exclusion: Mark | null,
  day: LocalDate,
): exclusion is Mark {
  return exclusion !== null && day <= exclusion.until
}

/** Says until when and why, within a sentence: « ne plus louer jusqu’au 31 janvier 2027 (impayé) ». */
export function exclusionWords({ reason, until }: Pick<Exclusion, 'reason' | 'until'>, language: Language): string {
  const day = formatLocalDate(until, language)
  const why = exclusionReasonLabels[reason][language].toLowerCase()
  return language === 'fr' ? `ne plus louer jusqu’au ${day} (${why})` : `may not rent until ${day} (${why})`
}

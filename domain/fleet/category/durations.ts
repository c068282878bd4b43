import { type FieldProblem, Problem } from '../../kernel/problem.ts'
import { durationLabel, minimumRentalDurations, preparationDurations } from '../vehicle/vehicle-values.ts'

type Durations = {
  preparationDurationMinutes?: number | null | undefined
  minimumRentalDurationMinutes?: number | null | undefined
}

const choices = {
  preparationDurationMinutes: preparationDurations,
  minimumRentalDurationMinutes: minimumRentalDurations,
} as const

/**
 * Refuses a preparation time or a minimum duration that a form does not offer, of a new category or a changed one. What
 * `before` has already is left in peace: earlier versions stored it. Throws `validation`.
 */
export function checkDurations(wanted: Durations, before: Durations = {}): void {
  const names = ['preparationDurationMinutes', 'minimumRentalDurationMinutes'] as const
  const fields = names.flatMap((path): FieldProblem[] => {
    const minutes = wanted[path]
    const list: readonly number[] = choices[path]
    return minutes == null || minutes === before[path] || list.includes(minutes) ? [] : [notOffered(path, list)]
  })
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

function notOffered(path: string, list: readonly number[]): FieldProblem {
  const labels = list.map(durationLabel)
  return {
    path,
    code: 'type',
    message: {
      fr: `Choisissez une des durées proposées\u202f: ${labels.map(({ fr }) => fr).join(', ')}.`,
      en: `Choose one of the durations offered: ${labels.map(({ en }) => en).join(', ')}.`,
    },
  }
}

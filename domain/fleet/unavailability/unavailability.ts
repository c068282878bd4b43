import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { UnavailabilityFields } from './unavailability.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const unavailabilityLabels = {
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  description: { fr: 'Motif', en: 'Reason' },
} satisfies Partial<Record<keyof z.infer<typeof UnavailabilityFields>, Sentence>>

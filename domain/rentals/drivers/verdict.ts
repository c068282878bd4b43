import type { Sentence } from '../../kernel/language.ts'
import { rentalLabels } from '../record/rental.ts'
import type { DriversAdmission } from './verdict.schema.ts'

/** The label of each field, on screens and in refusals. */
export const admissionLabels = {
  reason: { fr: 'Motif', en: 'Reason' },
  vehicleId: rentalLabels.vehicleId,
} satisfies Record<keyof DriversAdmission, Sentence>

import { rentalChangeLabels, rentalLabels } from '@filao/domain/rentals/record/rental'
import { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { statusLabel } from '@filao/domain/rentals/status/status'
import { useLabels, useLanguage } from '#session/language'
import { schemaRules } from '#ui/form/schema-rules'

const { exclusionReason, isMismatchConfirmed } = rentalChangeLabels
const labels = { ...rentalLabels, exclusionReason, isMismatchConfirmed, status: statusLabel }

export type RentalRules = ReturnType<typeof useRentalRules>

/** Returns the rules of the form's fields. */
export function useRentalRules() {
  return schemaRules(RentalCreation, useLabels(labels), useLanguage())
}

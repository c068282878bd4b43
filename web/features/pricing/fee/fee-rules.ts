import { feeLabels } from '@filao/domain/pricing/fee/fee'
import { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { useLabels, useLanguage } from '#session/language'
import { schemaRules } from '#ui/form/schema-rules'

/** Returns the labels and rules of the fields of a fee. */
export function useFeeRules() {
  return schemaRules(FeeCreation, useLabels(feeLabels), useLanguage())
}

export type FeeRules = ReturnType<typeof useFeeRules>

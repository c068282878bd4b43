import { optionLabels } from '@filao/domain/fleet/option/option'
import { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { useLabels, useLanguage } from '#session/language'
import { schemaRules } from '#ui/form/schema-rules'

/** Returns the labels and rules of the fields of an option. */
export function useOptionRules() {
  return schemaRules(OptionCreation, useLabels(optionLabels), useLanguage())
}

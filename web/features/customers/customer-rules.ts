import { CustomerCreation } from '@filao/domain/customers/customer'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'
import { useCustomerLabels } from './customer-labels.ts'

/** The labels and checks of the customer's form, from the contract. */
export function useCustomerRules() {
  return schemaRules(CustomerCreation, useCustomerLabels(), useLanguage())
}
export type CustomerRules = ReturnType<typeof useCustomerRules>

import { getCustomer } from '@filao/domain/customers/contract'
import { type Customer, CustomerCreation } from '@filao/domain/customers/customer'
import { query } from '#api/read'
import { useSession } from '#app/session'
import { type Edits, editsOf } from '#ui/form/edited/edits'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'
import { useCustomerLabels } from './customer-labels.ts'
import { toValues } from './customer-values.ts'

/** The labels and checks of the customer's form, from the contract. */
export function useCustomerRules() {
  return schemaRules(CustomerCreation, useCustomerLabels(), useLanguage())
}
export type CustomerRules = ReturnType<typeof useCustomerRules>

/** Returns the customer that the form changes; null for a new one. */
export function useCustomerEdits(customer: Customer | null): Edits | null {
  const { company, companyId } = useSession()
  const labels = useCustomerLabels()
  if (!customer) return null
  const read = query(getCustomer, { params: { companyId, id: customer.id } })
  return editsOf(read, customer, (stored) => toValues(stored, company.countryCode), labels)
}

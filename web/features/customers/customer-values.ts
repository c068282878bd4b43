import type { CountryCode } from '@filao/domain/company/territories.schema'
import { type Customer, CustomerCreation } from '@filao/domain/customers/customer.schema'
import type { z } from 'zod'
import type { schemaRules } from '#ui/form/schema-rules'

/** The values that the customer's form edits; a phone line may still be empty. */
export type CustomerValues = z.input<typeof CustomerCreation>

/**
 * Returns the form values of a customer, or of a new one, who lives in the company's territory. A new customer speaks
 * French: the language of the employee's screen says nothing about it.
 */
export function toValues(customer: Customer | null, territory: CountryCode): CustomerValues {
  if (!customer) return { kind: 'person', firstName: '', phoneNumbers: [], countryCode: territory, language: 'fr' }
  const fields = Object.keys(CustomerCreation.shape).map((name) => [name, customer[name as keyof Customer]])
  return Object.fromEntries(fields) as CustomerValues
}

/** Returns the body to send for a form, without its empty phone lines. */
export function toBody(
  values: CustomerValues,
  rules: Pick<ReturnType<typeof schemaRules<typeof CustomerCreation>>, 'body'>,
): CustomerValues {
  return rules.body({ ...values, phoneNumbers: values.phoneNumbers?.filter(Boolean) ?? [] })
}

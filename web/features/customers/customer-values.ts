import { type Customer, CustomerCreation } from '@filao/domain/customers/customer'
import type { z } from 'zod'
import type { schemaRules } from '#ui/form/schema-rules'

/** What the customer's form edits; a phone line may still be empty. */
export type CustomerValues = z.input<typeof CustomerCreation>

/** The form of a customer, or of a new one who lives in the company's territory and speaks the language of the screen. */
export function toValues(
  customer: Customer | null,
  proposed: Pick<CustomerValues, 'countryCode' | 'language'>,
): CustomerValues {
  if (!customer) return { firstName: '', phoneNumbers: [], ...proposed }
  const fields = Object.keys(CustomerCreation.shape).map((name) => [name, customer[name as keyof Customer]])
  return Object.fromEntries(fields) as CustomerValues
}

/** What is sent for a form: its empty phone lines left out. */
export function toBody(
  values: CustomerValues,
  rules: Pick<ReturnType<typeof schemaRules<typeof CustomerCreation>>, 'body'>,
): CustomerValues {
  return rules.body({ ...values, phoneNumbers: values.phoneNumbers?.filter(Boolean) ?? [] })
}

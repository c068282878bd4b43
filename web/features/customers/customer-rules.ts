import { customerLabels } from '@filao/domain/customers/customer'
import { type Customer, CustomerCreation } from '@filao/domain/customers/customer.schema'
import { dateProblems, personDates } from '@filao/domain/customers/possible-dates'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import type { FormItemProps, FormRule } from 'antd'
import { getCustomer } from '#api/calls'
import { query } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { type Edits, editsOf } from '#ui/form/edited/edits'
import { schemaRules } from '#ui/form/schema-rules'
import { toValues } from './customer-values.ts'

/** The labels and checks of the form of a customer, null for a new one, from the contract and its rules. */
export function useCustomerRules(customer: Customer | null) {
  const language = useLanguage()
  const zone = useCompanyZone()
  const { field, body } = schemaRules(CustomerCreation, useLabels(customerLabels), language)
  return {
    field,
    body,
    /** Returns the props of a date's Form.Item, which is refused where it cannot be beside the other dates. */
    date(name: (typeof personDates)[number]): FormItemProps & { rules: FormRule[] } {
      const item = field(name)
      const isPossible: FormRule = ({ getFieldsValue }) => ({
        validator: async () => {
          const today = localDate(instantAt(Date.now()), zone)
          const problems = dateProblems(getFieldsValue(true), today, customer ?? {})
          const problem = problems.find(({ path }) => path === name)
          if (problem) throw new Error(problem.message[language])
        },
      })
      const dependencies = personDates.filter((other) => other !== name)
      return { ...item, rules: [...item.rules, isPossible], dependencies }
    },
  }
}
export type CustomerRules = ReturnType<typeof useCustomerRules>

/** Returns the customer that the form changes; null for a new one. */
export function useCustomerEdits(customer: Customer | null): Edits | null {
  const { company, companyId } = useSession()
  const labels = useLabels(customerLabels)
  if (!customer) return null
  const read = query(getCustomer, { params: { companyId, id: customer.id } })
  return editsOf(read, customer, (stored) => toValues(stored, company.countryCode), labels)
}

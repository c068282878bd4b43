import { customerLabels } from '@filao/domain/customers/customer'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerColumns } from '@filao/domain/customers/customer-columns'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { MergedField } from '@filao/domain/twins/merged-fields'

const languages = { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } }

/** Returns the value of a field as text, as the table file has it; empty for none. */
export function fieldText(customer: Customer, field: MergedField, language: Language): string {
  if (field === 'language') return languages[customer.language][language]
  const column = customerColumns.find(({ label }) => label === customerLabels[field])
  const cell = column?.cell(customer, language)
  if (typeof cell === 'object' && cell !== null)
    return 'day' in cell && cell.day ? formatLocalDate(cell.day, language) : ''
  return cell === null || cell === undefined ? '' : String(cell)
}

import { z } from 'zod'
import { Flag, Ids } from '../kernel/field.schema.ts'
import { languages } from '../kernel/language.ts'
import { customerRentals, customerSorts } from './customer-filter.ts'

/** The filters and the order that the list of customers and its export have in common. */
export const customerFilters = {
  /** This and the next three match the beginning, ignoring case and accents. */
  email: z.string().max(254).optional(),
  phoneNumbers: z.string().max(30).optional(),
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
  /** Words of the name, number, e-mail address or phone, despite typing errors. The best match comes first. */
  search: z.string().max(100).optional(),
  /** Comma separated ids, at most 100: only these customers. */
  ids: Ids.optional(),
  rental: z.enum(customerRentals).optional(),
  /** True for customers who owe something for a contract, charges included, or the fee of a cancelled rental. */
  isUnpaid: Flag.optional(),
  /** True for customers whose driving licence has expired. */
  isLicenseExpired: Flag.optional(),
  /** True for customers who may not rent again, today. */
  isExcluded: Flag.optional(),
  language: z.enum(languages).optional(),
  /** `next` is the start of the next rental, `due` what is owed; without an order by name. */
  sort: z.enum(customerSorts).optional(),
}

const CustomerFilter = z.object(customerFilters)
export type CustomerFilter = z.output<typeof CustomerFilter>

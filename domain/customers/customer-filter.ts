import type { Sentence } from '../kernel/language.ts'
import { exclusionName } from './exclusion/exclusion.ts'

/** The rentals by which customers are filtered: one under way, one to come, or none ever. */
export const customerRentals = ['ongoing', 'coming', 'none'] as const

const sortKeys = ['name', 'email', 'city', 'publicId', 'next', 'due'] as const
export type CustomerSortKey = (typeof sortKeys)[number]

/** An order of customers: a key, descending with a minus. */
export type CustomerSort = CustomerSortKey | `-${CustomerSortKey}`
export const customerSorts: CustomerSort[] = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)]

/** The label of each field that only a search of customers has, in refusals. */
export const customerFilterLabels = {
  rental: { fr: 'Locations', en: 'Rentals' },
  isDisputed: { fr: 'Litige en cours', en: 'Ongoing dispute' },
  isLicenseExpired: { fr: 'Permis expiré', en: 'Expired licence' },
  isExcluded: exclusionName,
} satisfies Record<string, Sentence>

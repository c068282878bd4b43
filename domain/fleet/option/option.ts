import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { OptionFields } from './option.schema.ts'

/** The labels of what a cover leaves to the customer in a category. */
export const coverLabels = {
  waiverAmount: { fr: 'Franchise restante', en: 'Remaining excess' },
  securityDepositAmount: { fr: 'Caution avec le rachat', en: 'Deposit with the cover' },
} satisfies Record<string, Sentence>

/** The label of the number that an agency has. */
export const stockLabels = {
  quantity: { fr: 'Nombre en stock', en: 'Number in stock' },
} satisfies Record<string, Sentence>

/** The label of each field, on screens, in files and in refusals. */
export const optionLabels = {
  name: { fr: 'Nom', en: 'Name' },
  nameEn: { fr: 'Nom en anglais', en: 'Name in English' },
  description: { fr: 'Description', en: 'Description' },
  descriptionEn: { fr: 'Description en anglais', en: 'Description in English' },
  price: { fr: 'Prix par location', en: 'Price per rental' },
  dailyPrice: { fr: 'Prix par jour', en: 'Price per day' },
  maxAmount: { fr: 'Prix maximal', en: 'Maximum price' },
  maxDays: { fr: 'Jours facturés au plus', en: 'Days charged at most' },
  maxQuantity: { fr: 'Nombre maximal', en: 'Maximum number' },
  isEnabled: { fr: 'Proposée à la location', en: 'Offered for rental' },
  isCover: { fr: 'Rachat de franchise', en: 'Cover' },
  categories: { fr: 'Catégories', en: 'Categories' },
  stocks: { fr: 'Stock par agence', en: 'Stock per agency' },
} satisfies Record<keyof z.infer<typeof OptionFields>, Sentence>

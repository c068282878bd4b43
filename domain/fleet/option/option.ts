import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { OptionFields } from './option.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const optionLabels = {
  name: { fr: 'Nom', en: 'Name' },
  description: { fr: 'Description', en: 'Description' },
  price: { fr: 'Prix par location', en: 'Price per rental' },
  dailyPrice: { fr: 'Prix par jour', en: 'Price per day' },
  isEnabled: { fr: 'Proposée à la location', en: 'Offered for rental' },
  categories: { fr: 'Catégories', en: 'Categories' },
} satisfies Record<keyof z.infer<typeof OptionFields>, Sentence>

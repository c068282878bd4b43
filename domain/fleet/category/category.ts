import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { CategoryFields } from './category.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const categoryLabels = {
  code: { fr: 'Code', en: 'Code' },
  name: { fr: 'Nom', en: 'Name' },
  nameEn: { fr: 'Nom en anglais', en: 'Name in English' },
  description: { fr: 'Description', en: 'Description' },
  descriptionEn: { fr: 'Description en anglais', en: 'Description in English' },
  securityDepositAmount: { fr: 'Caution', en: 'Security deposit' },
  waiverAmount: { fr: 'Franchise', en: 'Excess' },
  preparationDurationMinutes: { fr: 'Préparation entre deux locations', en: 'Preparation time between rentals' },
  minimumRentalDurationMinutes: { fr: 'Durée minimale de location', en: 'Minimum rental duration' },
  options: { fr: 'Options proposées', en: 'Options offered' },
} satisfies Partial<Record<keyof z.infer<typeof CategoryFields>, Sentence>>

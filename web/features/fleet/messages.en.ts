import { category } from './category/category-messages.en.ts'
import { drivers } from './driver-rules/driver-rules-messages.en.ts'
import type { fr } from './messages.fr.ts'
import { option } from './option/option-messages.en.ts'
import { photo } from './photo/photo-messages.en.ts'
import { vehicle } from './vehicle/vehicle-messages.en.ts'

export const en = {
  category,
  drivers,
  option,
  photo,
  vehicle,
  englishHint: 'On the documents and the page of customers who read English. Empty: the name above.',
} satisfies typeof fr

import { category } from './category-words.en.ts'
import type { fr } from './messages.fr.ts'
import { option } from './option-words.en.ts'
import { photo } from './photo-words.en.ts'
import { vehicle } from './vehicle-words.en.ts'

export const en = { category, option, photo, vehicle } satisfies typeof fr

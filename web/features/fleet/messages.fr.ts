import { category } from './category-words.fr.ts'
import { option } from './option-words.fr.ts'
import { photo } from './photo-words.fr.ts'
import { vehicle } from './vehicle-words.fr.ts'

/** Words of the fleet, those of each kind of screen in a file of their own. */
export const fr = { category, option, photo, vehicle }

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fleet: typeof fr
  }
}

import { category } from './category/category-messages.fr.ts'
import { option } from './option/option-messages.fr.ts'
import { photo } from './photo/photo-messages.fr.ts'
import { vehicle } from './vehicle/vehicle-messages.fr.ts'

/** Words of the fleet, those of each kind of screen in a file of their own. */
export const fr = { category, option, photo, vehicle }

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fleet: typeof fr
  }
}

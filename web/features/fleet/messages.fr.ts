import { category } from './category/category-messages.fr.ts'
import { drivers } from './driver-rules/driver-rules-messages.fr.ts'
import { option } from './option/option-messages.fr.ts'
import { photo } from './photo/photo-messages.fr.ts'
import { vehicle } from './vehicle/vehicle-messages.fr.ts'

/** Words of the fleet; each kind of screen has a file of its own. */
export const fr = {
  category,
  drivers,
  option,
  photo,
  vehicle,
  englishHint: 'Sur les documents et la page des clients anglophones. Vide : le nom ci-dessus.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fleet: typeof fr
  }
}

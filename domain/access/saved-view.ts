import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import type { SavedViewCreation } from './saved-view.schema.ts'

/** The most views that a user saves of one list. */
export const mostViews = 20

/** Refuses one view more than a user may have of a list. Throws `conflict`. */
export function checkRoomForView(count: number): void {
  if (count < mostViews) return
  throw new Problem('conflict', {
    fr: `Vous avez déjà ${mostViews} vues de cette liste\u202f: supprimez-en une, puis recommencez.`,
    en: `You already have ${mostViews} views of this list: delete one, then try again.`,
  })
}

/** The label of each field, in refusals. */
export const savedViewLabels = {
  list: { fr: 'Liste', en: 'List' },
  name: { fr: 'Nom', en: 'Name' },
  query: { fr: 'Filtres et ordre', en: 'Filters and order' },
} satisfies Record<keyof SavedViewCreation, Sentence>

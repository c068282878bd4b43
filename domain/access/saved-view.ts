import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'
import { Problem } from '../kernel/problem.ts'

/** The lists of which a user saves views. */
export const SavedList = z.enum(['rentals', 'customers', 'vehicles', 'invoices'])
export type SavedList = z.infer<typeof SavedList>

/** The most views that a user saves of one list. */
export const mostViews = 20

/** Filters and order of a list, as in the address of its screen: `status=pending&order=-start`. */
const Query = z.string().max(1000)

/** A view to save: a list with its filters and order, under a name. */
export const SavedViewCreation = z.object({ list: SavedList, name: requiredText(40), query: Query })
export type SavedViewCreation = z.infer<typeof SavedViewCreation>

/** A change of a view: another name, or other filters and another order. */
export const SavedViewChange = SavedViewCreation.omit({ list: true }).partial()
export type SavedViewChange = z.infer<typeof SavedViewChange>

/** A list as a user filtered and ordered it. Only that user sees it. */
export const SavedView = z.object({ id: z.int(), list: SavedList, name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof SavedView>

/** Refuses one view more than a user may have of a list. Throws `conflict`. */
export function checkRoomForView(count: number): void {
  if (count < mostViews) return
  throw new Problem('conflict', {
    fr: `Vous avez déjà ${mostViews} vues de cette liste\u202f: supprimez-en une, puis recommencez.`,
    en: `You already have ${mostViews} views of this list: delete one, then try again.`,
  })
}

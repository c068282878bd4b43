import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'

/** The lists of which a user saves views. */
export const SavedList = z.enum(['rentals', 'customers', 'vehicles', 'invoices'])
export type SavedList = z.infer<typeof SavedList>

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

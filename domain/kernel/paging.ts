import { z } from 'zod'

/** The query of a paged list: at most `limit` rows, from the `cursor` of the previous page. */
export const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
})
export type Paging = z.infer<typeof Paging>

/** One page of a list, and the number of all its rows. */
export type Page<Row> = { rows: Row[]; total: number; nextCursor: string | null }

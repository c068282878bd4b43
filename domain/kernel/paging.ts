import { z } from 'zod'

/** How a list that can grow is read in parts: at most `limit` rows, from where `cursor` of the previous part points. */
export const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
})
export type Paging = z.infer<typeof Paging>

/** One part of a list, and how many rows there are in all. */
export type Page<Row> = { rows: Row[]; total: number; nextCursor: string | null }

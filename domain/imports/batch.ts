import { z } from 'zod'
import { MemberName } from '../access/user.ts'

/** The kinds of things that imports create. */
export const createdKinds = ['customers', 'vehicles', 'options', 'rentals'] as const
export type CreatedKind = (typeof createdKinds)[number]

/** The kinds of things that files are imported for: those that are created, and prices, which are changed. */
export const importedKinds = [...createdKinds, 'prices'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** A price of the price list that an import changed, in cents; null before for one that it added. */
export type PriceChange = {
  agencyId: number
  seasonId: number | null
  categoryId: number
  minDays: number
  before: number | null
  after: number
}

/** The ids of what an import created, or the prices that it changed. An import of rentals may create customers too. */
export type Imported = Partial<Record<CreatedKind, number[]>> & { prices?: PriceChange[] }

/** A text that the calls of one import share, chosen by the client, so that they are undone as one. */
export const ImportKey = z.string().regex(/^[\w-]{8,64}$/)

/** An import with the things that it created or changed. */
export const ImportBatch = z.object({
  id: z.int(),
  /** The text that its calls shared, by which its client finds it again. */
  key: z.string(),
  kind: z.enum(importedKinds),
  createdAt: z.string(),
  /** Null when a program imported, or the member is gone. */
  createdBy: MemberName.nullable(),
  /** The number of things of each kind, and of changed prices. */
  created: z.object({ customers: z.int(), vehicles: z.int(), options: z.int(), rentals: z.int(), prices: z.int() }),
  undoneAt: z.string().nullable(),
})
export type ImportBatch = z.infer<typeof ImportBatch>

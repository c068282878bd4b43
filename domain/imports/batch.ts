import { z } from 'zod'
import { MemberName } from '../access/user.ts'

/** The kinds of things that files are imported for. */
export const importedKinds = ['customers', 'vehicles', 'options', 'rentals'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** The ids of what an import created. An import of rentals may create customers too. */
export type CreatedIds = Partial<Record<ImportedKind, number[]>>

/** A text that the calls of one import share, chosen by the client, so that they are undone as one. */
export const ImportKey = z.string().regex(/^[\w-]{8,64}$/)

/** An import with the things that it created. */
export const ImportBatch = z.object({
  id: z.int(),
  /** The text that its calls shared, by which its client finds it again. */
  key: z.string(),
  kind: z.enum(importedKinds),
  createdAt: z.string(),
  /** Null when a program imported, or the member is gone. */
  createdBy: MemberName.nullable(),
  /** The number of things of each kind. */
  created: z.object({ customers: z.int(), vehicles: z.int(), options: z.int(), rentals: z.int() }),
  undoneAt: z.string().nullable(),
})
export type ImportBatch = z.infer<typeof ImportBatch>

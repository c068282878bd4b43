import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { importedKinds } from './batch.ts'

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
  created: z.record(z.enum(importedKinds), z.int()),
  undoneAt: z.string().nullable(),
})
export type ImportBatch = z.infer<typeof ImportBatch>

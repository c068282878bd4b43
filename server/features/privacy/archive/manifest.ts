import { z } from 'zod'

const Entry = z.object({ name: z.string(), bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** The facts of an archive, and the SHA-256 of each of its files. */
export const Manifest = z.object({
  software: z.literal('Filao'),
  /** The number of the archive's own layout. */
  format: z.literal(2),
  version: z.string(),
  /** The number of the newest migration of the server that wrote it. */
  schema: z.int(),
  company: z.string(),
  madeAt: z.iso.datetime(),
  counts: z.record(z.string(), z.int().min(0)),
  numbers: z.record(z.string(), z.int().min(0).max(50_000_000)),
  entries: z.array(Entry),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'

import { z } from 'zod'

/** Who changed what, when, and from what to what. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Null where the system or a customer changed it. */
  user: z
    .object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable(), email: z.string() })
    .nullable(),
  /** The kind of thing: `rental`, `vehicle`, `user` … */
  entity: z.string(),
  entityId: z.int(),
  /** In the past: `created`, `changed`, `delivered`. */
  action: z.string(),
  /** Field by field, `[before, after]`; only what changed. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

import { z } from 'zod'
import { MemberName } from './user.ts'

/** A recorded change: its author, its time, and the values before and after. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for a change by a program, the system or a customer. */
  user: MemberName.extend({ email: z.string() }).nullable(),
  /** The key of the program that changed it. */
  apiKey: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The kind of record: `rental`, `vehicle`, `user` … */
  entity: z.string(),
  entityId: z.int(),
  /** A verb in the past: `created`, `changed`, `delivered`. */
  action: z.string(),
  /** `[before, after]` of each changed field. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

import { z } from 'zod'

/** A browser on which the user is signed in. */
export const OpenSession = z.object({
  id: z.int(),
  /** Browser and system, as `Firefox · Android`; null when the browser does not tell. */
  device: z.string().nullable(),
  /** The network address of its last use, as the server saw it; null for a session older than this list. */
  address: z.string().nullable(),
  startedAt: z.string(),
  /** Exact to five minutes. */
  lastSeenAt: z.string(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

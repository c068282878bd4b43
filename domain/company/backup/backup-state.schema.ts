import { z } from 'zod'

/** The state of the backups of an installation, as its own company is told; `at` is when the last one was made. */
export const BackupState = z.object({
  state: z.enum(['fine', 'none', 'old', 'failed']),
  at: z.string().nullable(),
})
export type BackupState = z.infer<typeof BackupState>

import { randomBytes } from 'node:crypto'
import { newCode } from '#features/rentals/public'
import type { ArchivedRow } from './references.ts'

type Make = (row: ArchivedRow, context: { companyId: number; at: string }) => unknown

/** The columns that an archive leaves out and an import fills: new secrets, and people and keys that open nothing. */
export const made: Record<string, Record<string, Make>> = {
  users: {
    email: (row, { companyId }) => `former-member-${companyId}-${row.id}@filao.invalid`,
    role: () => 'staff',
    archived_at: (_, { at }) => at,
  },
  rentals: { code: newCode },
  api_keys: {
    token_hash: () => `\\x${randomBytes(32).toString('hex')}`,
    last_four: () => '····',
    revoked_at: (_, { at }) => at,
  },
}

import { randomBytes } from 'node:crypto'
import { checkExpiry, checkRoomForKey, keyPrefix } from '@filao/domain/access/key/api-key'
import type { ApiKey, ApiKeyCreation, CreatedApiKey } from '@filao/domain/access/key/api-key.schema'
import { fieldConflict } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { audit, difference } from '#platform/feature/audit'
import { checkCompanyProven } from '../proof/proof.ts'
import { hashToken } from '../sessions/session.ts'
import type { Colleague } from '../user/colleague.ts'
import { insertKey, listKeys, loadKey, markRevoked } from './key-queries.ts'

/** Lists the company's keys that are not revoked. */
export async function listApiKeys(tx: Tx, companyId: number): Promise<ApiKey[]> {
  return await listKeys(tx, companyId)
}

/**
 * Creates a key of 256 random bits, stored hashed, and returns it this once. Throws `email_unproven` when the company's
 * founder has not proven their address.
 */
export async function createApiKey(tx: Tx, by: Colleague, wanted: ApiKeyCreation, now: string): Promise<CreatedApiKey> {
  const { companyId, userId } = by
  checkExpiry(wanted.expiresAt, now)
  await checkCompanyProven(tx, companyId)
  await lockName(tx, `api keys of ${companyId}`)
  checkRoomForKey((await listKeys(tx, companyId)).length)
  const key = keyPrefix + randomBytes(32).toString('base64url')
  const stored = { tokenHash: hashToken(key), lastFour: key.slice(-4), createdBy: userId }
  const inserted = await insertKey(tx, { ...wanted, ...stored, companyId })
  if (!inserted) throw nameTaken()
  const { id } = inserted
  const entry = { companyId, userId, entity: 'apiKey', entityId: id, action: 'created' } as const
  await audit(tx, { ...entry, changes: difference({}, wanted) })
  return { ...(await loadKey(tx, companyId, id)), key }
}

/** Revokes a key at once. Its row stays, since the history names it. */
export async function revokeApiKey(tx: Tx, { companyId, userId }: Colleague, id: number): Promise<void> {
  const { name } = await markRevoked(tx, companyId, id)
  const entry = { companyId, userId, entity: 'apiKey', entityId: id, action: 'revoked' } as const
  await audit(tx, { ...entry, changes: { name: [name, null] } })
}

const nameTaken = () =>
  fieldConflict('name', 'taken', {
    fr: 'Une clé porte déjà ce nom.',
    en: 'A key already has this name.',
  })

import type { Database, Tx } from '#platform/database/connect'
import { beginsSealing } from '#platform/database/tables/secret-key'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { newSecret } from '#platform/outgoing/sign'
import { seal, unseal } from '#platform/secrets/seal'
import { listSecrets, type Secrets, saveSecrets } from './secret-queries.ts'

const prefix = 'sealed:'

/** Encrypts the secrets of webhooks that are in the clear. */
export async function sealWebhooks(db: Database, key: Buffer | null): Promise<void> {
  if (key === null) return
  await inTransaction(db, { identity: true }, async (tx) => {
    const plain = (await listSecrets(tx)).filter((webhook) => !allOf(webhook).every(isSealed))
    if (plain.length === 0 || !(await beginsSealing(tx, key))) return
    for (const webhook of plain) {
      const { companyId } = webhook
      const sealed = (secret: string) =>
        isSealed(secret) ? secret : `${prefix}${seal(key, Buffer.from(secret), rowOf(companyId)).toString('base64')}`
      await saveSecrets(tx, {
        ...webhook,
        secret: sealed(webhook.secret),
        formerSecret: webhook.formerSecret === null ? null : sealed(webhook.formerSecret),
        earlierSecrets: webhook.earlierSecrets.map((earlier) => ({ ...earlier, secret: sealed(earlier.secret) })),
      })
    }
  })
}

/** Returns a secret of a company's webhook as it is, decrypted where it is encrypted. */
export function openSecret(key: Buffer | null, companyId: number, secret: string): string {
  if (!isSealed(secret)) return secret
  return unseal(key, Buffer.from(secret.slice(prefix.length), 'base64'), rowOf(companyId)).toString()
}

/** Gives webhooks whose secrets are encrypted with a lost key a new one, which their company must renew to know. */
export async function replaceLostSecrets(tx: Tx): Promise<number> {
  const lost = (await listSecrets(tx)).filter((webhook) => allOf(webhook).some(isSealed))
  for (const webhook of lost) {
    await saveSecrets(tx, { ...webhook, secret: newSecret(), formerSecret: null, earlierSecrets: [] })
  }
  return lost.length
}

function allOf({ secret, formerSecret, earlierSecrets }: Secrets): string[] {
  return [secret, ...(formerSecret === null ? [] : [formerSecret]), ...earlierSecrets.map((earlier) => earlier.secret)]
}

function isSealed(secret: string): boolean {
  return secret.startsWith(prefix)
}

function rowOf(companyId: number): string {
  return `webhook of company ${companyId}`
}

import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The secrets of a webhook: its own, the one before, and those before that, each of which signs until an instant. */
export type Secrets = {
  id: number
  companyId: number
  secret: string
  formerSecret: string | null
  earlierSecrets: { secret: string; until: string }[]
}

/** Lists the secrets of all webhooks, in the scope of the system, and locks them. */
export async function listSecrets(tx: Tx): Promise<Secrets[]> {
  return await tx
    .selectFrom('webhooks')
    .select(['id', 'companyId', 'secret', 'formerSecret'])
    .select(sql<Secrets['earlierSecrets']>`earlier_secrets`.as('earlierSecrets'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function saveSecrets(tx: Tx, { id, companyId, earlierSecrets, ...secrets }: Secrets): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ ...secrets, earlierSecrets: JSON.stringify(earlierSecrets) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

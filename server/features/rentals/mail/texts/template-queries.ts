import type { Language } from '@filao/domain/kernel/language.schema'
import type { TemplateText } from '@filao/domain/rentals/mail/template.schema'
import type { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Names the words of a kind of mail in a language of a company. */
export type TemplateKey = { companyId: number; kind: TemplateKind; language: Language }

/** Lists the company's own words of its mails. */
export async function listTemplates(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('messageTemplates')
    .select(['kind', 'language', 'subject', 'body', 'updatedAt'])
    .where('companyId', '=', companyId)
    .execute()
}

/** Finds the company's own words of a mail; undefined where it uses the original ones. */
export async function findTemplate(tx: Tx, { companyId, kind, language }: TemplateKey, { lock = false } = {}) {
  return await tx
    .selectFrom('messageTemplates')
    .select(['subject', 'body'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function saveTemplate(tx: Tx, key: TemplateKey, { subject, body }: TemplateText): Promise<void> {
  await tx
    .insertInto('messageTemplates')
    .values({ ...key, subject, body })
    .onConflict((same) =>
      same.columns(['companyId', 'kind', 'language']).doUpdateSet({ subject, body, updatedAt: sql`now()` }),
    )
    .execute()
}

export async function deleteTemplate(tx: Tx, { companyId, kind, language }: TemplateKey): Promise<void> {
  await tx
    .deleteFrom('messageTemplates')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute()
}

/** Finds the id of the company's most recent rental. */
export async function findLatestRentalId(tx: Tx, companyId: number): Promise<number | undefined> {
  const latest = await tx
    .selectFrom('rentals')
    .select('id')
    .where('companyId', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.id
}

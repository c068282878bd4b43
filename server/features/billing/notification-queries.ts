import type { Language } from '@filao/domain/kernel/language.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { zoneOfDates } from './zone-queries.ts'

/** Loads the company as the payment provider knows it. Its address is its own, else its founder's. */
export async function loadPayer(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .leftJoin('users', 'users.id', 'companies.userId')
    .select([
      'companies.name',
      zoneOfDates().as('timezone'),
      'companies.createdAt as openedAt',
      sql<string | null>`coalesce(companies.email, users.email)`.as('email'),
      sql<Language>`coalesce(users.language, 'fr')`.as('language'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow(notFound)
}

/** Lists the trials that end between `now` and `until`, in the scope of the system. */
export async function listEndingTrials(tx: Tx, now: string, until: string) {
  return await tx
    .selectFrom('billingAccounts')
    .select(['companyId', 'trialEndsAt'])
    .where('status', '=', 'trialing')
    .where('isEnding', '=', false)
    .where('trialEndsAt', '>', now)
    .where('trialEndsAt', '<=', until)
    .orderBy('companyId')
    .execute()
}

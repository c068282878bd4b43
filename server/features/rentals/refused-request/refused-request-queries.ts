import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Selects the refused requests of a company as answers have them. */
export function refusedRequests(tx: Tx, companyId: number) {
  return tx
    .selectFrom('refusedRequests as q')
    .innerJoin('agencies as a', (join) =>
      join.onRef('a.companyId', '=', 'q.companyId').onRef('a.id', '=', 'q.departureAgencyId'),
    )
    .leftJoin('categories as c', (join) =>
      join.onRef('c.companyId', '=', 'q.companyId').onRef('c.id', '=', 'q.categoryId'),
    )
    .select((eb) => [
      'q.id',
      'q.departureAgencyId',
      'q.categoryId',
      'q.startsAt as start',
      'q.endsAt as end',
      sql<ReferralMode>`q.referral_mode`.as('referralMode'),
      'q.createdAt',
      jsonBuildObject({ id: eb.ref('a.id'), name: eb.ref('a.name'), timezone: eb.ref('a.timezone') }).as(
        'departureAgency',
      ),
      sql<{ id: number; code: string; name: string } | null>`
        case when c.id is not null then json_build_object('id', c.id, 'code', c.code, 'name', c.name) end`.as(
        'category',
      ),
      memberName(eb.ref('q.createdBy')).as('createdBy'),
    ])
    .where('q.companyId', '=', companyId)
}

export async function loadRefusedRequest(tx: Tx, companyId: number, id: number) {
  return await refusedRequests(tx, companyId).where('q.id', '=', id).executeTakeFirstOrThrow(notFound)
}

type Stored = Insertable<Schema['refusedRequests']>

/** Finds what a member has recorded for the same search since an instant. */
export async function findRepeated(tx: Tx, search: Stored, since: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('refusedRequests')
    .select('id')
    .where('companyId', '=', search.companyId)
    .where('createdBy', '=', search.createdBy ?? null)
    .where('createdAt', '>', since)
    .where('departureAgencyId', '=', search.departureAgencyId)
    .where(sql<boolean>`category_id is not distinct from ${search.categoryId}::int`)
    .where('startsAt', '=', search.startsAt)
    .where('endsAt', '=', search.endsAt)
    .where('referralMode', '=', search.referralMode)
    .executeTakeFirst()
  return found?.id
}

export async function insertRefusedRequest(tx: Tx, request: Stored): Promise<number> {
  const { id } = await tx.insertInto('refusedRequests').values(request).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Deletes a refused request and returns it, or throws 404. */
export async function deleteRefusedRequest(tx: Tx, companyId: number, id: number) {
  return await tx
    .deleteFrom('refusedRequests')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(['departureAgencyId', 'categoryId', 'startsAt as start', 'endsAt as end', 'referralMode'])
    .executeTakeFirstOrThrow(notFound)
}

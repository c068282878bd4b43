import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/serve'

/** A price line as the rules compare it. */
export type StoredLine = {
  id: number
  seasonId: number | null
  agencyId: number
  categoryId: number
  name: string | null
  minDays: number
  price: number
}

/** By agency, season in the order of the year, category and length. */
export async function listPriceLines(tx: Tx, companyId: number): Promise<StoredLine[]> {
  return await tx
    .selectFrom('priceLines as line')
    .leftJoin('seasons as season', 'season.id', 'line.seasonId')
    .innerJoin('agencies as agency', 'agency.id', 'line.agencyId')
    .innerJoin('categories as category', 'category.id', 'line.categoryId')
    .select(['line.id', 'line.seasonId', 'line.agencyId', 'line.categoryId', 'line.name', 'line.minDays', price])
    .where('line.companyId', '=', companyId)
    .where('agency.archivedAt', 'is', null)
    .where('category.archivedAt', 'is', null)
    .orderBy('agency.name')
    .orderBy('line.agencyId')
    .orderBy((season) => season.fn.coalesce('season.start', sql<string>`''`))
    .orderBy('category.code')
    .orderBy('line.categoryId')
    .orderBy('line.minDays')
    .execute()
}

const price = sql<number>`line.price_cents / 100.0`.as('price')

/** Everything but the options that `quote()` needs for a category at an agency, in one query. */
export async function loadPriceBasis(tx: Tx, basis: { companyId: number; agencyId: number; categoryId: number }) {
  const { companyId, agencyId, categoryId } = basis
  return await tx
    .selectFrom('agencies as agency')
    .innerJoin('companies as company', 'company.id', 'agency.companyId')
    .innerJoin('categories as category', 'category.companyId', 'agency.companyId')
    .where('agency.companyId', '=', companyId)
    .where('agency.id', '=', agencyId)
    .where('category.id', '=', categoryId)
    .select((row) => [
      'agency.timezone',
      'company.graceMinutes',
      'category.name as categoryName',
      'category.preparationDurationMinutes',
      'category.minimumRentalDurationMinutes',
      sql<number>`category.security_deposit_cents / 100.0`.as('securityDepositAmount'),
      sql<number>`category.waiver_cents / 100.0`.as('waiverAmount'),
      jsonArrayFrom(
        row
          .selectFrom('seasons')
          .whereRef('seasons.companyId', '=', 'agency.companyId')
          .whereRef('seasons.agencyId', '=', 'agency.id')
          .select(['seasons.id', 'seasons.start', 'seasons.end', 'seasons.userLabel'])
          .orderBy('seasons.start'),
      ).as('seasons'),
      jsonArrayFrom(
        row
          .selectFrom('priceLines as line')
          .whereRef('line.companyId', '=', 'agency.companyId')
          .whereRef('line.agencyId', '=', 'agency.id')
          .whereRef('line.categoryId', '=', 'category.id')
          .select(['line.id', 'line.seasonId', 'line.minDays', price])
          .orderBy('line.minDays'),
      ).as('priceLines'),
    ])
    .executeTakeFirstOrThrow(notFound)
}

import { toEuros } from '@filao/domain/kernel/money'
import { fieldNames } from '@filao/domain/kernel/stored'
import type { PriceRow } from '@filao/domain/pricing/price-columns'
import { type PriceLine, PriceLineFields } from '@filao/domain/pricing/price-line.schema'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { loadAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

/** A price line as rules compare it. */
export type StoredLine = Omit<PriceLine, 'price'> & { priceCents: number }

type NewLine = Omit<StoredLine, 'id'>

/** Lists the price lines by agency, season in the order of the year, category and length. */
export async function listPriceLines(tx: Tx, companyId: number): Promise<StoredLine[]> {
  return await allLines(tx, companyId)
    .leftJoin('seasons as season', 'season.id', 'line.seasonId')
    .innerJoin('agencies as agency', 'agency.id', 'line.agencyId')
    .innerJoin('categories as category', 'category.id', 'line.categoryId')
    .select(['line.id', 'line.priceCents', ...ownFields])
    .where('agency.archivedAt', 'is', null)
    .where('category.archivedAt', 'is', null)
    .orderBy('agency.name')
    .orderBy('line.agencyId')
    .orderBy((season) => season.fn.coalesce('season.start', sql<string>`''`))
    .orderBy('category.code')
    .orderBy('line.categoryId')
    .orderBy('line.minHours', (hours) => hours.asc().nullsLast())
    .orderBy('line.weekdays', (weekdays) => weekdays.asc().nullsFirst())
    .orderBy('line.minDays')
    .execute()
}

/** Selects the lines of a company from both tables: a price of a day is for no hours and every weekday. */
function allLines(tx: Tx, companyId: number) {
  return tx.selectFrom((db) =>
    db
      .selectFrom('priceLines')
      .select([...sharedColumns, sql<number | null>`null::int`.as('minHours'), noWeekdays])
      .where('companyId', '=', companyId)
      .unionAll(
        db
          .selectFrom('specialPrices')
          .select([...sharedColumns, 'minHours', 'weekdays'])
          .where('companyId', '=', companyId),
      )
      .as('line'),
  )
}

const sharedColumns = ['id', 'seasonId', 'agencyId', 'categoryId', 'name', 'nameEn', 'minDays', 'priceCents'] as const
const noWeekdays = sql<number[] | null>`null::smallint[]`.as('weekdays')

/** Lists these price lines with the names of what they are for. */
export async function listPriceRows(tx: Tx, companyId: number, ids: number[]): Promise<PriceRow[]> {
  const seasons = await tx
    .selectFrom('seasons')
    .select(['id', 'agencyId', 'userLabel', 'start', 'end'])
    .where('companyId', '=', companyId)
    .execute()
  const rows = await allLines(tx, companyId)
    .innerJoin('agencies as agency', 'agency.id', 'line.agencyId')
    .innerJoin('categories as category', 'category.id', 'line.categoryId')
    .select([
      'line.id',
      'agency.name as agency',
      'line.agencyId',
      'line.seasonId',
      'category.code as category',
      'line.minDays',
      'line.minHours',
      'line.weekdays',
      'line.priceCents',
    ])
    .where(sql<boolean>`line.id = any(${ids}::int[])`)
    .execute()
  const [byId, byAgency] = [new Map(seasons.map((one) => [one.id, one])), Map.groupBy(seasons, (one) => one.agencyId)]
  return rows.map(({ agencyId, seasonId, priceCents, ...row }) => ({
    ...row,
    season: (seasonId !== null && byId.get(seasonId)) || null,
    seasons: byAgency.get(agencyId) ?? [],
    price: toEuros(priceCents),
  }))
}

const ownFields = fieldNames(PriceLineFields.omit({ price: true })).map((name) => `line.${name}` as const)

/** Loads the facts that `quote()` needs for a category at an agency, except the options, in one query. */
export async function loadPriceBasis(tx: Tx, basis: { companyId: number; agencyId: number; categoryId: number }) {
  return await priceBases(tx, basis).where('category.id', '=', basis.categoryId).executeTakeFirstOrThrow(notFound)
}

/** Lists the facts that `quote()` needs for every category at an agency, in one query; 404 for an unknown agency. */
export async function listPriceBases(tx: Tx, at: { companyId: number; agencyId: number }) {
  const bases = await priceBases(tx, at).where('category.archivedAt', 'is', null).execute()
  if (bases.length === 0) await loadAgency(tx, at.companyId, at.agencyId)
  return bases
}

function priceBases(tx: Tx, { companyId, agencyId }: { companyId: number; agencyId: number }) {
  return tx
    .selectFrom('agencies as agency')
    .innerJoin('companies as company', 'company.id', 'agency.companyId')
    .innerJoin('categories as category', 'category.companyId', 'agency.companyId')
    .where('agency.companyId', '=', companyId)
    .where('agency.id', '=', agencyId)
    .select((row) => [
      'agency.timezone',
      'company.graceMinutes',
      'category.id as categoryId',
      'category.code as categoryCode',
      'category.name as categoryName',
      'category.preparationDurationMinutes',
      'category.minimumRentalDurationMinutes',
      'category.securityDepositCents',
      'category.waiverCents',
      jsonArrayFrom(
        row
          .selectFrom('seasons')
          .whereRef('seasons.companyId', '=', 'agency.companyId')
          .whereRef('seasons.agencyId', '=', 'agency.id')
          .select(['seasons.id', 'seasons.start', 'seasons.end', 'seasons.userLabel', 'seasons.userLabelEn'])
          .orderBy('seasons.start'),
      ).as('seasons'),
      jsonArrayFrom(
        row
          .selectFrom('priceLines as line')
          .whereRef('line.companyId', '=', 'agency.companyId')
          .whereRef('line.agencyId', '=', 'agency.id')
          .whereRef('line.categoryId', '=', 'category.id')
          .select(['line.id', 'line.seasonId', 'line.minDays', 'line.priceCents'])
          .orderBy('line.minDays'),
      ).as('priceLines'),
      jsonArrayFrom(
        row
          .selectFrom('specialPrices as special')
          .whereRef('special.companyId', '=', 'agency.companyId')
          .whereRef('special.agencyId', '=', 'agency.id')
          .whereRef('special.categoryId', '=', 'category.id')
          .select(['special.id', 'special.seasonId', 'special.minDays', 'special.minHours', 'special.weekdays'])
          .select('special.priceCents')
          .orderBy('special.id'),
      ).as('specialPrices'),
    ])
}

/** Loads the names that a line may refer to: agencies with their seasons, and categories. */
export async function loadPriceReferences(tx: Tx, companyId: number) {
  const [agencies, categories] = await Promise.all([
    tx
      .selectFrom('agencies as agency')
      .where('agency.companyId', '=', companyId)
      .where('agency.archivedAt', 'is', null)
      .select((row) => [
        'agency.id',
        'agency.name',
        jsonArrayFrom(
          row
            .selectFrom('seasons')
            .whereRef('seasons.companyId', '=', 'agency.companyId')
            .whereRef('seasons.agencyId', '=', 'agency.id')
            .select(['seasons.id', 'seasons.userLabel']),
        ).as('seasons'),
      ])
      .execute(),
    tx
      .selectFrom('categories')
      .where('companyId', '=', companyId)
      .where('archivedAt', 'is', null)
      .select(['id', 'code', 'name', 'minimumRentalDurationMinutes'])
      .execute(),
  ])
  return { agencies, categories }
}

/** The types of the columns in which a line is written, and those of a price of hours or weekdays alone. */
const columnTypes = {
  seasonId: 'int',
  agencyId: 'int',
  categoryId: 'int',
  name: 'text',
  nameEn: 'text',
  minDays: 'int',
  priceCents: 'int',
} satisfies Partial<Record<keyof NewLine, string>>
const specialTypes = { ...columnTypes, minHours: 'int', weekdays: 'smallint[]' } satisfies Record<keyof NewLine, string>

/** The table of prices of a day, and that of prices of an hour or of weekdays. */
export type PriceTable = 'price_lines' | 'special_prices'

/** Returns the table that holds a line. */
export function tableOf({ minHours, weekdays }: Pick<NewLine, 'minHours' | 'weekdays'>): PriceTable {
  return minHours === null && weekdays === null ? 'price_lines' : 'special_prices'
}

function writtenIn(table: PriceTable): (keyof NewLine)[] {
  return Object.keys(table === 'price_lines' ? columnTypes : specialTypes) as (keyof NewLine)[]
}

/** Sends the lines as one JSON text, so that twenty thousand of them are one statement. */
function rows(lines: readonly Partial<StoredLine>[]) {
  const columns = Object.entries({ id: 'int', ...specialTypes }).map(([name, type]) => `"${name}" ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (${sql.raw(columns.join(', '))})`
}

export async function insertPriceLines(
  tx: Tx,
  companyId: number,
  table: PriceTable,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return
  const written = writtenIn(table)
  const columns = sql.join(written.map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (company_id, ${columns})
    select ${companyId}, ${sql.join(written.map(given))} from ${rows(lines)}
  `.execute(tx)
}

export async function updatePriceLines(
  tx: Tx,
  companyId: number,
  table: PriceTable,
  lines: readonly StoredLine[],
): Promise<void> {
  if (lines.length === 0) return
  const changes = sql.join(writtenIn(table).map((name) => sql`${sql.ref(name)} = ${given(name)}`))
  await sql`
    update ${sql.table(table)} as line set ${changes} from ${rows(lines)}
    where line.company_id = ${companyId} and line.id = given.id
  `.execute(tx)
}

/** Selects a field of a sent line; the names in JSON stay as the code has them. */
function given(name: keyof NewLine) {
  return sql.raw(`given."${name}"`)
}

export async function deletePriceLines(
  tx: Tx,
  companyId: number,
  table: PriceTable,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from ${sql.table(table)} where company_id = ${companyId} and id = any(${ids}::int[])
  `.execute(tx)
}

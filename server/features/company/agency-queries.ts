import { AgencyFields } from '@filao/domain/company/agency.schema'
import { daysOfWeek } from '@filao/domain/company/opening-hours'
import type { OpeningHours } from '@filao/domain/company/opening-hours.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'

export async function listAgencies(tx: Tx, companyId: number) {
  return await agencies(tx, companyId).orderBy(sql`fold(agencies.name)`).orderBy('agencies.id').execute()
}

export async function loadAgency(tx: Tx, companyId: number, id: number) {
  return await agencies(tx, companyId).where('agencies.id', '=', id).executeTakeFirstOrThrow(notFound)
}

/**
 * Lists the agencies that are not archived, each with its opening hours from Monday on and its seasons in the order of
 * the year.
 */
function agencies(tx: Tx, companyId: number) {
  return tx
    .selectFrom('agencies')
    .select(['agencies.id', 'agencies.companyId', 'agencies.countryCode', ...columns, geolocation.as('geolocation')])
    .select((agency) => [
      openingHoursOf(agency).as('openingHours'),
      jsonArrayFrom(
        agency
          .selectFrom('seasons')
          .select([
            'seasons.id',
            'seasons.agencyId',
            'seasons.start',
            'seasons.end',
            'seasons.userLabel',
            'seasons.userLabelEn',
          ])
          .whereRef('seasons.companyId', '=', 'agencies.companyId')
          .whereRef('seasons.agencyId', '=', 'agencies.id')
          .orderBy('seasons.start'),
      ).as('seasons'),
    ])
    .where('agencies.companyId', '=', companyId)
    .where('agencies.archivedAt', 'is', null)
}

const columns = [
  ...fieldNames(
    AgencyFields.omit({ geolocation: true, openingHours: true, seasons: true, isManualApprovalRequired: true }),
  ).map((name) => `agencies.${name}` as const),
  sql<boolean>`not agencies.confirms_at_once`.as('isManualApprovalRequired'),
] as const

/** Selects the time zone of a company's dates: that of its agency, or the default zone without an agency. */
export function zoneOfAgency() {
  return sql<string>`coalesce((select timezone from agencies
    where company_id = companies.id and archived_at is null order by id limit 1), 'America/Guadeloupe')`
}

/** Returns true when an agency of the company confirms at once the quotes that customers accept. */
export async function confirmsAtOnce(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const agency = tx.selectFrom('agencies').select('confirmsAtOnce').where('companyId', '=', companyId)
  return (await agency.where('id', '=', id).executeTakeFirst())?.confirmsAtOnce ?? false
}

/** Selects the opening hours of an agency, from Monday on. */
export function openingHoursOf(agency: ExpressionBuilder<Schema, 'agencies'>) {
  return jsonArrayFrom(
    agency
      .selectFrom('openingHours')
      .select([
        'openingHours.id',
        'openingHours.dayOfWeek',
        'openingHours.openTimeMinutes',
        'openingHours.closeTimeMinutes',
      ])
      .whereRef('openingHours.companyId', '=', 'agencies.companyId')
      .whereRef('openingHours.agencyId', '=', 'agencies.id')
      .orderBy(sql`array_position(${sql.val([...daysOfWeek])}::text[], day_of_week)`)
      .orderBy('openingHours.openTimeMinutes'),
  )
}

const geolocation = sql<{ latitude: number; longitude: number } | null>`
  case when latitude is not null then json_build_object('latitude', latitude, 'longitude', longitude) end`

/**
 * Finds the agency and keeps it from being removed or archived until the transaction ends, so that new rows may refer
 * to it. 404 at the field `path` when it does not exist or is archived.
 */
export async function keepAgency(tx: Tx, companyId: number, id: number, path: string) {
  const refusal = () => unknown({ path, thing: 'agency' })
  return await liveAgency(tx, companyId, id).forKeyShare().executeTakeFirstOrThrow(refusal)
}

/** Locks the agency: calls that change its lists, remove it or archive it wait for each other. */
export async function lockAgency(tx: Tx, companyId: number, id: number) {
  return await liveAgency(tx, companyId, id).forUpdate().executeTakeFirstOrThrow(notFound)
}

function liveAgency(tx: Tx, companyId: number, id: number) {
  return tx
    .selectFrom('agencies')
    .select(['id', 'name', 'countryCode', 'timezone'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
}

/** Returns true when another agency that is not archived has the name, ignoring case. */
export async function isAgencyNameTaken(tx: Tx, companyId: number, name: string, exceptId: number | null) {
  const other = await tx
    .selectFrom('agencies')
    .select('id')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`lower(btrim(name)) = lower(${name})`)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`id is distinct from ${exceptId}::int`)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertAgency(tx: Tx, agency: Insertable<Schema['agencies']>): Promise<number> {
  const { id } = await tx.insertInto('agencies').values(agency).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes the agency. Its country is always the company's. */
export async function updateAgency(tx: Tx, companyId: number, id: number, change: Updateable<Schema['agencies']>) {
  await tx
    .updateTable('agencies')
    .set(change)
    .set((agency) => ({
      countryCode: agency.selectFrom('companies').select('companies.countryCode').where('companies.id', '=', companyId),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function archiveAgency(tx: Tx, companyId: number, id: number, archivedAt: string): Promise<void> {
  await tx.updateTable('agencies').set({ archivedAt }).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function deleteAgency(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('agencies').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Replaces the opening hours. Unchanged ranges keep their ids, so that saving a form again changes nothing. */
export async function replaceOpeningHours(
  tx: Tx,
  companyId: number,
  agencyId: number,
  list: readonly OpeningHours[],
): Promise<void> {
  const rows = list.map(({ dayOfWeek, openTimeMinutes, closeTimeMinutes }) => ({
    companyId,
    agencyId,
    dayOfWeek,
    openTimeMinutes,
    closeTimeMinutes,
  }))
  const stays = rows.map((row) => `${row.dayOfWeek} ${row.openTimeMinutes} ${row.closeTimeMinutes}`)
  await tx
    .deleteFrom('openingHours')
    .where('companyId', '=', companyId)
    .where('agencyId', '=', agencyId)
    .where(
      sql<boolean>`concat_ws(' ', day_of_week, open_time_minutes, close_time_minutes) <> all(${sql.val(stays)}::text[])`,
    )
    .execute()
  // A conflict is with an unchanged range: the list itself has no overlaps.
  if (rows.length > 0) {
    await tx
      .insertInto('openingHours')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

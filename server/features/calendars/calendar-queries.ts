import type { Calendar } from '@filao/domain/calendars/calendar.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
import { type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

function calendarsOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom('calendars')
    .select((eb) => [
      'calendars.id',
      'calendars.name',
      sql<Calendar['shows']>`calendars.shows`.as('shows'),
      'calendars.createdAt',
      'calendars.lastReadAt',
      jsonObjectFrom(
        eb
          .selectFrom('agencies')
          .select(['agencies.id', 'agencies.name'])
          .whereRef('agencies.companyId', '=', 'calendars.companyId')
          .whereRef('agencies.id', '=', 'calendars.agencyId'),
      ).as('agency'),
      jsonObjectFrom(
        eb
          .selectFrom('vehicles')
          .select(['vehicles.id', 'vehicles.registrationNumber'])
          .whereRef('vehicles.companyId', '=', 'calendars.companyId')
          .whereRef('vehicles.id', '=', 'calendars.vehicleId'),
      ).as('vehicle'),
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', 'users.firstName', 'users.lastName'])
          .whereRef('users.companyId', '=', 'calendars.companyId')
          .whereRef('users.id', '=', 'calendars.createdBy'),
      ).as('createdBy'),
    ])
    .where('calendars.companyId', '=', companyId)
}

/** Lists the company's calendars, oldest first. */
export async function listCalendars(tx: Tx, companyId: number) {
  return await calendarsOf(tx, companyId).orderBy('calendars.id').execute()
}

export async function loadCalendar(tx: Tx, companyId: number, id: number) {
  return await calendarsOf(tx, companyId).where('calendars.id', '=', id).executeTakeFirstOrThrow(notFound)
}

export async function insertCalendar(tx: Tx, calendar: Insertable<Schema['calendars']>): Promise<number> {
  const { id } = await tx.insertInto('calendars').values(calendar).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Deletes the calendar and returns its name. 404 when it is already revoked, or another company's. */
export async function deleteCalendar(tx: Tx, companyId: number, id: number) {
  return await tx
    .deleteFrom('calendars')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow(notFound)
}

export type ReadCalendar = NonNullable<Awaited<ReturnType<typeof findCalendar>>>

/** Finds the calendar of a hashed address, whatever its company. */
export async function findCalendar(tx: Tx, tokenHash: Buffer) {
  return await tx
    .selectFrom('calendars')
    .select(['id', 'companyId', 'name', 'agencyId', 'vehicleId'])
    .select([sql<Calendar['shows']>`shows`.as('shows'), sql<Language>`language`.as('language')])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Stores the hour of a read, at most once an hour. */
export async function markRead(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .updateTable('calendars')
    .set({ lastReadAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where(sql<boolean>`last_read_at is null or last_read_at < now() - interval '1 hour'`)
    .execute()
}

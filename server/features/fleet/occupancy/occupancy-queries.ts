import type { Period } from '@filao/domain/kernel/period'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'

/** A vehicle in a period. A rental's `end` includes the preparation time after it. */
export type Slot = Period & { companyId: number; vehicleId: number }

/**
 * The occupancy in conflict: a rental (`publicId`) or an unavailability (null). `timezone` is that of the vehicle's
 * agency; `hasLapsed` means a reservation that nobody accepted before its start.
 */
export type Conflict = Period & {
  rentalId: number | null
  publicId: string | null
  timezone: string
  hasLapsed: boolean
}

/**
 * Locks the vehicle until the transaction ends, so that writers of its occupancies wait here instead of deadlocking on
 * the constraint. 404 when it does not exist or is archived, at the field `path` if given.
 */
export async function lockVehicle(tx: Tx, companyId: number, vehicleId: number, path?: string) {
  return await tx
    .selectFrom('vehicles')
    .select(['id', 'registrationNumber', 'categoryId', 'locationId', 'odometer', 'fuelLevel'])
    .where('companyId', '=', companyId)
    .where('id', '=', vehicleId)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => (path ? unknown({ path, thing: 'vehicle' }) : notFound()))
}

/**
 * Finds the earliest occupancy that overlaps the slot, preparation time included. With `now`, a late rental occupies
 * its vehicle up to now; `exceptRentalId` is ignored.
 */
export async function findConflict(
  tx: Tx,
  {
    companyId,
    vehicleId,
    start,
    end,
    exceptRentalId,
    now,
  }: Slot & { exceptRentalId?: number | undefined; now?: string },
): Promise<Conflict | undefined> {
  const isLate = sql<boolean>`rentals.status = 'ongoing' and upper(occupancies.period) < ${now ?? null}::timestamptz`
  const until = sql<string>`case when ${isLate} then ${now ?? null}::timestamptz else upper(occupancies.period) end`
  const from = sql<string>`lower(occupancies.period)`
  const hasLapsed = sql<boolean>`(rentals.status = 'validating' and rentals.starts_at < ${now ?? null}::timestamptz) is true`
  return await tx
    .selectFrom('occupancies')
    .innerJoin('vehicles', (join) =>
      join.onRef('vehicles.companyId', '=', 'occupancies.companyId').onRef('vehicles.id', '=', 'occupancies.vehicleId'),
    )
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'vehicles.companyId').onRef('agencies.id', '=', 'vehicles.locationId'),
    )
    .leftJoin('rentals', (join) =>
      join.onRef('rentals.companyId', '=', 'occupancies.companyId').onRef('rentals.id', '=', 'occupancies.rentalId'),
    )
    .select(['occupancies.rentalId', 'rentals.publicId', 'agencies.timezone', from.as('start'), until.as('end')])
    .select(hasLapsed.as('hasLapsed'))
    .where('occupancies.companyId', '=', companyId)
    .where('occupancies.vehicleId', '=', vehicleId)
    .where(sql<boolean>`coalesce(occupancies.rental_id <> ${exceptRentalId ?? null}::int, true)`)
    .where(from, '<', sql<string>`${end}::timestamptz`)
    .where(until, '>', sql<string>`${start}::timestamptz`)
    .orderBy(from)
    .limit(1)
    .executeTakeFirst()
}

/** Frees a vehicle from the reservations that nobody accepted before their start. Call it after `lockVehicle`. */
export async function deleteLapsedOccupancies(
  tx: Tx,
  { companyId, vehicleId, now }: { companyId: number; vehicleId: number; now: string },
): Promise<void> {
  const lapsed = tx
    .selectFrom('rentals')
    .select('id')
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('status', '=', 'validating')
    .where('startsAt', '<', now)
  const held = tx.deleteFrom('occupancies').where('companyId', '=', companyId).where('vehicleId', '=', vehicleId)
  await held.where('rentalId', 'in', lapsed).execute()
}

/** Occupies the slot. The constraint `vehicle_taken` decides: an overlap answers 409 even after a successful check. */
export async function insertOccupancy(
  tx: Tx,
  slot: Slot & ({ rentalId: number } | { unavailabilityId: number }),
): Promise<void> {
  const { start, end, ...row } = slot
  await tx
    .insertInto('occupancies')
    .values({ ...row, period: period({ start, end }) })
    .execute()
}

/** PostgreSQL takes 65,535 values in a statement. */
const rowsPerStatement = 1000

/** Occupies many slots for rentals, as `insertOccupancy` does. */
export async function insertOccupancies(tx: Tx, slots: (Slot & { rentalId: number })[]): Promise<void> {
  for (let at = 0; at < slots.length; at += rowsPerStatement) {
    const rows = slots.slice(at, at + rowsPerStatement).map(({ start, end, ...row }) => {
      return { ...row, period: period({ start, end }) }
    })
    await tx.insertInto('occupancies').values(rows).execute()
  }
}

/** Deletes the occupancies of a rental or an unavailability, if any. */
export async function deleteOccupancy(
  tx: Tx,
  holder: { companyId: number; rentalId: number } | { companyId: number; unavailabilityId: number },
): Promise<void> {
  const holds = tx.deleteFrom('occupancies').where('companyId', '=', holder.companyId)
  const query =
    'rentalId' in holder
      ? holds.where('rentalId', '=', holder.rentalId)
      : holds.where('unavailabilityId', '=', holder.unavailabilityId)
  await query.execute()
}

function period({ start, end }: Period): RawBuilder<string> {
  return sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`
}

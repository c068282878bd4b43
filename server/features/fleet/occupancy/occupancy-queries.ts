import type { Period } from '@filao/domain/kernel/period'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'

/** A vehicle for a while. A rental's `end` includes the preparation time that follows it. */
export type Slot = Period & { companyId: number; vehicleId: number }

/**
 * What is in the way: a rental (`publicId`), or an unavailability (null). `timezone` is that of the vehicle's agency;
 * `hasLapsed`, that it is a reservation whose start went by without an answer.
 */
export type Conflict = Period & {
  rentalId: number | null
  publicId: string | null
  timezone: string
  hasLapsed: boolean
}

/**
 * The vehicle, kept for this transaction: those who write its occupancies queue here instead of deadlocking on the
 * constraint. 404 when it does not exist or is archived, at the field that names it (`path`) where one does.
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
 * The earliest occupancy that shares a moment with the slot, preparation time included. With `now`, a rental that should
 * have come back occupies its vehicle up to now. `exceptRentalId` does not stand in its own way.
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

/** Frees a vehicle from the reservations whose start went by without an answer. Ask after `lockVehicle`. */
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

/** Occupies the slot. The constraint `vehicle_taken` has the last word: a clash answers 409 whatever was checked before. */
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

/** Frees what a rental or an unavailability occupies; nothing when it occupies nothing. */
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

import type { Instant } from '@filao/domain/kernel/time.schema'
import type { HeldTime, RoomVehicle } from '@filao/domain/rentals/room/rows'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { promiseOfRental } from '../record/promise-queries.ts'

/** A vehicle of the fleet, with its plate and the preparation of its category. */
type Vehicle = RoomVehicle & { registrationNumber: string; preparationMinutes: number }

/** Lists the vehicles of the fleet. */
export async function listRoomVehicles(tx: Tx, companyId: number): Promise<Vehicle[]> {
  return await tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .select((eb) => [
      'vehicles.id',
      'vehicles.categoryId',
      'vehicles.transmission',
      'vehicles.seats',
      'vehicles.locationId',
      'vehicles.registrationNumber',
      eb.fn.coalesce('categories.preparationDurationMinutes', eb.lit(0)).as('preparationMinutes'),
    ])
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.archivedAt', 'is', null)
    .$castTo<Vehicle>()
    .execute()
}

/**
 * Lists what holds vehicles from a month before the earlier of the period and now, but offers that nobody
 * accepted before their start.
 */
export async function listHeldTimes(
  tx: Tx,
  companyId: number,
  { start, now }: { start: Instant; now: Instant },
): Promise<(HeldTime & { publicId: string | null })[]> {
  const rows = await tx
    .selectFrom('occupancies')
    .leftJoin('rentals', (join) =>
      join.onRef('rentals.companyId', '=', 'occupancies.companyId').onRef('rentals.id', '=', 'occupancies.rentalId'),
    )
    .leftJoin('categories as promised', (join) =>
      join
        .onRef('promised.companyId', '=', 'rentals.companyId')
        .onRef('promised.id', '=', 'rentals.promisedCategoryId'),
    )
    .select([
      'occupancies.vehicleId',
      sql<string>`lower(occupancies.period)`.as('start'),
      sql<string>`upper(occupancies.period)`.as('end'),
      'rentals.id',
      'rentals.publicId',
      'rentals.status',
      'rentals.departureAgencyId',
      'rentals.arrivalAgencyId',
      promiseOfRental,
      'rentals.isPinned',
      sql<boolean>`rentals.status = 'ongoing' and rentals.ends_at < ${now}::timestamptz`.as('isLate'),
      sql<string | null>`case when promised.id is not null then rentals.ends_at
        + make_interval(mins => coalesce(promised.preparation_duration_minutes, 0)) end`.as('preparedEnd'),
    ])
    .where('occupancies.companyId', '=', companyId)
    .where(
      sql<boolean>`occupancies.period && tstzrange(least(${start}, ${now})::timestamptz - interval '31 days', null)`,
    )
    .where(sql<boolean>`(rentals.status = 'validating' and rentals.starts_at < ${now}::timestamptz) is not true`)
    .execute()
  return rows.map(({ vehicleId, start: from, end, publicId, id, ...rental }) => ({
    vehicleId,
    start: from,
    end,
    publicId,
    rental: id === null ? null : ({ id, ...rental } as NonNullable<HeldTime['rental']>),
  }))
}

import { randomUUID } from 'node:crypto'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { holdsVehicle } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { type Insertable, sql } from 'kysely'
import type { Schema } from '#platform/database/schema'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Member, TestApp } from './app.ts'

export type StoredRental = {
  status: RentalStatus
  start: string
  end: string
  preparationMinutes?: number
  optionId?: number
  /** The actual instants of delivery and return, when not as planned. */
  deliveredAt?: string
  returnedAt?: string
  /** The agencies of departure and return, when not the vehicle's own. */
  departureAgencyId?: number
  arrivalAgencyId?: number
  totalCents?: number
  securityDepositCents?: number
  customer?: Partial<Insertable<Schema['customers']>>
}

/**
 * Inserts a rental of the vehicle from and to its own agency, in any status, with its occupancy. For tests of actions
 * that a rental prevents.
 */
export async function storedRental(t: TestApp, by: Member, vehicle: Vehicle, rental: StoredRental) {
  const { companyId } = by
  const { status, start, end, preparationMinutes = 0, optionId } = rental
  const { departureAgencyId = vehicle.locationId, arrivalAgencyId = vehicle.locationId } = rental
  const number = randomUUID().slice(0, 8)
  return await inTransaction(t.db, { companyId, userId: by.userId }, async (tx) => {
    const customer = await tx
      .insertInto('customers')
      .values({ companyId, publicId: number, firstName: 'Awa', ...rental.customer })
      .returning('id')
      .executeTakeFirstOrThrow()
    const wasDelivered = status === 'ongoing' || status === 'done'
    const { id, publicId } = await tx
      .insertInto('rentals')
      .values({
        companyId,
        publicId: number,
        code: randomUUID(),
        status,
        awaits: status === 'validating' ? 'customer' : null,
        startsAt: start,
        endsAt: end,
        vehicleId: vehicle.id,
        customerId: customer.id,
        departureAgencyId,
        arrivalAgencyId,
        totalCents: rental.totalCents ?? null,
        securityDepositCents: rental.securityDepositCents ?? 0,
        waiverCents: 0,
        preparationMinutes,
        deliveredAt: wasDelivered ? (rental.deliveredAt ?? start) : null,
        returnedAt: status === 'done' ? (rental.returnedAt ?? end) : null,
      })
      .returning(['id', 'publicId'])
      .executeTakeFirstOrThrow()
    if (holdsVehicle(status)) {
      const period = sql<string>`tstzrange(${rental.deliveredAt ?? start}, ${end}::timestamptz + make_interval(mins => ${preparationMinutes}))`
      await tx.insertInto('occupancies').values({ companyId, vehicleId: vehicle.id, rentalId: id, period }).execute()
    }
    if (optionId) await tx.insertInto('rentalOptions').values({ companyId, rentalId: id, optionId }).execute()
    return { id, publicId }
  })
}

/** Reads the audit entries of one thing, oldest first. */
export async function auditOf(t: TestApp, by: Member, entity: string, entityId: number) {
  return await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, async (tx) => {
    return await tx
      .selectFrom('auditEntries')
      .select(['action', 'userId', 'changes'])
      .where('entity', '=', entity)
      .where('entityId', '=', entityId)
      .orderBy('id')
      .execute()
  })
}

/** Lists the occupancies of the company's vehicles, `[start, end]` in order. */
export async function occupanciesOf(t: TestApp, { companyId, userId }: Member) {
  const rows = await inTransaction(t.db, { companyId, userId }, (tx) =>
    tx
      .selectFrom('occupancies')
      .select([sql<string>`lower(period)`.as('start'), sql<string>`upper(period)`.as('end')])
      .orderBy('period')
      .execute(),
  )
  return rows.map(({ start, end }) => [start, end])
}

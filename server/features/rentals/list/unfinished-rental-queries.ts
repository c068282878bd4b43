import { type UnfinishedRentals, unfinishedStatuses } from '@filao/domain/company/unfinished-rentals'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Eb = ExpressionBuilder<Schema, 'rentals'>

const firstCount = 3

/** Conditions for the rentals that name a resource. */
const naming = {
  agency: (eb: Eb, id: number) => eb.or([eb('departureAgencyId', '=', id), eb('arrivalAgencyId', '=', id)]),
  category: (eb: Eb, id: number) =>
    eb.or([
      eb('pricedCategoryId', '=', id),
      eb('promisedCategoryId', '=', id),
      eb.exists(
        eb
          .selectFrom('vehicles')
          .select('vehicles.id')
          .whereRef('vehicles.companyId', '=', 'rentals.companyId')
          .whereRef('vehicles.id', '=', 'rentals.vehicleId')
          .where('vehicles.categoryId', '=', id),
      ),
    ]),
  customer: (eb: Eb, id: number) =>
    eb.or([
      eb('customerId', '=', id),
      eb('billedCustomerId', '=', id),
      eb.exists(
        eb
          .selectFrom('rentalDrivers')
          .select('rentalDrivers.rentalId')
          .whereRef('rentalDrivers.companyId', '=', 'rentals.companyId')
          .whereRef('rentalDrivers.rentalId', '=', 'rentals.id')
          .where('rentalDrivers.customerId', '=', id),
      ),
    ]),
  vehicle: (eb: Eb, id: number) => eb('vehicleId', '=', id),
} satisfies Record<string, (eb: Eb, id: number) => ExpressionWrapper<Schema, 'rentals', SqlBool>>

/** Finds the unfinished rentals that name a resource: the three that start first, and their total number. */
export async function findUnfinishedRentals(
  tx: Tx,
  companyId: number,
  kind: keyof typeof naming,
  id: number,
): Promise<UnfinishedRentals> {
  const rows = await tx
    .selectFrom('rentals')
    .select(['rentals.id', 'rentals.publicId', sql<number>`count(*) over ()`.as('total')])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.status', 'in', unfinishedStatuses)
    .where((eb) => naming[kind](eb, id))
    .orderBy('rentals.startsAt')
    .orderBy('rentals.id')
    .limit(firstCount)
    .execute()
  return { total: rows[0]?.total ?? 0, first: rows.map(({ id, publicId }) => ({ id, publicId })) }
}

import type { Damage } from '@filao/domain/fleet/damage'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

/** The people a document names, archived ones included: what was agreed stays readable. */
export async function listParties(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('customers')
    .select([
      'id',
      'title',
      'firstName',
      'lastName',
      'email',
      sql<string[]>`phone_numbers`.as('phoneNumbers'),
      'language',
      'address',
      'postalCode',
      'city',
      'birthDate',
      'birthPlace',
      'drivingLicenseNumber',
      'drivingLicenseIssuedOn',
      'drivingLicenseExpiresOn',
      'drivingLicenseCountryCode',
      'drivingLicenseCategories',
    ])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** The agencies a document names, archived ones included. */
export async function listPlaces(tx: Tx, companyId: number, ids: number[]) {
  return await tx
    .selectFrom('agencies')
    .select(['id', 'name', 'address', 'postalCode', 'city', 'timezone'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute()
}

export async function listOptionNames(tx: Tx, companyId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('options')
    .select('name')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** What identifies a vehicle beside its plate, archived or not. */
export async function loadVehicleFacts(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehicles')
    .select(['vin', 'year', 'color', 'fuel', 'transmission', 'seats', 'firstRegistrationDate'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** The damages a vehicle had at that instant, those left out that this rental's own checks found. */
export async function listKnownDamages(
  tx: Tx,
  { companyId, rentalId, vehicleId, at }: { companyId: number; rentalId: number; vehicleId: number; at: string },
) {
  return await tx
    .selectFrom('damages')
    .leftJoin('checks', (join) =>
      join.onRef('checks.companyId', '=', 'damages.companyId').onRef('checks.id', '=', 'damages.checkId'),
    )
    .select((eb) => [
      'damages.id',
      'damages.vehicleId',
      'damages.view',
      'damages.x',
      'damages.y',
      'damages.kind',
      'damages.size',
      'damages.comment',
      'damages.checkId',
      'damages.foundAt',
      'damages.repairedAt',
      eb.val<Damage['photos']>([]).as('photos'),
    ])
    .where('damages.companyId', '=', companyId)
    .where('damages.vehicleId', '=', vehicleId)
    .where('damages.foundAt', '<=', at)
    .where((eb) => eb.or([eb('damages.repairedAt', 'is', null), eb('damages.repairedAt', '>', at)]))
    .where((eb) => eb.or([eb('checks.rentalId', 'is', null), eb('checks.rentalId', '<>', rentalId)]))
    .orderBy('damages.foundAt')
    .orderBy('damages.id')
    .execute()
}

/** When the contract was accepted last, and whether by its customer on their own page. */
export async function findAcceptance(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('keptDocuments')
    .select(['keptAt as at', 'byCustomer'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('occasion', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

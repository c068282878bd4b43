import type { NamedParts } from '@filao/domain/rentals/archived-parts'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import type { LoadedRental } from './queries.ts'

type Naming = Pick<
  LoadedRental,
  | 'companyId'
  | 'vehicleId'
  | 'customerId'
  | 'billedCustomerId'
  | 'additionalDriverIds'
  | 'departureAgencyId'
  | 'arrivalAgencyId'
>

/**
 * Keeps everything that a rental names from being archived until the transaction ends. Locks the vehicle as writers of
 * occupancies do, so that two rentals of it wait here instead of deadlocking later.
 */
export async function keepNamedParts(tx: Tx, rental: Naming): Promise<NamedParts> {
  const { companyId, vehicleId, customerId, billedCustomerId, additionalDriverIds } = rental
  const { departureAgencyId, arrivalAgencyId } = rental
  const people = await tx
    .selectFrom('customers')
    .select(['kind', 'companyName', 'firstName', 'lastName', 'archivedAt'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [customerId, ...additionalDriverIds, ...(billedCustomerId ? [billedCustomerId] : [])])
    .orderBy('id')
    .forKeyShare()
    .execute()
  const agencies = await tx
    .selectFrom('agencies')
    .select(['name', 'archivedAt'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [departureAgencyId, arrivalAgencyId])
    .orderBy('id')
    .forKeyShare()
    .execute()
  const vehicle = await tx
    .selectFrom('vehicles')
    .select(['registrationNumber', 'archivedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', vehicleId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
  return { people, agencies, vehicle }
}

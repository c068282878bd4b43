import type { Designation } from '@filao/domain/fines/fine-columns'
import { listCustomersById } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { listFinesById } from './fine-queries.ts'

/** Loads notices with their drivers, for their table file. */
export async function listDesignations(tx: Tx, companyId: number, ids: number[]): Promise<Designation[]> {
  const fines = await listFinesById(tx, companyId, ids)
  const driverIds = fines.flatMap(({ driverId }) => driverId ?? [])
  const people = await listCustomersById(tx, companyId, driverIds, { withArchived: true })
  return fines.map((fine) => {
    return { ...fine, person: people.find(({ id }) => id === fine.driverId) ?? null }
  })
}

import { territories } from '@filao/domain/company/territories'
import type { Designation } from '@filao/domain/fines/fine-columns'
import { listCustomersById } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { findReader, listFinesById } from './fine-queries.ts'

/** Loads notices with their drivers and the time zone of the company, for their table file. */
export async function listDesignations(tx: Tx, companyId: number, ids: number[]): Promise<Designation[]> {
  const [fines, reader] = await Promise.all([listFinesById(tx, companyId, ids), findReader(tx, companyId)])
  const driverIds = fines.flatMap(({ driverId }) => driverId ?? [])
  const people = await listCustomersById(tx, companyId, driverIds, { withArchived: true })
  const timezone = territories[reader?.countryCode ?? 'GP'].timezone
  return fines.map((fine) => {
    return { ...fine, timezone, person: people.find(({ id }) => id === fine.driverId) ?? null }
  })
}

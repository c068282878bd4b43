import type { Language } from '@filao/domain/kernel/language.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Lists the proven companies that want a digest, in the scope of the system. */
export async function listDigestCompanies(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('companies')
    .select('id')
    .where('dailyDigestEnabled', '=', true)
    .where('provenAt', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the reader of the company's digest and their language: the company's own address, else its founder's. */
export async function findDigestReader(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .leftJoin('users', 'users.id', 'companies.userId')
    .select([
      sql<string | null>`coalesce(companies.email, users.email)`.as('email'),
      sql<Language>`coalesce(users.language, 'fr')`.as('language'),
    ])
    .where('companies.id', '=', companyId)
    .where('companies.dailyDigestEnabled', '=', true)
    .executeTakeFirst()
}

/** Lists the company's agencies with their zones, by name. */
export async function listZones(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('agencies')
    .select(['id', 'name', 'timezone'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Lists the vehicles that are at the agencies of a zone; one that is out counts where it left. */
export async function listVehiclesOfZone(tx: Tx, companyId: number, timezone: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('vehicles')
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'vehicles.companyId').onRef('agencies.id', '=', 'vehicles.locationId'),
    )
    .select('vehicles.id')
    .where('vehicles.companyId', '=', companyId)
    .where('agencies.timezone', '=', timezone)
    .execute()
  return rows.map(({ id }) => id)
}

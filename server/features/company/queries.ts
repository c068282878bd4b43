import { CompanyFields } from '@filao/domain/company/company.schema'
import { inEuros, toEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { joinAsFounder } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

const { shareCapital: _, ...shape } = CompanyFields.shape

/** The columns of a company, and those computed from them; the siren is the first nine digits of the siret. */
const companyColumns = [
  'id',
  ...fieldNamesInCents({ shape }),
  'shareCapitalCents',
  'logoUrl',
  'userId',
  sql<string | null>`left(siret, 9)`.as('siren'),
  sql<boolean>`proven_at is not null`.as('isProven'),
  'hasCashDesk',
] as const

export async function findCompany(tx: Tx, id: number) {
  const row = await tx.selectFrom('companies').select(companyColumns).where('id', '=', id).executeTakeFirst()
  return row && answered(row)
}

/** Writes the amounts for the contract, in euros. */
function answered<Row extends { shareCapitalCents: number | null }>({ shareCapitalCents, ...row }: Row) {
  return { ...inEuros(row), shareCapital: shareCapitalCents === null ? null : toEuros(shareCapitalCents) }
}

export async function loadCompany(tx: Tx, id: number) {
  return (await findCompany(tx, id)) ?? Promise.reject(notFound())
}

export async function loadTerms(tx: Tx, id: number) {
  return await tx
    .selectFrom('companies')
    .select(['rentalTerms', 'contractTerms'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/**
 * Creates the company, proven if its creator's address is, and makes the creator its administrator, unless they have a
 * company by now.
 */
export async function insertCompany(tx: Tx, company: Insertable<Schema['companies']>, userId: number) {
  const founder = await tx
    .selectFrom('users')
    .select('emailProvenAt')
    .where('id', '=', userId)
    .where('companyId', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const created = await tx
    .insertInto('companies')
    .values({ ...company, userId, provenAt: founder?.emailProvenAt ?? null })
    .returning(companyColumns)
    .executeTakeFirstOrThrow()
  return (await joinAsFounder(tx, userId, created.id)) ? answered(created) : undefined
}

export async function updateCompany(tx: Tx, id: number, change: Updateable<Schema['companies']>) {
  const row = await tx
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .returning(companyColumns)
    .executeTakeFirstOrThrow(notFound)
  return answered(row)
}

const counters = {
  rental: { counter: 'rentalCounter', pattern: 'rentalPublicIdPattern' },
  customer: { counter: 'customerCounter', pattern: 'customerPublicIdPattern' },
} as const

/** The tables of what a company numbers, added where their features are declared. */
export const numberedTables: Partial<Record<keyof typeof counters, keyof Schema>> = {}

/** Increments the counter and keeps the company's row locked until the transaction ends. */
export async function takeCounter(tx: Tx, companyId: number, kind: keyof typeof counters, count = 1) {
  const { counter, pattern } = counters[kind]
  return await tx
    .updateTable('companies')
    .set((company) => ({ [counter]: company(counter, '+', count) }))
    .where('id', '=', companyId)
    .returning([`${counter} as counter`, `${pattern} as pattern`, 'countryCode'])
    .executeTakeFirstOrThrow(notFound)
}

/** Finds those of the public ids that are used already. */
export async function listUsedPublicIds(
  tx: Tx,
  companyId: number,
  kind: keyof typeof counters,
  publicIds: string[],
): Promise<string[]> {
  const table = numberedTables[kind]
  if (!table) return []
  const { rows } = await sql<{ publicId: string }>`
    select public_id from ${sql.table(table)}
    where company_id = ${companyId} and public_id = any(${publicIds}::text[])`.execute(tx)
  return rows.map(({ publicId }) => publicId)
}

/** Lists every company, in the scope of the system. */
export async function listCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('companies').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

import { CompanyFields } from '@filao/domain/company/company'
import { fieldNames } from '@filao/domain/kernel/stored'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { joinAsFounder } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** The amounts of a company, which are stored in cents. */
const amounts = [
  sql<number | null>`fuel_quarter_cents / 100.0`.as('fuelQuarterAmount'),
  sql<number | null>`late_hour_cents / 100.0`.as('lateHourAmount'),
  sql<number | null>`extra_kilometre_cents / 100.0`.as('extraKilometreAmount'),
  sql<number | null>`cancellation_fee_cents / 100.0`.as('cancellationFeeAmount'),
  sql<number | null>`no_show_fee_cents / 100.0`.as('noShowFeeAmount'),
  sql<number | null>`share_capital_cents / 100.0`.as('shareCapital'),
] as const

const {
  fuelQuarterAmount: _fuel,
  lateHourAmount: _hour,
  extraKilometreAmount: _km,
  cancellationFeeAmount: _cancellation,
  noShowFeeAmount: _noShow,
  shareCapital: _capital,
  ...columns
} = CompanyFields.shape

const companyFields = ['id', ...fieldNames({ shape: columns }), 'logoUrl', 'userId'] as const

/** Columns computed for a company; the siren is the first nine digits of the siret. */
const derived = [
  sql<string | null>`left(siret, 9)`.as('siren'),
  sql<boolean>`proven_at is not null`.as('isProven'),
] as const

export async function findCompany(tx: Tx, id: number) {
  return await tx
    .selectFrom('companies')
    .select([...companyFields, ...amounts, ...derived])
    .where('id', '=', id)
    .executeTakeFirst()
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
    .returning([...companyFields, ...amounts, ...derived])
    .executeTakeFirstOrThrow()
  return (await joinAsFounder(tx, userId, created.id)) ? created : undefined
}

export async function updateCompany(tx: Tx, id: number, change: Updateable<Schema['companies']>) {
  return await tx
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .returning([...companyFields, ...amounts, ...derived])
    .executeTakeFirstOrThrow(notFound)
}

const counters = {
  rental: { table: 'rentals', counter: 'rentalCounter', pattern: 'rentalPublicIdPattern' },
  customer: { table: 'customers', counter: 'customerCounter', pattern: 'customerPublicIdPattern' },
} as const

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
  const used = await tx
    .selectFrom(counters[kind].table)
    .select('publicId')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`public_id = any(${publicIds}::text[])`)
    .execute()
  return used.map(({ publicId }) => publicId)
}

/** Lists every company, in the scope of the system. */
export async function listCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('companies').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

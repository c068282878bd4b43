import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { ChargeFields } from '@filao/domain/ledger/charge.schema'
import type { ExpressionBuilder, Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { billedBy } from './billing-queries.ts'

const chargeFields = [
  'charges.id',
  ...fieldNamesInCents(ChargeFields).map((name) => `charges.${name}` as const),
] as const

/** Selects the charges of a rental and their corrections, first to last. */
export function chargesOf(eb: ExpressionBuilder<Schema, 'rentals'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('charges')
      .select([...chargeFields, 'charges.rentalId', 'charges.decidedAt'])
      .select((one) => [memberName(one.ref('charges.decidedBy')).as('decidedBy'), billedBy().as('invoice')])
      .whereRef('charges.companyId', '=', 'rentals.companyId')
      .whereRef('charges.rentalId', '=', 'rentals.id')
      .orderBy('charges.id'),
  )
}

/** Lists the charges of a rental for the rules of a new one, first to last. */
export async function listCharges(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('charges')
    .select(chargeFields)
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .orderBy('id')
    .execute()
}

export async function insertCharge(tx: Tx, charge: Insertable<Schema['charges']>): Promise<number> {
  const { id } = await tx.insertInto('charges').values(charge).returning('id').executeTakeFirstOrThrow()
  return id
}

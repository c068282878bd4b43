import { anchorOf } from '@filao/domain/journal/entry'
import { paid } from '@filao/domain/ledger/account'
import { sumOfCharges } from '@filao/domain/ledger/charges'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { toTheSecond } from '#platform/journal/chain'
import type { JournalSource } from '#platform/journal/sources'

/** Finds payments by id, in signed cents as the journal has them. */
async function findPayments(tx: Tx, companyId: number, ids: number[]) {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'rentalId', 'method', 'takenAt', 'takenBy', 'totalCents', 'securityDepositCents'])
    .select('correctsPaymentId')
    .where('companyId', '=', companyId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return rows.map(({ id, rentalId, method, takenAt, takenBy, correctsPaymentId, ...cents }) => {
    const sums = paid([{ ...cents, correctsPaymentId }])
    const common = { rentalId, method, corrects: correctsPaymentId, userId: takenBy, at: toTheSecond(takenAt) }
    return { id, common, total: sums.totalCents, deposit: sums.securityDepositCents }
  })
}

/** Selects the ids of the payments with an amount. */
function selectPaymentIds(tx: Tx, companyId: number, amount: 'totalCents' | 'securityDepositCents') {
  return tx.selectFrom('payments').select('id').where('companyId', '=', companyId).where(amount, '>', 0)
}

const paymentKinds = ['payment', 'refund'] as const
/** The parts of payments that pay rentals. */
export const paymentSource: JournalSource = {
  kinds: paymentKinds,
  find: async (tx, companyId, ids) => {
    const payments = await findPayments(tx, companyId, ids)
    return new Map(payments.map(({ id, common, total }) => [id, { ...common, cents: total }]))
  },
  selectIds: (tx, companyId) => selectPaymentIds(tx, companyId, 'totalCents'),
}

const depositKinds = ['deposit_taken', 'deposit_returned', 'deposit_kept'] as const
/** The parts of payments that are deposits. */
export const depositSource: JournalSource = {
  kinds: depositKinds,
  find: async (tx, companyId, ids) => {
    const payments = await findPayments(tx, companyId, ids)
    return new Map(payments.map(({ id, common, deposit }) => [id, { ...common, cents: deposit }]))
  },
  selectIds: (tx, companyId) => selectPaymentIds(tx, companyId, 'securityDepositCents'),
}

const chargeEntryKinds = ['charge', 'charge_correction'] as const
/** Charges and their corrections. */
export const chargeSource: JournalSource = {
  kinds: chargeEntryKinds,
  find: async (tx, companyId, ids) => {
    const rows = await tx
      .selectFrom('charges')
      .select(['id', 'rentalId', 'kind', 'amountCents', 'correctsChargeId', 'decidedAt', 'decidedBy'])
      .where('companyId', '=', companyId)
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .execute()
    return new Map(
      rows.map(({ id, rentalId, kind, amountCents, correctsChargeId, decidedAt, decidedBy }) => {
        const cents = sumOfCharges([{ kind, amountCents, correctsChargeId }])
        const facts = { rentalId, chargeKind: kind, corrects: correctsChargeId, cents, userId: decidedBy }
        return [id, { ...facts, at: toTheSecond(decidedAt) }]
      }),
    )
  },
  selectIds: (tx, companyId) => tx.selectFrom('charges').select('id').where('companyId', '=', companyId),
}

const collectedKinds = ['collected_by_source'] as const
/** The changes of what sources collected. A deleted rental is still named by its number. */
export const collectedSource: JournalSource = {
  kinds: collectedKinds,
  find: async (tx, companyId, ids) => {
    const rows = await tx
      .selectFrom('collectedAmounts')
      .select(['id', 'rentalNumber', 'sourceId', 'cents', 'madeAt', 'madeBy'])
      .where('companyId', '=', companyId)
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .execute()
    return new Map(
      rows.map(({ id, rentalNumber, sourceId, cents, madeAt, madeBy }) => {
        const facts = { rental: rentalNumber, collectedBy: sourceId, cents, userId: madeBy }
        return [id, { ...facts, at: toTheSecond(madeAt) }]
      }),
    )
  },
  selectIds: (tx, companyId) =>
    tx.selectFrom('collectedAmounts').select('id').where('companyId', '=', companyId).where('isJournaled', '=', true),
}

/** Finds the first entry of a payment: its number and anchor. */
export async function findPaymentEntry(tx: Tx, companyId: number, paymentId: number) {
  const entry = await tx
    .selectFrom('journalEntries')
    .select(['seq', 'hash'])
    .where('companyId', '=', companyId)
    .where('kind', 'in', [...paymentKinds, ...depositKinds])
    .where('sourceId', '=', paymentId)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return entry ? { seq: entry.seq, anchor: anchorOf(entry.hash) } : null
}

import { listCustomers } from '@filao/domain/customers/contract'
import * as invoicing from '@filao/domain/invoicing/contract'
import { accountOf, dueCents, entriesOfPayment, entryOfCharge } from '@filao/domain/ledger/entry'
import { paymentMethods } from '@filao/domain/ledger/payment'
import { listReceivables } from '@filao/domain/receivables/contract'
import * as rentals from '@filao/domain/rentals/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenShop, now } from '#testing/rentals/shop'
import {
  accountLines,
  changesOfDue,
  chargedCents,
  creditedCents,
  creditNoteCents,
  outsideVatCents,
  paidCents,
  withAccounts,
} from './account-queries.ts'
import { insertCharge } from './charge-queries.ts'
import { insertPayment } from './payment-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

const cents = fc.integer({ min: 1, max: 500_000 })
/** A payment, charge or entry of the account; `takesBack` counts the earlier ones of its kind that it may take back. */
const act = fc.oneof(
  fc.record({
    of: fc.constant('payment' as const),
    totalCents: cents,
    securityDepositCents: fc.integer({ min: 0, max: 80_000 }),
    method: fc.constantFrom(...paymentMethods),
    isRefund: fc.boolean(),
  }),
  fc.record({
    of: fc.constant('charge' as const),
    kind: fc.constantFrom('damage' as const, 'fuel' as const),
    amountCents: cents,
    isCorrection: fc.boolean(),
  }),
  fc.record({
    of: fc.constant('entry' as const),
    cents,
    part: fc.constantFrom('charged' as const, 'credited' as const),
    isOutsideVat: fc.boolean(),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

test('the account in SQL is that of the domain after any history', async () => {
  const { by, contract } = await givenShop(t)
  const { companyId, userId } = by
  const [rental, other] = [
    await contract(),
    await contract({ start: '2026-04-01T12:00:00Z', end: '2026-04-03T12:00:00Z' }),
  ]
  const undone = new Error('undone')
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (history) => {
      const check = inTransaction(t.db, { companyId, userId }, async (tx) => {
        await write(tx, { companyId, rentalId: other.id }, history.slice(0, 3))
        const entries = await write(tx, { companyId, rentalId: rental.id }, history)
        const account = accountOf(entries.map(({ entry }) => entry))
        const outside = accountOf(entries.filter(({ isOutside }) => isOutside).map(({ entry }) => entry))
        expect(await readAccount(tx, companyId, rental.id)).toEqual({
          paid: account.paidCents,
          deposit: account.depositCents,
          charged: account.chargedCents,
          credited: account.creditedCents,
          notes: account.creditedCents,
          outside: outside.chargedCents - outside.creditedCents,
          due: dueCents(0, account),
          changes: dueCents(0, account),
          lines: account.chargedCents - account.creditedCents,
          together: { paid: account.paidCents, deposit: account.depositCents, due: dueCents(0, account) },
        })
        throw undone
      })
      await expect(check).rejects.toBe(undone)
    }),
    { numRuns: 40 },
  )
})

/** Stores a history, and returns its entries as the domain has them. */
async function write(tx: Tx, key: { companyId: number; rentalId: number }, history: readonly Act[]) {
  const last = { payment: null as number | null, charge: null as number | null }
  const entries: { entry: ReturnType<typeof entryOfCharge>; isOutside: boolean }[] = []
  for (const [at, one] of history.entries()) {
    if (one.of === 'payment') {
      const { totalCents, securityDepositCents, method } = one
      const correctsPaymentId = one.isRefund ? last.payment : null
      const payment = { totalCents, securityDepositCents, method, correctsPaymentId, reason: 'Geste' }
      const { id } = await insertPayment(tx, { ...key, ...payment, takenAt: now })
      if (correctsPaymentId === null) last.payment = id
      entries.push(...entriesOfPayment(payment).map((entry) => ({ entry, isOutside: false })))
    } else if (one.of === 'charge') {
      const { kind, amountCents } = one
      const correctsChargeId = one.isCorrection ? last.charge : null
      const id = await insertCharge(tx, {
        ...key,
        kind,
        amountCents,
        reason: 'Constat',
        correctsChargeId,
        decidedAt: now,
      })
      last.charge = correctsChargeId === null ? id : null
      entries.push({ entry: entryOfCharge({ amountCents, correctsChargeId }), isOutside: kind === 'damage' })
    } else {
      const { part, isOutsideVat } = one
      const amounts = { cents: one.cents, beforeVatCents: one.cents, isOutsideVat, madeAt: now }
      const row = { ...key, kind: 'of_a_later_version', sourceId: key.rentalId * 100 + at, part, ...amounts }
      await tx.insertInto('ledgerEntries').values(row).execute()
      const kind = part === 'charged' ? ('charge' as const) : ('credit_note' as const)
      entries.push({ entry: { kind, cents: one.cents }, isOutside: isOutsideVat })
    }
  }
  return entries
}

/** Reads the account of a rental from the sums of one rental, and from those of many at once. */
async function readAccount(tx: Tx, companyId: number, rentalId: number) {
  const { rows } = await sql`
    select ${paidCents('rentals', 'total_cents')}::int as paid,
      ${paidCents('rentals', 'security_deposit_cents')}::int as deposit,
      ${chargedCents('rentals')}::int as charged, ${creditedCents('rentals')}::int as credited,
      ${creditNoteCents('rentals')}::int as notes, ${outsideVatCents('rentals', sql`array['damage']`)}::int as outside,
      (${chargedCents('rentals')} - ${creditedCents('rentals')} - ${paidCents('rentals', 'total_cents')})::int as due,
      (select json_build_object('paid', paid, 'deposit', deposit, 'due', charged - credited - paid)
        from (${withAccounts(companyId, sql`select id from rentals where company_id = ${companyId}`)}) r
        where r.id = ${rentalId}) as together,
      (select coalesce(sum((line ->> 'amountCents')::int), 0)::int
        from json_array_elements(${accountLines('rentals')}) line) as lines,
      (select coalesce(sum(cents), 0)::int from ${changesOfDue(companyId, sql`rental_id = ${rentalId}`)} c) as changes
    from rentals where company_id = ${companyId} and id = ${rentalId}`.execute(tx)
  return rows[0]
}

test('an entry of a kind that only the ledger knows changes every balance of its rental', async () => {
  const { by, params, contract, check } = await givenShop(t)
  const { companyId, userId } = by
  const { id: rentalId } = await contract()
  await check(rentalId, { stage: 'delivery', odometer: 1000 })
  await check(rentalId, { stage: 'return', odometer: 1200 })
  const amounts = { beforeVatCents: 0, isOutsideVat: true, madeAt: now }
  await inTransaction(t.db, { companyId, userId }, async (tx) => {
    const entry = { companyId, rentalId, kind: 'of_a_later_version', ...amounts }
    await tx
      .insertInto('ledgerEntries')
      .values({ ...entry, sourceId: 1, part: 'charged', cents: 5000 })
      .execute()
    await tx
      .insertInto('ledgerEntries')
      .values({ ...entry, sourceId: 2, part: 'credited', cents: 1500 })
      .execute()
  })
  const owed = 80 + 50 - 15
  expect(await by.request(rentals.getRental, { params: { ...params, id: rentalId } })).toMatchObject({
    chargesAmount: 50,
    creditedAmount: 15,
    accountLines: [{ kind: 'of_a_later_version', amount: 35 }],
  })
  expect(await by.request(listReceivables, { params })).toMatchObject([{ id: rentalId, dueAmount: owed }])
  expect(await by.request(rentals.listRentals, { params, query: { isUnpaid: true } })).toMatchObject([{ id: rentalId }])
  expect(await by.request(listCustomers, { params })).toMatchObject([{ dueAmount: owed }])
  const settled = await by.send(rentals.settleRental, {
    params: { ...params, rentalId },
    body: { price: 'agreed', charges: [], method: 'card', shown: { dueAmount: owed, depositHeldAmount: 0 } },
  })
  expect(settled).toMatchObject({ status: 200, body: { paidTotalAmount: owed } })
  expect(await by.request(listReceivables, { params })).toEqual([])
  const [payment] = await by.request(rentals.listPayments, { params: { ...params, rentalId } })
  const paper = { params: { ...params, rentalId, id: payment?.id ?? 0 }, query: { format: 'html' as const } }
  const receipt = await by.send(rentals.printReceipt, paper)
  expect(String(receipt.body)).toMatch(/115,00\s€/)
  await inTransaction(t.db, { companyId, userId }, async (tx) => {
    const later = { ...amounts, madeAt: new Date(Date.parse(now) + 60_000).toISOString() }
    const entry = { companyId, rentalId, kind: 'of_a_later_version', sourceId: 3, ...later }
    await tx
      .insertInto('ledgerEntries')
      .values({ ...entry, part: 'credited', cents: 500 })
      .execute()
  })
  expect((await by.send(rentals.printReceipt, paper)).body).toEqual(receipt.body)
})

test('a process that does not know the ledger tells it the same of each document', async () => {
  const { by, params, contract, check } = await givenShop(t)
  const rental = await contract()
  const ofRental = { ...params, rentalId: rental.id }
  const pay = { totalAmount: 20, securityDepositAmount: 0 }
  const issue = (kind: 'invoice' | 'advance' | 'indemnity_claim') =>
    by.request(invoicing.issueInvoice, { params: ofRental, body: { kind } })
  const credit = (id: number, lines?: { index: number; quantity: number }[]) =>
    by.request(invoicing.creditInvoice, {
      params: { ...params, id },
      body: { reason: 'Geste', ...(lines && { lines }) },
    })
  await by.request(rentals.createPayment, { params: ofRental, body: pay })
  const advance = await issue('advance')
  await credit(advance.id)
  await issue('advance')
  await check(rental.id, { stage: 'delivery', odometer: 1000 })
  await check(rental.id, { stage: 'return', odometer: 1200 })
  await by.request(rentals.createCharge, { params: ofRental, body: { kind: 'damage', amount: 100, reason: 'Aile' } })
  const claim = await issue('indemnity_claim')
  await credit(claim.id, [{ index: 0, quantity: 0.5 }])
  const invoice = await issue('invoice')
  await credit(invoice.id, [{ index: 0, quantity: 0.5 }])
  await credit(invoice.id)
  const again = await issue('invoice')
  await credit(again.id, [{ index: 0, quantity: 0.25 }])

  const client = await t.db.pool.connect()
  const accounts = async () => {
    const { rows } = await client.query(
      `select to_jsonb(b) as row from billings b where company_id = $1
      union all select to_jsonb(e) from ledger_entries e where company_id = $1 order by 1`,
      [by.companyId],
    )
    return rows.map(({ row }) => row)
  }
  try {
    await client.query('begin')
    const before = await accounts()
    const { rows } = await client.query(`select string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute where attrelid = 'invoices'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
    await client.query(`create temporary table documents on commit drop as select * from invoices;
      set local session_replication_role = replica; delete from invoices; delete from ledger_entries; delete from billings;
      set local session_replication_role = origin;
      insert into invoices (${rows[0].columns}) select ${rows[0].columns} from documents order by id`)
    expect(before.map(({ kind }) => kind).sort()).toEqual([
      'advance',
      'credit_note',
      'credit_note',
      'indemnity_claim',
      'invoice',
    ])
    expect(await accounts()).toEqual(before)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

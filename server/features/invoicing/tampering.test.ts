import * as calls from '@filao/domain/invoicing/contract'
import { readVerification } from '@filao/domain/journal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenShop, now } from '#testing/rentals/shop'

let t: TestApp
let check: () => Promise<unknown>
let companyId: number
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
  const shop = await givenShop(t)
  companyId = shop.by.companyId
  const rental = await shop.contract()
  const ofRental = { ...shop.params, rentalId: rental.id }
  const { id } = await shop.by.request(calls.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  const body = { reason: 'Geste', lines: [{ index: 0, quantity: 1 }] }
  await shop.by.request(calls.creditInvoice, { params: { ...shop.params, id }, body })
  check = () => shop.by.request(readVerification, { params: shop.params })
})
afterAll(() => t.close())

/** Runs a statement as a superuser who switches the database's guards off. */
async function tamper(statement: string): Promise<void> {
  const client = await t.db.pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
  } finally {
    client.release()
  }
}

const whole = { isWhole: true, entries: 3 }

test.each([
  [
    'total_cents = total_cents + 1, vat_cents = vat_cents + 1',
    'total_cents = total_cents - 1, vat_cents = vat_cents - 1',
  ],
  ["number = number || '9'", 'number = left(number, -1)'],
  ["content = content || ' '", 'content = left(content, -1)'],
  ["issued_at = issued_at - interval '1 day'", "issued_at = issued_at + interval '1 day'"],
  ['sha256 = sha256(sha256)', "sha256 = sha256(convert_to(content, 'UTF8'))"],
])('a document changed by %s is found', async (change, back) => {
  expect(await check()).toMatchObject(whole)
  const where = `where company_id = ${companyId} and kind = 'invoice'`
  await tamper(`update invoices set ${change} ${where}`)
  expect(await check()).toMatchObject({ isWhole: false, firstFault: { reason: 'row', kind: 'invoice', seq: 2 } })
  await tamper(`update invoices set ${back} ${where}`)
  expect(await check()).toMatchObject(whole)
})

test('a copied document without an entry, and a removed one, are found', async () => {
  await tamper(`create temporary table one on commit drop as select * from invoices where company_id = ${companyId}
      and kind = 'credit_note';
    update one set id = id + 1000, sequence = sequence + 1, number = 'AV2026-000002'; insert into invoices
      (id, company_id, kind, number, year, sequence, rental_id, customer_id, customer_name, issued_at, issued_on, due_on,
       before_vat_cents, vat_cents, total_cents, corrects_invoice_id, content, sha256, journal_seq, journal_hash)
    select id, company_id, kind, number, year, sequence, rental_id, customer_id, customer_name, issued_at, issued_on, due_on,
       before_vat_cents, vat_cents, total_cents, corrects_invoice_id, content, sha256, journal_seq, journal_hash from one`)
  expect(await check()).toMatchObject({ firstFault: { reason: 'unwritten' } })
  await tamper(`delete from invoices where company_id = ${companyId} and kind = 'credit_note'`)
  expect(await check()).toMatchObject({ firstFault: { reason: 'row', kind: 'credit_note', seq: 3 } })
})

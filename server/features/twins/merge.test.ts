import {
  createCustomer,
  deleteCustomer,
  excludeCustomer,
  getCustomer,
  listCustomerDocuments,
  listCustomers,
  updateCustomer,
  uploadCustomerDocument,
} from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { createFine, getFine } from '@filao/domain/fines/contract'
import { getInvoice, issueInvoice, listInvoices } from '@filao/domain/invoicing/contract'
import { eraseCustomer, previewErasure, putDispute } from '@filao/domain/privacy/contract'
import { createRental, getRental, searchRentals, updateRental } from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/twins/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { day, givenShop, now } from '#testing/rentals/shop'
import { forgetOldMerges } from './undo.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

/** Creates a shop whose customer Zoé is there twice, with ways to merge and to undo. */
async function givenTwins(body: CustomerCreation = {}) {
  const shop = await givenShop(t)
  const { by, params } = shop
  const add = (one: CustomerCreation) => by.request(createCustomer, { params, body: one })
  const kept = shop.customer
  const other = await add({ firstName: 'Zoe', email: 'zoe@example.org', phoneNumbers: ['590690123456'], ...body })
  const merge = (id: number, customerId: number, more = {}) =>
    by.send(calls.mergeCustomers, { params: { ...params, id }, body: { customerId, ...more } })
  const merged = async (more = {}) =>
    await by.request(calls.mergeCustomers, {
      params: { ...params, id: kept.id },
      body: { customerId: other.id, ...more },
    })
  const undo = (mergeId: number) => by.send(calls.undoMerge, { params: { ...params, mergeId } })
  const rental = (id: number) => by.request(getRental, { params: { ...params, id } })
  const open = (id: number) => by.send(getCustomer, { params: { ...params, id } })
  return { shop, by, params, add, kept, other, merge, merged, undo, rental, open }
}

test('the kept customer gets what they lack, and the other one leads to them', async () => {
  const { by, params, kept, other, merged, open } = await givenTwins({ lastName: 'Eboue', comments: 'Siège enfant' })
  const { customer } = await merged()
  expect(customer).toMatchObject({
    ...{ id: kept.id, publicId: kept.publicId, firstName: 'Zoé', lastName: 'Éboué' },
    ...{ email: 'zoe@example.org', phoneNumbers: ['590690123456'], comments: 'Siège enfant' },
  })
  expect(await open(other.id)).toMatchObject({
    status: 404,
    body: {
      detail: `Ce client a été fusionné avec le client ${kept.publicId}\u202f: ouvrez ou choisissez celui-ci.`,
      customerId: kept.id,
    },
  })
  const found = await by.request(listCustomers, { params, query: { search: other.publicId } })
  expect(found.map(({ id }) => id)).toEqual([kept.id])
  const history = await by.request(calls.listMerges, { params: { ...params, customerId: kept.id } })
  expect(history).toMatchObject([
    { customer: { publicId: other.publicId, name: 'Zoe Eboue' }, undoableUntil: '2026-03-02T12:00:00Z' },
  ])
})

test('the mark that ends later stays with the kept customer, and an undo takes it back unless it was changed since', async () => {
  const { by, params, kept, other, merged, undo, open } = await givenTwins()
  const mark = async (id: number, until: string) => {
    const body = { reason: 'unpaid', note: `Jusqu’au ${until}`, until } as const
    await by.request(excludeCustomer, { params: { ...params, id }, body })
  }
  const ends = async () =>
    (await by.request(getCustomer, { params: { ...params, id: kept.id } })).exclusion?.until ?? null
  await mark(other.id, '2026-12-31')
  const first = await merged()
  expect(first.customer.exclusion).toMatchObject({ until: '2026-12-31', note: 'Jusqu’au 2026-12-31' })
  expect((await undo(first.mergeId)).status).toBe(204)
  expect(await ends()).toBeNull()
  await mark(kept.id, '2026-06-30')
  const second = await merged()
  expect(await ends()).toBe('2026-12-31')
  await mark(kept.id, '2027-01-31')
  expect((await undo(second.mergeId)).status).toBe(204)
  expect(await ends()).toBe('2027-01-31')
  expect(await open(other.id)).toMatchObject({ body: { exclusion: { until: '2026-12-31' } } })
  await mark(other.id, '2026-04-30')
  await merged()
  expect(await ends()).toBe('2027-01-31')
})

test('each field gets the chosen value, phones and comments both', async () => {
  const { by, params, kept, other, merge } = await givenTwins({ language: 'en', comments: 'B' })
  const body = { phoneNumbers: ['590590000000'], comments: 'A' }
  await by.request(updateCustomer, { params: { ...params, id: kept.id }, body })
  const fields = { firstName: 'merged', phoneNumbers: 'both', comments: 'both', language: 'merged' } as const
  expect(await merge(kept.id, other.id, { fields })).toMatchObject({
    status: 200,
    body: {
      customer: { firstName: 'Zoe', phoneNumbers: ['590590000000', '590690123456'], comments: 'A\nB', language: 'en' },
    },
  })
})

test('rentals, drivers, documents and fines follow; invoices stay as they are and are listed with the kept one', async () => {
  const { shop, by, params, kept, other, merged, rental } = await givenTwins()
  const driver = await shop.rent({ customerId: other.id, additionalDriverIds: [kept.id], start: day(20), end: day(21) })
  const billed = await shop.contract({ billedCustomerId: other.id })
  const invoice = await by.request(issueInvoice, {
    params: { ...params, rentalId: billed.id },
    body: { kind: 'invoice' },
  })
  await by.request(uploadCustomerDocument, {
    params: { ...params, customerId: other.id },
    file: { name: 'permis.pdf', content: '%PDF-1.7 permis' },
  })
  const notice = { registrationNumber: 'AA-123-AA', committedAt: '2026-02-01T12:00:00Z', noticeDate: '2026-02-12' }
  const fine = await by.request(createFine, {
    params,
    body: { kind: 'designation', ...notice, driverId: other.id } as never,
  })
  const before = await by.request(getInvoice, { params: { ...params, id: invoice.id } })
  const comparison = await by.request(calls.compareCustomers, {
    params: { ...params, id: kept.id, customerId: other.id },
  })
  expect(comparison.counts).toEqual({
    customer: { rentals: 1, documents: 0, invoices: 0, fines: 0 },
    other: { rentals: 1, documents: 1, invoices: 1, fines: 1 },
  })
  const { mergeId } = await merged()
  const names = async (id: number) => {
    const { customer, billedCustomer, additionalDrivers } = await rental(id)
    return [customer.id, billedCustomer?.id ?? null, additionalDrivers.map((one) => one.id)]
  }
  expect(await names(driver.id)).toEqual([kept.id, null, []])
  expect((await names(billed.id))[1]).toBe(kept.id)
  expect(await by.request(getInvoice, { params: { ...params, id: invoice.id } })).toEqual(before)
  const listed = await by.request(listInvoices, { params, query: { customerId: kept.id } as never })
  expect(listed.map(({ id }) => id)).toEqual([invoice.id])
  expect(await by.request(listCustomerDocuments, { params: { ...params, customerId: kept.id } })).toHaveLength(1)
  expect((await by.request(getFine, { params: { ...params, id: fine.id } })).driver).toMatchObject({ id: kept.id })
  expect((await by.request(searchRentals, { params, body: { term: 'zoe@example' } })).length).toBeGreaterThan(0)
  await by.request(calls.undoMerge, { params: { ...params, mergeId } })
  expect(await names(driver.id)).toEqual([other.id, null, [kept.id]])
  expect((await names(billed.id))[1]).toBe(other.id)
  expect((await by.request(getFine, { params: { ...params, id: fine.id } })).driver).toMatchObject({ id: other.id })
  expect(await by.request(listCustomerDocuments, { params: { ...params, customerId: kept.id } })).toEqual([])
})

test('an undo keeps what was edited and linked since, and puts the rest back', async () => {
  const { shop, by, params, kept, other, merged, undo, rental, open } = await givenTwins({ city: 'Basse-Terre' })
  const theirs = await shop.rent({ customerId: other.id, start: day(20), end: day(21) })
  const { mergeId } = await merged()
  const since = await shop.rent({ customerId: kept.id, start: day(30), end: day(31) })
  await by.request(updateCustomer, { params: { ...params, id: kept.id }, body: { city: 'Le Moule' } })
  expect((await undo(mergeId)).status).toBe(204)
  expect((await rental(theirs.id)).customer.id).toBe(other.id)
  expect((await rental(since.id)).customer.id).toBe(kept.id)
  expect(await open(kept.id)).toMatchObject({ body: { city: 'Le Moule', email: null, phoneNumbers: [] } })
  expect(await open(other.id)).toMatchObject({ body: { email: 'zoe@example.org', city: 'Basse-Terre' } })
  expect(await undo(mergeId)).toMatchObject({ status: 409, body: { detail: 'Cette fusion a déjà été annulée.' } })
})

test('a merge is undone within a day, in reverse order, and while addresses are free', async () => {
  const { by, params, add, kept, other, merged, merge, undo } = await givenTwins()
  const first = await merged()
  const third = await add({ firstName: 'Zoé' })
  const second = await merge(third.id, kept.id)
  expect(await undo(first.mergeId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining(third.publicId) },
  })
  const { mergeId } = second.body as { mergeId: number }
  expect((await undo(mergeId)).status).toBe(204)
  await by.request(updateCustomer, { params: { ...params, id: kept.id }, body: { email: 'other@example.org' } })
  const owner = await add({ firstName: 'Léa', email: 'zoe@example.org' })
  expect(await undo(first.mergeId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining(owner.publicId) },
  })
  await by.send(deleteCustomer, { params: { ...params, id: owner.id } })
  t.setNow('2026-03-02T12:00:00Z')
  expect(await undo(first.mergeId)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('un jour') } })
  await forgetOldMerges({ db: t.db, now: () => '2026-03-02T12:00:01Z' })
  const { rows } = await t.db.pool.query(
    `select put_back from customer_merges where company_id = ${params.companyId} and merged_id = ${other.id}`,
  )
  expect(rows).toEqual([{ put_back: null }])
  expect(await undo(first.mergeId)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('un jour') } })
})

test('a merge of what somebody changed meanwhile is refused with the present values', async () => {
  const { by, params, kept, other, merge } = await givenTwins()
  const { version } = await by.request(calls.compareCustomers, {
    params: { ...params, id: kept.id, customerId: other.id },
  })
  await by.request(updateCustomer, { params: { ...params, id: other.id }, body: { city: 'Gosier' } })
  const refused = await merge(kept.id, other.id, { version })
  expect(refused).toMatchObject({ status: 409, body: { comparison: { other: { city: 'Gosier' } } } })
  const { comparison } = refused.body as unknown as { comparison: { version: string } }
  expect((await merge(kept.id, other.id, { version: comparison.version })).status).toBe(200)
})

test('staff, strangers, another kind and one who is to be erased are refused', async () => {
  const { by, params, add, kept, other, merge } = await givenTwins()
  const staff = await t.colleague(by, 'staff')
  const body = { customerId: other.id }
  expect((await staff.send(calls.mergeCustomers, { params: { ...params, id: kept.id }, body })).status).toBe(403)
  const stranger = await t.company()
  const foreign = { companyId: stranger.companyId, id: kept.id }
  expect((await stranger.send(calls.mergeCustomers, { params: foreign, body })).status).toBe(404)
  const company = await add({ kind: 'company', companyName: 'Zoé SARL' })
  expect((await merge(kept.id, company.id)).status).toBe(409)
  expect((await merge(kept.id, kept.id)).status).toBe(409)
  await t.db.pool.query(`update customers set erasure_requested_at = now() where id = ${other.id}`)
  expect(await merge(kept.id, other.id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('effacement') },
  })
})

test('a rental names a merged customer no longer, and is told whom to choose', async () => {
  const { shop, by, params, kept, other, merged } = await givenTwins()
  await merged()
  const body = { ...shop.wanted, customerId: other.id }
  expect(await by.send(createRental, { params, body })).toMatchObject({
    status: 404,
    body: { customerId: kept.id, errors: [{ path: 'customerId', message: expect.stringContaining(kept.publicId) }] },
  })
})

test('of two merges in opposite directions one wins', async () => {
  const { kept, other, merge, open } = await givenTwins()
  const answers = await Promise.all([merge(kept.id, other.id), merge(other.id, kept.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const opened = await Promise.all([open(kept.id), open(other.id)])
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a rental that is created or an edit that is saved during a merge is with the kept customer, or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { shop, by, params, kept, other, merge } = await givenTwins({ email: null })
    const [rented, edited, answer] = await Promise.all([
      by.send(createRental, { params, body: { ...shop.wanted, customerId: other.id } }),
      by.send(updateCustomer, { params: { ...params, id: kept.id }, body: { city: 'Gosier' } }),
      merge(kept.id, other.id),
    ])
    expect([edited.status, answer.status]).toEqual([200, 200])
    const { rows } = await t.db.pool.query(
      `select customer_id from rentals where company_id = ${params.companyId} and customer_id is not null`,
    )
    expect(rows).toEqual(rented.status === 201 ? [{ customer_id: kept.id }] : [])
    expect((await by.request(getCustomer, { params: { ...params, id: kept.id } })).city).toBe('Gosier')
  }
})

test('two undos at once are one', async () => {
  const { merged, undo, open, other } = await givenTwins()
  const { mergeId } = await merged()
  const answers = await Promise.all([undo(mergeId), undo(mergeId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await open(other.id)).status).toBe(200)
})

test('an undo while a moved rental is changed keeps the change or puts the rental back', async () => {
  const { shop, by, params, add, other, merged, undo, rental } = await givenTwins()
  const theirs = await shop.rent({ customerId: other.id })
  const third = await add({ firstName: 'Léa' })
  const { mergeId } = await merged()
  const [changed, undone] = await Promise.all([
    by.send(updateRental, { params: { ...params, id: theirs.id }, body: { customerId: third.id } }),
    undo(mergeId),
  ])
  expect([changed.status, undone.status]).toEqual([200, 204])
  expect((await rental(theirs.id)).customer.id).toBe(third.id)
})

test('an erasure and an undo at once leave either two customers, or one who is erased with the other', async () => {
  const { by, params, kept, other, merged, undo, open } = await givenTwins()
  const { mergeId } = await merged()
  const [erased, undone] = await Promise.all([
    by.send(eraseCustomer, { params: { ...params, id: kept.id } }),
    undo(mergeId),
  ])
  expect(erased.status).toBe(200)
  expect([204, 409]).toContain(undone.status)
  expect((await open(kept.id)).status).toBe(404)
  const { rows } = await t.db.pool.query('select first_name as name from customers where id = $1', [other.id])
  expect(rows).toEqual([{ name: undone.status === 204 ? 'Zoe' : 'Client effacé' }])
  expect((await open(other.id)).status).toBe(undone.status === 204 ? 200 : 404)
})

test('who was merged twice leads on to the last one, and a dispute goes along until the undo', async () => {
  const { by, params, add, kept, other, merged, merge, undo, open } = await givenTwins()
  await by.request(putDispute, { params: { ...params, id: other.id }, body: { isDisputed: true } })
  await merged()
  const dispute = async (id: number) => {
    const { isDisputed } = await by.request(previewErasure, { params: { ...params, id } })
    return isDisputed
  }
  const last = await add({ firstName: 'Zoé' })
  const { mergeId } = (await merge(last.id, kept.id)).body as { mergeId: number }
  for (const id of [other.id, kept.id]) expect(await open(id)).toMatchObject({ body: { customerId: last.id } })
  expect(await dispute(last.id)).toBe(true)
  expect((await undo(mergeId)).status).toBe(204)
  expect(await open(other.id)).toMatchObject({ body: { customerId: kept.id } })
  expect([await dispute(last.id), await dispute(kept.id)]).toEqual([false, true])
})

import { listAudit } from '@filao/domain/access/contract'
import { createCustomer, deleteCustomer, listCustomers, updateCustomer } from '@filao/domain/customers/contract'
import { getInvoice, issueInvoice } from '@filao/domain/invoicing/contract'
import { getCustomerOverview } from '@filao/domain/overview/contract'
import { getCounter } from '@filao/domain/planning/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

async function givenCompany() {
  const shop = await givenShop(t)
  const company = (companyName: string) =>
    shop.by.request(createCustomer, { params: shop.params, body: { kind: 'company', companyName } })
  const soleil = await company('SARL Soleil')
  const change = (id: number, body: object) =>
    shop.by.send(calls.updateRental, { params: { ...shop.params, id }, body })
  return { ...shop, company, soleil, change }
}

describe('a rental billed to another customer', () => {
  test('names it from the start or later, at the same price', async () => {
    const { rent, soleil, change } = await givenCompany()
    const plain = await rent()
    expect(plain).toMatchObject({ billedCustomerId: null, billedCustomer: null })
    const billed = await rent({ billedCustomerId: soleil.id })
    expect(billed).toMatchObject({
      billedCustomerId: soleil.id,
      billedCustomer: { kind: 'company', companyName: 'SARL Soleil', firstName: null },
      totalAmount: plain.totalAmount,
    })
    expect(await change(plain.id, { billedCustomerId: soleil.id })).toMatchObject({
      status: 200,
      body: { billedCustomerId: soleil.id, totalAmount: plain.totalAmount },
    })
    expect(await change(plain.id, { billedCustomerId: null })).toMatchObject({ body: { billedCustomer: null } })
  })

  test('keeps it through other changes, and may change it when the vehicle is out, back, or the rental cancelled', async () => {
    const { contract, check, move, soleil, company, change } = await givenCompany()
    const { id } = await contract({ billedCustomerId: soleil.id })
    const other = await company('Nestor et Cie')
    await check(id, { stage: 'delivery', odometer: 1000 })
    expect(await change(id, { billedCustomerId: other.id })).toMatchObject({ body: { billedCustomerId: other.id } })
    await check(id, { stage: 'return', odometer: 1200 })
    expect(await change(id, { billedCustomerId: soleil.id })).toMatchObject({
      status: 200,
      body: { status: 'done', billedCustomerId: soleil.id },
    })
    expect(await change(id, { billedCustomerId: other.id, discountPercent: 5 })).toMatchObject({ status: 409 })
    const cancelled = await contract({ start: '2026-03-20T14:00:00Z', end: '2026-03-21T14:00:00Z' })
    await move(cancelled.id, 'cancelled')
    expect(await change(cancelled.id, { billedCustomerId: soleil.id })).toMatchObject({ status: 200 })
  })

  test('is in the history with the names', async () => {
    const { rent, soleil, change, by, params } = await givenCompany()
    const { id } = await rent()
    await change(id, { billedCustomerId: soleil.id })
    const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
    expect(steps.map(({ changes }) => changes)).toContainEqual({ billedCustomer: [null, 'SARL Soleil'] })
    expect(await by.request(listAudit, { params, query: {} })).toContainEqual(
      expect.objectContaining({ entity: 'rental', entityId: id, action: 'changed' }),
    )
  })

  test('keeps it from being deleted, and afterwards in the archive', async () => {
    const { contract, check, soleil, by, params } = await givenCompany()
    const { id, publicId } = await contract({ billedCustomerId: soleil.id })
    const remove = () => by.send(deleteCustomer, { params: { ...params, id: soleil.id } })
    expect(await remove()).toMatchObject({ status: 409, body: { detail: expect.stringContaining(publicId) } })
    await check(id, { stage: 'delivery', odometer: 1000 })
    await check(id, { stage: 'return', odometer: 1200 })
    expect((await remove()).status).toBe(204)
    const after = await by.request(calls.getRental, { params: { ...params, id } })
    expect(after.billedCustomer).toMatchObject({ companyName: 'SARL Soleil' })
  })

  test('that was invoiced to a company before keeps it in the archive when it is deleted', async () => {
    const { contract, soleil, change, by, params } = await givenCompany()
    const { id } = await contract({ billedCustomerId: soleil.id })
    const invoice = await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind: 'invoice' } })
    expect((await change(id, { billedCustomerId: null })).status).toBe(200)
    expect((await by.send(deleteCustomer, { params: { ...params, id: soleil.id } })).status).toBe(204)
    expect(await by.request(listCustomers, { params, query: { search: 'Soleil' } })).toEqual([])
    expect(await by.request(getInvoice, { params: { ...params, id: invoice.id } })).toMatchObject({
      customerId: soleil.id,
    })
  })

  test('is not offered for somebody who was deleted', async () => {
    const { rent, move, soleil, by, params } = await givenCompany()
    const { id } = await rent({ billedCustomerId: soleil.id })
    await by.request(deleteCustomer, { params: { ...params, id: soleil.id } })
    expect(await move(id, 'pending')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('SARL Soleil') },
    })
  })

  test('is found by both names, and its document names both', async () => {
    const { rent, soleil, by, params } = await givenCompany()
    const { id } = await rent({ billedCustomerId: soleil.id })
    for (const term of ['soleil', 'Éboué']) {
      const hits = await by.request(calls.searchRentals, { params, body: { term } })
      expect([term, hits.map((hit) => hit.id)]).toEqual([term, [id]])
    }
    const document = await by.request(calls.getRentalDocument, { params: { ...params, id } })
    expect(document).toMatchObject({ customer: { firstName: 'Zoé' }, billedCustomer: { companyName: 'SARL Soleil' } })
    expect(document.drivers).toEqual([])
  })
})

describe('a rental of a company', () => {
  async function givenCompanyRental() {
    const shop = await givenCompany()
    const { by, params, soleil, customer } = shop
    const change = { contactName: 'Awa Diallo', email: 'contact@soleil.example' }
    await by.request(updateCustomer, { params: { ...params, id: soleil.id }, body: change })
    const rental = await shop.rent({ customerId: soleil.id, additionalDriverIds: [customer.id] })
    return { ...shop, rental }
  }

  test('greets its contact by mail and on the customer’s page', async () => {
    const { by, params, rental, move } = await givenCompanyRental()
    await move(rental.id, 'validating')
    const preview = await by.request(calls.previewRentalMail, {
      params: { ...params, id: rental.id },
      body: { kind: 'reservation' },
    })
    expect(preview.html).toContain('Bonjour Awa Diallo,')
    const page = await t.visitor().request(calls.getRentalByCode, { params: { code: rental.code } })
    expect(page.customer).toEqual({ firstName: 'Awa Diallo', language: 'fr' })
  })

  test('needs the licence of its driver, not its own', async () => {
    const { by, params, customer, contract, soleil } = await givenCompanyRental()
    await contract({ customerId: soleil.id, additionalDriverIds: [customer.id] })
    const missing = async () => {
      const { departures } = await by.request(getCounter, { params, query: { date: '2026-03-06' } })
      return departures[0]?.missing
    }
    expect(await missing()).toContain('licence')
    const licence = { drivingLicenseNumber: '12AB34567' }
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: licence })
    expect(await missing()).not.toContain('licence')
  })

  test('is on the page of the company, and so is one that is billed to it', async () => {
    const { by, params, rental, soleil, contract } = await givenCompanyRental()
    const billed = await contract({ billedCustomerId: soleil.id })
    const overview = await by.request(getCustomerOverview, { params: { ...params, id: soleil.id } })
    expect(overview.nextRental?.id).toBe(billed.id)
    expect(overview.balance.unpaid.map(({ id }) => id)).toEqual([billed.id])
    const rentals = await by.request(calls.listRentals, { params, query: { customerId: soleil.id } })
    expect(new Set(rentals.map(({ id }) => id))).toEqual(new Set([rental.id, billed.id]))
  })
})

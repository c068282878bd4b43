import { updateCompany } from '@filao/domain/company/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import { createRental, getRentalDocument, printRental, updateRental } from '@filao/domain/rentals/contract'
import type { RentalStatus } from '@filao/domain/rentals/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

/** A draft of three days at 40 € with an option that costs nothing, and how its page is asked for. */
async function givenDraft(customerName = 'Zoé', language: 'fr' | 'en' = 'fr') {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { name: 'Aéroport', seasons: [] })
  const category = await givenCategory(by)
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: agency.id, odometer: 12_345 })
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.ask(putPrices, { params, body: [line] })
  const option = await givenOption(by, { name: 'Rehausseur', price: 0, dailyPrice: 0 })
  const customer = await by.ask(createCustomer, {
    params,
    body: { firstName: customerName, lastName: 'Éboué', language, drivingLicenseNumber: '12AB34567' },
  })
  const rental = await by.ask(createRental, {
    params,
    body: {
      start: '2026-03-10T14:00:00Z',
      end: '2026-03-13T14:00:00Z',
      vehicleId: vehicle.id,
      customerId: customer.id,
      departureAgencyId: agency.id,
      arrivalAgencyId: agency.id,
      optionIds: [option.id],
    },
  })
  const move = (status: RentalStatus) =>
    by.ask(updateRental, { params: { ...params, id: rental.id }, body: { status } })
  return { by, params, rental, move, print: () => print(by, by.companyId, rental.id) }
}

async function print(by: Pick<Member, 'cookie'>, companyId: number, id: number) {
  const url = `/api${printRental.path.replace(':companyId', `${companyId}`).replace(':id', `${id}`)}`
  const { statusCode, headers, body } = await t.app.inject({ method: 'GET', url, headers: { cookie: by.cookie } })
  return { status: statusCode, type: headers['content-type'], html: body }
}

const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

describe('the printed document', () => {
  test('is called what the status makes of it', async () => {
    const { print, move } = await givenDraft()
    const headings = [heading((await print()).html)]
    for (const status of ['quote', 'validating', 'pending', 'cancelled'] as const) {
      await move(status)
      headings.push(heading((await print()).html))
    }
    expect(headings).toEqual(['Devis', 'Devis', 'Réservation', 'Contrat', 'Contrat (annulé)'])
  })

  test('is a complete page in the customer’s language, with people, vehicle, dates and amounts', async () => {
    const { print, rental } = await givenDraft('Zoé', 'en')
    const { status, type, html } = await print()
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    for (const words of [rental.publicId, 'Zoé Éboué', '12AB34567', '12,345', 'Tue 10 Mar 2026, 10:00', 'Aéroport']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('3 days × €40.00')
    expect(html).toContain('€120.00')
    expect(html).toMatch(/Total excl. VAT.*€110\.60.*VAT 8\.5%.*€9\.40.*Total incl\. VAT.*€120\.00/)
  })

  test('reads « Gratuit » where an option has neither a price nor a price per day', async () => {
    const { print } = await givenDraft()
    expect((await print()).html).toMatch(/Rehausseur<\/th><td><\/td><td>Gratuit<\/td>/)
  })

  test('fills the placeholders of the terms, and shows none that are blank', async () => {
    const { by, params, print } = await givenDraft('<script>alert(1)</script>')
    expect((await print()).html).not.toContain('Conditions du contrat')
    const contractTerms = '<p>{{company}}, {{customer}}, {{vehicle}}, {{start}}, {{end}}</p>'
    const { name } = await by.ask(updateCompany, { params, body: { contractTerms } })
    const { html } = await print()
    expect(html).toContain('Conditions du contrat')
    const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    expect(text).toMatch(
      new RegExp(`<p>${name}, <script>alert\\(1\\)</script> Éboué, Renault Clio A\\w-\\d{3}-GP, mar\\.`),
    )
    expect(html).not.toContain('<script>alert')
  })

  test('does not give the public code away', async () => {
    const { by, params, rental, print } = await givenDraft()
    const document = await by.ask(getRentalDocument, { params: { ...params, id: rental.id } })
    expect(document.rental).not.toHaveProperty('code')
    expect((await print()).html).not.toContain(rental.code)
  })

  test('is for the company alone', async () => {
    const { by, rental } = await givenDraft()
    const stranger = await t.company()
    expect((await print(stranger, by.companyId, rental.id)).status).toBe(404)
    expect((await print(stranger, stranger.companyId, rental.id)).status).toBe(404)
    expect((await print({ cookie: '' }, by.companyId, rental.id)).status).toBe(401)
  })
})

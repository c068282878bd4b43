import type { AgencyChange } from '@filao/domain/company/agency.schema'
import { updateAgency } from '@filao/domain/company/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { updateCategory, updateOption } from '@filao/domain/fleet/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { page, printableAt } from '#testing/given-document'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const frenchman: CustomerCreation = { firstName: 'Zoé', lastName: 'Éboué', language: 'fr' }
const tourist: CustomerCreation = { firstName: 'Jane', lastName: 'Doe', language: 'en' }
const company: CustomerCreation = { kind: 'company', companyName: 'Doe Ltd', language: 'en' }

/** Creates a company that names its category, its season and one of two options in English too. */
async function givenNames() {
  const counter = await givenCounter(t)
  const { by, params, agency, small } = counter
  await by.request(updateCategory, {
    params: { ...params, id: small.id },
    body: { name: 'Citadine', nameEn: 'City car' },
  })
  const { seasons } = await by.request(updateAgency, {
    params: { ...params, id: agency.id },
    body: { seasons: [{ start: '01-01', end: '12-31', userLabel: 'Haute saison', userLabelEn: 'High season' }] },
  })
  const line = { seasonId: seasons[0]?.id ?? null, agencyId: agency.id, categoryId: small.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const seat = await givenOption(by, { name: 'Siège bébé', nameEn: 'Baby seat' })
  const satnav = await givenOption(by, { name: 'GPS' })
  /** Agrees a rental with both options for a customer, and returns the text of its contract beside it. */
  const agreed = async (customer: CustomerCreation, over: { totalAmount?: number } = {}) => {
    const { id: customerId } = await by.request(createCustomer, { params, body: customer })
    const rental = await counter.contract({
      customerId,
      optionIds: [seat.id, satnav.id],
      vehicleId: (await counter.car()).id,
      ...over,
    })
    return { ...rental, contract: async () => await textOf(rental.id) }
  }
  const textOf = async (id: number) => {
    const { html } = await page(t, by, printableAt(by.companyId, id))
    return html
      .replace(/<style.*?<\/style>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }
  return { ...counter, seat, satnav, agreed }
}

test('a contract has the names in the languages of its customer', async () => {
  const { agreed } = await givenNames()
  const [french, both, english] = [await agreed(frenchman), await agreed(tourist), await agreed(company)]
  const inFrench = await french.contract()
  for (const name of ['(Haute saison)', 'Siège bébé', 'GPS', 'Citadine (']) expect(inFrench).toContain(name)
  expect(inFrench).not.toMatch(/High season|Baby seat|City car/)
  const inBoth = await both.contract()
  for (const name of ['(Haute saison / High season)', 'Siège bébé / Baby seat', ' GPS ', 'Citadine / City car (']) {
    expect(inBoth).toContain(name)
  }
  const inEnglish = await english.contract()
  for (const name of ['(High season)', 'Baby seat', 'GPS', 'City car (']) expect(inEnglish).toContain(name)
  expect(inEnglish).not.toMatch(/Haute saison|Siège bébé|Citadine/)
})

test('the page of the customer has the names of both languages, and staff read the company’s own', async () => {
  const { by, params, agreed, satnav, seat } = await givenNames()
  const { code, id } = await agreed(tourist)
  expect(await by.request(calls.getRentalByCode, { params: { code } })).toMatchObject({
    options: ['Siège bébé', 'GPS'],
    optionsEn: ['Baby seat', 'GPS'],
  })
  const { price } = await by.request(calls.getRental, { params: { ...params, id } })
  expect(price).toMatchObject({
    seasons: [{ name: 'Haute saison', nameEn: 'High season' }],
    options: [
      { id: seat.id, name: 'Siège bébé', nameEn: 'Baby seat' },
      { id: satnav.id, name: 'GPS', nameEn: null },
    ],
  })
})

test('an agreed rental keeps the names with which it was agreed', async () => {
  const { by, params, agreed, seat } = await givenNames()
  const { code, contract } = await agreed(company)
  const body = { name: 'Rehausseur', nameEn: 'Booster' }
  await by.request(updateOption, { params: { ...params, id: seat.id }, body })
  expect(await contract()).toMatch(/Baby seat/)
  expect(await contract()).not.toMatch(/Booster/)
  expect(await by.request(calls.getRentalByCode, { params: { code } })).toMatchObject({
    optionsEn: ['Baby seat', 'GPS'],
  })
})

test('a price agreed before names had an English form is read in the words of then', async () => {
  const { by, agreed, seat } = await givenNames()
  const { id, code, contract } = await agreed(company)
  await t.db.pool.query(
    `update rentals set price = jsonb_set(price::jsonb, '{options}', $1::jsonb) where company_id = $2 and id = $3`,
    [JSON.stringify([{ id: seat.id, name: 'Siège', price: 0, dailyPrice: 0, total: 0 }]), by.companyId, id],
  )
  expect(await contract()).toMatch(/Siège/)
  expect(await by.request(calls.getRentalByCode, { params: { code } })).toMatchObject({ optionsEn: ['Siège'] })
})

test('a season keeps its English name when a program that does not know it saves the agency', async () => {
  const { by, params, agency } = await givenNames()
  const of = { ...params, id: agency.id }
  const read = async (body: AgencyChange) => (await by.request(updateAgency, { params: of, body })).seasons
  const [season] = await read({})
  if (!season) throw new Error('The agency has no season.')
  const { userLabelEn: _, agencyId: __, ...known } = season
  expect(await read({ seasons: [known] })).toMatchObject([{ userLabelEn: 'High season' }])
  expect(await read({ seasons: [{ ...known, userLabelEn: ' ' }] })).toMatchObject([{ userLabelEn: null }])
})

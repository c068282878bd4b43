import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import * as invoices from '@filao/domain/invoicing/contract'
import type { Language } from '@filao/domain/kernel/language.schema'
import { createFee, putPrices } from '@filao/domain/pricing/contract'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import type { PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import type { TestApp } from '../app.ts'
import { givenAgency, givenCategory, givenOption, givenVehicle, twoSeasons } from '../given.ts'
import { pdf, printableAt } from '../given-document.ts'
import { readPdf } from '../pdf.ts'

/**
 * Creates the company of `domain/pricing/examples.test.ts`: 30 € a day in low season, 45 € in high season, 30 € outside
 * opening hours, 18.50 € for the airport and 50 € from there to the port.
 */
export async function givenExamples(t: TestApp) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const seasons = twoSeasons.map((season, index) => ({ ...season, userLabelEn: ['High season', 'Low season'][index] }))
  const airport = await givenAgency(by, { name: 'Aéroport', seasons })
  const port = await givenAgency(by, { name: 'Port', seasons: [] })
  const idOf = (label: string) => airport.seasons.find(({ userLabel }) => userLabel === label)?.id ?? null
  const category = await givenCategory(by, { nameEn: 'City car' })
  const line = (over: Partial<PriceLineInput>) => {
    const place = { agencyId: airport.id, categoryId: category.id }
    return { ...place, seasonId: idOf('Basse saison'), minDays: 1, price: 30, ...over }
  }
  const lines = [line({}), line({ seasonId: idOf('Haute saison'), price: 45 })]
  const byHour = [line({ minHours: 2, price: 8 }), line({ minHours: 4, price: 6.5 })]
  await by.request(putPrices, { params, body: [...lines, ...byHour] })
  const fee = (body: FeeCreation) => by.request(createFee, { params, body })
  await fee({ kind: 'outside_hours', name: 'Hors horaires', nameEn: 'Out of hours', price: 30 })
  const place = { kind: 'place', name: 'Frais d’aéroport', nameEn: 'Airport fee', price: 18.5 } as const
  await fee({ ...place, agencyId: airport.id })
  const oneWay = { kind: 'one_way', name: 'Aller simple', nameEn: 'One way', price: 50 } as const
  await fee({ ...oneWay, agencyId: airport.id, toAgencyId: port.id })
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: airport.id, odometer: 1000 })
  const who = { kind: 'company', companyName: 'Doe Ltd', language: 'fr' } as const
  const customer = await by.request(createCustomer, { params, body: who })
  const option = (over: Partial<OptionCreation>) => givenOption(by, { price: 0, dailyPrice: 0, ...over })
  const places = { departureAgencyId: airport.id, arrivalAgencyId: airport.id }
  const wanted = { vehicleId: vehicle.id, customerId: customer.id, ...places }

  /** Agrees a rental, after its price was asked. */
  const agree = async (content: Pick<RentalCreation, 'start' | 'end'> & Partial<Omit<RentalCreation, 'vehicleId'>>) => {
    const body = { ...wanted, ...content }
    const { customerId: _, ...priced } = body
    const quote = await by.request(calls.priceRental, { params, body: priced })
    const { id } = await by.request(calls.createRental, { params, body })
    const rental = await by.request(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    return { id, quote, rental }
  }

  /** Agrees a night pick-up at the airport, returned at the port, with two child seats, a cover and 15 % off. */
  const nightPickUp = async () => {
    const seats = { name: 'Siège enfant', nameEn: 'Child seat', dailyPrice: 5, maxAmount: 50, maxQuantity: 2 }
    const seat = await option(seats)
    const categories = [{ categoryId: category.id, waiverAmount: 0, securityDepositAmount: 200 }]
    const total = { name: 'Rachat total', nameEn: 'Total cover', dailyPrice: 12 }
    const cover = await option({ ...total, isCover: true, categories })
    const agreed = await agree({
      start: '2026-12-18T02:30:00Z',
      end: '2026-12-24T21:00:00Z',
      arrivalAgencyId: port.id,
      optionIds: [seat.id, seat.id, cover.id],
      discountPercent: 15,
    })
    return { seat, cover, ...agreed }
  }

  const paper = async (path: string) => plain((await readPdf((await pdf(t, by, path)).content)).text)
  const speak = (language: Language) =>
    by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { language } })
  /** Returns the text of a rental's contract as PDF, for a customer of that language. */
  const contract = async (id: number, language: Language) => {
    await speak(language)
    return await paper(printableAt(by.companyId, id))
  }
  /** Issues the invoice of a rental for a customer of that language, with its text as PDF. */
  const bill = async (rentalId: number, language: Language) => {
    await speak(language)
    const body = { kind: 'invoice' } as const
    const invoice = await by.request(invoices.issueInvoice, { params: { ...params, rentalId }, body })
    const path = invoices.printInvoice.path.replace(':companyId', `${by.companyId}`).replace(':id', `${invoice.id}`)
    return { invoice, text: await paper(path) }
  }
  return { by, params, airport, port, category, line, option, agree, nightPickUp, contract, bill }
}

/** Returns text with one usual space for each run of any. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

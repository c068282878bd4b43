import { createCustomer } from '@filao/domain/customers/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange, RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import type { TestApp } from '../app.ts'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '../given.ts'

/** Returns two in the afternoon, so many days after the first of March. */
export const day = (n: number) => addMinutes('2026-03-01T14:00:00Z', n * 1440)

/** Creates a rental of two days at 40 €, with an option and a second driver, in a company of its own. */
export async function givenRental(t: TestApp, over: Partial<Omit<RentalCreation, 'vehicleId'>> = {}) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const [agency, other] = [await givenAgency(by, { seasons: [] }), await givenAgency(by, { seasons: [] })]
  const category = await givenCategory(by, { preparationDurationMinutes: 60 })
  const place = { categoryId: category.id, locationId: other.id }
  const vehicle = await givenVehicle(by, place)
  const raise = (price: number) => {
    const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price }
    return by.request(putPrices, { params, body: [line] })
  }
  await raise(40)
  const named = (firstName: string) => by.request(createCustomer, { params, body: { firstName } })
  const [customer, driver] = [await named('Zoé'), await named('Awa')]
  const option = await givenOption(by, { price: 10, dailyPrice: 0 })
  const body: RentalCreation & { vehicleId: number } = {
    start: day(5),
    end: day(7),
    vehicleId: vehicle.id,
    customerId: customer.id,
    additionalDriverIds: [driver.id],
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
    optionIds: [option.id],
    ...over,
  }
  const rental = await by.request(calls.createRental, { params, body })
  const change = (wanted: RentalChange) =>
    by.send(calls.updateRental, { params: { ...params, id: rental.id }, body: wanted })
  return {
    by,
    params,
    agency,
    other,
    category,
    vehicle,
    customer,
    driver,
    option,
    body,
    rental,
    raise,
    named,
    change,
    place,
  }
}

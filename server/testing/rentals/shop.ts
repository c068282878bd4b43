import { createCustomer } from '@filao/domain/customers/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import type { TestApp } from '../app.ts'
import { givenAgency, givenCategory, givenVehicle } from '../given.ts'

/** The time of the tests of a shop. */
export const now = '2026-03-01T12:00:00Z'

/** Returns a time so many days after the first of March, at two in the afternoon unless told otherwise. */
export const day = (n: number, hours = 14) => addMinutes('2026-03-01T00:00:00Z', n * 1440 + hours * 60)

/** Creates a company with one agency, a category at 40 € a day, a vehicle and a customer. */
export async function givenShop(t: TestApp) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, { preparationDurationMinutes: 60 })
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: agency.id, odometer: 1000 })
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const customer = await by.request(createCustomer, { params, body: { firstName: 'Zoé', lastName: 'Éboué' } })
  const wanted: RentalCreation & { vehicleId: number } = {
    start: day(5),
    end: day(7),
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  }
  const rent = (over: Partial<RentalCreation> = {}) =>
    by.request(calls.createRental, { params, body: { ...wanted, ...over } })
  const move = (id: number, status: 'pending' | 'cancelled' | 'quote' | 'validating' | 'draft') =>
    by.send(calls.updateRental, { params: { ...params, id }, body: { status } })
  const contract = async (over: Partial<RentalCreation> = {}) => {
    const { id } = await rent(over)
    return by.request(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  }
  const check = (
    rentalId: number,
    body: { stage: 'delivery' | 'return'; odometer: number; isOdometerConfirmed?: boolean; vehicleId?: number },
  ) => by.send(calls.recordCheck, { params: { ...params, rentalId }, body })
  return { by, params, agency, category, vehicle, customer, wanted, rent, move, contract, check, line }
}

import { createCustomer } from '@filao/domain/customers/contract'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import type { CheckCreation, CheckPhoto, VehicleChangeCreation } from '@filao/domain/rentals/check/check.schema'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange, RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import type { Member, TestApp } from './app.ts'
import { givenAgency, givenCategory, givenVehicle } from './given.ts'
import { pictureOf } from './picture.ts'

/** Returns noon on the first day of the counter's tests, or so many days and minutes later. */
export const noon = (days: number, minutes = 0) => addMinutes('2026-03-01T12:00:00Z', days * 1440 + minutes)

export type Counter = Awaited<ReturnType<typeof givenCounter>>

/**
 * Creates a counter over HTTP: two agencies without seasons, small cars at 40 € a day with an hour of preparation,
 * large ones at 70 € with two, and the actions at the counter. `ask…` throw when they are refused, the others return
 * any answer.
 */
export async function givenCounter(t: TestApp, company?: Member) {
  const by = company ?? (await t.company())
  const params = { companyId: by.companyId }
  const [agency, other] = [await givenAgency(by, { seasons: [] }), await givenAgency(by, { seasons: [] })]
  const small = await givenCategory(by, { preparationDurationMinutes: 60 })
  const large = await givenCategory(by, {
    preparationDurationMinutes: 240,
    securityDepositAmount: 1500,
    waiverAmount: 2000,
  })
  const price = (categoryId: number, price: number) => {
    return { seasonId: null, agencyId: agency.id, categoryId, minDays: 1, price }
  }
  await by.request(putPrices, { params, body: [price(small.id, 40), price(large.id, 70)] })
  const customer = await by.request(createCustomer, { params, body: { firstName: 'Zoé', lastName: 'Éboué' } })
  const car = (over: Partial<VehicleCreation> = {}) => {
    return givenVehicle(by, { categoryId: small.id, locationId: agency.id, odometer: 1000, ...over })
  }
  const vehicle = await car()
  const wanted: RentalCreation & { vehicleId: number } = {
    start: noon(0, 120),
    end: noon(3, 120),
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  }
  const send = (id: number, body: RentalChange, who: Member = by) =>
    who.send(calls.updateRental, { params: { ...params, id }, body })
  const get = (id: number) => by.request(calls.getRental, { params: { ...params, id } })
  /** Creates an agreed rental: for three days from the first day, two hours after noon. */
  const contract = async (over: Partial<RentalCreation> = {}) => {
    const { id } = await by.request(calls.createRental, { params, body: { ...wanted, ...over } })
    return await by.request(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  }
  const check = (rentalId: number, body: CheckCreation, headers: Record<string, string> = {}) =>
    by.send(calls.recordCheck, { params: { ...params, rentalId }, body, headers })
  const deliver = (rentalId: number, odometer = 1000) =>
    by.request(calls.recordCheck, { params: { ...params, rentalId }, body: { stage: 'delivery', odometer } })
  const takeBack = (rentalId: number, odometer = 1500) =>
    by.request(calls.recordCheck, { params: { ...params, rentalId }, body: { stage: 'return', odometer } })
  /** Swaps the rental's vehicle: it broke down after 100 km. */
  const swap = (rentalId: number, vehicleId: number, over: Partial<VehicleChangeCreation> = {}) => {
    const body = { vehicleId, reason: 'Panne', back: { odometer: 1100 }, out: { odometer: 1000 }, ...over }
    return by.send(calls.changeVehicle, { params: { ...params, rentalId }, body })
  }
  const upload = (rentalId: number, content: Uint8Array | string = pictureOf({ width: 9, height: 9 }), over = {}) =>
    by.send(calls.uploadCheckPhoto, {
      params: { ...params, rentalId },
      file: { name: 'IMG_1.png', content },
      ...over,
    })
  const photo = async (rentalId: number) => {
    const { status, body } = await upload(rentalId)
    if (status !== 201) throw new Error(`the photo was refused: ${JSON.stringify(body)}`)
    return body as CheckPhoto
  }
  return {
    by,
    params,
    agency,
    other,
    small,
    large,
    customer,
    vehicle,
    car,
    wanted,
    send,
    get,
    contract,
    check,
    deliver,
    takeBack,
    swap,
    upload,
    photo,
  }
}

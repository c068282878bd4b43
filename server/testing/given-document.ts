import { createCustomer } from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { putPrices } from '@filao/domain/pricing/contract'
import { createRental, printRental, updateRental } from '@filao/domain/rentals/contract'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { Member, TestApp } from './app.ts'
import { givenAgency, givenCategory, givenOption, givenVehicle } from './given.ts'

type Over = { customer?: Partial<CustomerCreation>; vehicle?: Partial<VehicleCreation> }

/**
 * Creates a draft of three days at 40 € from 10 March 2026, with an option that costs nothing, and the URL of its page.
 */
export async function givenDraft(t: TestApp, { customer: person, vehicle: thing }: Over = {}) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { name: 'Aéroport', seasons: [] })
  const category = await givenCategory(by)
  const vehicle = await givenVehicle(by, {
    categoryId: category.id,
    locationId: agency.id,
    odometer: 12_345,
    schematicId: 1,
    ...thing,
  })
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const option = await givenOption(by, { name: 'Rehausseur', price: 0, dailyPrice: 0 })
  const customer = await by.request(createCustomer, {
    params,
    body: { firstName: 'Zoé', lastName: 'Éboué', drivingLicenseNumber: '12AB34567', ...person },
  })
  const rental = await by.request(createRental, {
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
    by.request(updateRental, { params: { ...params, id: rental.id }, body: { status } })
  const at = `/companies/${by.companyId}/rentals/${rental.id}/printable`
  return {
    by,
    params,
    agency,
    vehicle,
    customer,
    rental,
    move,
    print: () => page(t, by, at),
    pdf: () => pdf(t, by, at),
  }
}

/** Returns the URL at which a rental's document is printed. */
export function printableAt(companyId: number, id: number): string {
  return printRental.path.replace(':companyId', `${companyId}`).replace(':id', `${id}`)
}

/** Fetches a URL of the API as a user, as text. */
export async function page(t: TestApp, by: Pick<Member, 'cookie'>, path: string) {
  const { statusCode, headers, body } = await get(t, by, path)
  return { status: statusCode, type: headers['content-type'], html: body }
}

/** Fetches the PDF at a URL of the API, with the header that names its file. */
export async function pdf(t: TestApp, by: Pick<Member, 'cookie'>, path: string) {
  const { statusCode, headers, rawPayload } = await get(t, by, `${path}?format=pdf`)
  const file = String(headers['content-disposition'])
  return { status: statusCode, type: headers['content-type'], file, content: new Uint8Array(rawPayload) }
}

function get(t: TestApp, by: Pick<Member, 'cookie'>, path: string) {
  return t.app.inject({ method: 'GET', url: `/api${path}`, headers: { cookie: by.cookie } })
}

import type { Agency } from '@filao/domain/company/agency.schema'
import { createCustomer, uploadCustomerDocument } from '@filao/domain/customers/contract'
import { createOption, updateCategory, updateDriverRules } from '@filao/domain/fleet/contract'
import { addDays, localDate } from '@filao/domain/kernel/time'
import { admitDrivers, createRental, updateRental } from '@filao/domain/rentals/contract'
import type { DemoCompany } from '../material/company.ts'
import { timezone } from '../material/data.ts'
import { drawPermit } from '../material/drawings.ts'
import { drawMoment } from '../material/opening-times.ts'
import type { Person } from '../material/person.ts'
import { pngOf } from '../material/photos.ts'
import { span } from '../material/plan-stays.ts'
import type { Random } from '../material/random.ts'

/**
 * Sets who may drive: an option for young drivers, and an age for convertibles. Drafts the rental of one with an
 * additional driver who is too young to confirm it, and confirms a later one for which an administrator let them pass.
 */
export async function setDriverRules(owner: Person, company: DemoCompany, now: string, random: Random): Promise<void> {
  const { companyId } = company
  const params = { companyId }
  const day = (count: number) => addDays(localDate(now, timezone), count)
  const convertible = company.categories.find(({ code }) => code === 'F')
  const fee = {
    name: 'Supplément jeune conducteur',
    nameEn: 'Young driver surcharge',
    description: 'Moins de 25 ans',
    descriptionEn: 'Under 25',
    price: 0,
    dailyPrice: 8,
  }
  const categories = company.categories.map(({ id }) => ({ categoryId: id }))
  const option = await owner.request(createOption, { params, body: { ...fee, categories } })
  await owner.request(updateDriverRules, {
    params,
    body: { youngDriverAge: 25, youngDriverOptionId: option.id },
  })
  const vehicle = company.vehicles.findLast(({ categoryId }) => categoryId === convertible?.id) ?? company.vehicles[0]
  if (!convertible || !vehicle) throw new Error('the demo company has no convertible')
  const body = { minimumAge: 25, minimumLicenceYears: 3 }
  await owner.request(updateCategory, { params: { ...params, id: convertible.id }, body })
  const home = { city: 'Le Gosier', postalCode: '97190', countryCode: 'GP', drivingLicenseCountryCode: 'FR' }
  const licence = { drivingLicenseNumber: '25AB10203', drivingLicenseCategories: 'B' }
  const mother = await owner.request(createCustomer, {
    params,
    body: {
      ...home,
      ...licence,
      firstName: 'Solange',
      lastName: 'Belrose-Ajax',
      email: 'solange.belrose-ajax@mail.example',
      phoneNumbers: ['590690301020'],
      birthDate: '1978-11-03',
      birthPlace: 'Pointe-à-Pitre',
      drivingLicenseIssuedOn: '1998-07-20',
    },
  })
  const son = await owner.request(createCustomer, {
    params,
    body: {
      ...home,
      ...licence,
      firstName: 'Jordan',
      lastName: 'Belrose-Ajax',
      email: 'jordan.belrose-ajax@mail.example',
      phoneNumbers: ['590690301021'],
      birthDate: addDays(day(90), -21 * 365),
      drivingLicenseIssuedOn: day(-800),
    },
  })
  const agency = company.agencies.find(({ id }) => id === vehicle.locationId) as Agency
  const draft = async (first: number, last: number) => {
    const start = drawMoment(agency, day(first), '', random).at
    const end = drawMoment(agency, day(last), '', random).at
    const drivers = { customerId: mother.id, additionalDriverIds: [son.id] }
    const agencies = { departureAgencyId: agency.id, arrivalAgencyId: agency.id }
    return await owner.request(createRental, {
      params,
      body: { start, end, vehicleId: vehicle.id, ...drivers, ...agencies },
    })
  }
  await draft(16, 20)
  const { id } = await draft(span.last + 2, span.last + 5)
  const reason = 'Client régulier, assurance étendue au fils par avenant'
  await owner.request(admitDrivers, { params: { companyId, rentalId: id }, body: { reason } })
  await owner.request(updateRental, { params: { companyId, id }, body: { status: 'pending' } })
}

/** Adds a driver with a licence from outside the EEA, and the international permit that comes with it. */
export async function addForeignDriver(staff: Person, companyId: number): Promise<number> {
  const { id } = await staff.request(createCustomer, {
    params: { companyId },
    body: {
      firstName: 'Harriet',
      lastName: 'Whitlock',
      email: 'harriet.whitlock@mail.example',
      phoneNumbers: ['16175550142'],
      language: 'en',
      address: '8 Harbor Walk',
      postalCode: '02108',
      city: 'Boston',
      countryCode: 'US',
      birthDate: '1986-05-09',
      birthPlace: 'Boston',
      drivingLicenseNumber: 'S48210937',
      drivingLicenseIssuedOn: '2004-06-21',
      drivingLicenseCountryCode: 'US',
      drivingLicenseCategories: 'B',
      drivingLicenseDocument: 'international_permit',
    },
  })
  const permit = new File([await pngOf(drawPermit())], 'permis-international.png')
  await staff.attach(uploadCustomerDocument, { companyId, customerId: id }, permit)
  return id
}

import type { Agency } from '@filao/domain/company/agency'
import { createCustomer } from '@filao/domain/customers/contract'
import { createOption, updateCategory, updateDriverRules } from '@filao/domain/fleet/contract'
import { localDate } from '@filao/domain/kernel/time'
import { createRental } from '@filao/domain/rentals/contract'
import type { DemoCompany } from '../company.ts'
import { timezone } from '../data.ts'
import { drawMoment } from '../opening-times.ts'
import type { Person } from '../person.ts'
import type { Random } from '../random.ts'
import { addDays } from '../year.ts'

/**
 * Sets who may drive: an option for young drivers, and an age for convertibles. Drafts the rental of one with an additional
 * driver who is too young to confirm it.
 */
export async function setDriverRules(owner: Person, company: DemoCompany, now: string, random: Random): Promise<void> {
  const { companyId } = company
  const params = { companyId }
  const day = (count: number) => addDays(localDate(now, timezone), count)
  const convertible = company.categories.find(({ code }) => code === 'F')
  const fee = {
    name: 'Jeune conducteur / Young driver',
    description: 'Moins de 25 ans / Under 25',
    price: 0,
    dailyPrice: 8,
  }
  const categories = company.categories.map(({ id }) => ({ categoryId: id }))
  const option = await owner.ask(createOption, { params, body: { ...fee, categories } })
  await owner.ask(updateDriverRules, {
    params,
    body: { youngDriverAge: 25, youngDriverOptionId: option.id },
  })
  const vehicle = company.vehicles.findLast(({ categoryId }) => categoryId === convertible?.id) ?? company.vehicles[0]
  if (!convertible || !vehicle) throw new Error('the demo company has no convertible')
  const body = { minimumAge: 25, minimumLicenceYears: 3 }
  await owner.ask(updateCategory, { params: { ...params, id: convertible.id }, body })
  const home = { city: 'Le Gosier', postalCode: '97190', countryCode: 'GP', drivingLicenseCountryCode: 'FR' }
  const licence = { drivingLicenseNumber: '25AB10203', drivingLicenseCategories: 'B' }
  const mother = await owner.ask(createCustomer, {
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
  const son = await owner.ask(createCustomer, {
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
  const start = drawMoment(agency, day(16), '', random)
  const end = drawMoment(agency, day(20), '', random)
  await owner.ask(createRental, {
    params,
    body: {
      start: start.at,
      end: end.at,
      vehicleId: vehicle.id,
      customerId: mother.id,
      additionalDriverIds: [son.id],
      departureAgencyId: agency.id,
      arrivalAgencyId: agency.id,
    },
  })
}

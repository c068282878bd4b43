import { describe, expect, test } from 'vitest'
import type { Rental } from '../record/rental.schema.ts'
import { conditions } from './conditions/sample-conditions.ts'
import type { Party, RentalDocument } from './document.schema.ts'
import { lacksOfContract } from './legal-mentions.ts'
import { topicsMissing } from './terms-topics.ts'

const renter: Party = {
  id: 9,
  kind: 'person',
  companyName: null,
  siren: null,
  vatNumber: null,
  contactName: null,
  billingAddress: null,
  billingEmail: null,
  title: 'Mme',
  firstName: 'Zoé',
  lastName: 'Éboué',
  email: null,
  phoneNumbers: [],
  language: 'fr',
  address: '12 rue des Flamboyants',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
  birthDate: '1984-03-02',
  birthPlace: 'Cayenne',
  drivingLicenseNumber: '12AB34567',
  drivingLicenseIssuedOn: '2003-05-12',
  drivingLicenseExpiresOn: '2033-05-12',
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B',
}
const place = { name: 'Aéroport', address: 'Morne Mamiel', postalCode: '97139', city: 'Les Abymes' }
const terms =
  '<p>Assurance au tiers comprise. 250 km par jour. Plein à rendre plein. Caution rendue sous 8 jours. Amendes à la charge du locataire.</p>' +
  '<p>Médiateur : CM2C. Données personnelles : voir la notice.</p>'

function contract({ company = {}, customer = {}, vehicle = {}, ...over }: Record<string, object | string> = {}) {
  return {
    rental: {
      id: 4,
      vehicle: { id: 3, make: 'Renault', model: 'Clio', schematicId: 1, ...(vehicle as object) },
      totalAmount: 120,
      departureAgencyId: 1,
      arrivalAgencyId: 2,
    } as Rental,
    company: {
      name: 'Karukera Auto',
      address: 'Jarry',
      siret: '73282932000074',
      phoneNumber: '+590590123456',
      email: null,
      ...(company as object),
    },
    customer: { ...renter, ...(customer as object) },
    drivers: [],
    departureAgency: { ...place, timezone: 'America/Guadeloupe' },
    arrivalAgency: { ...place, name: 'Gosier', timezone: 'America/Guadeloupe' },
    rentalTerms: terms,
    contractTerms: '<p></p>',
    conditions,
    ...over,
  } as unknown as RentalDocument
}

const keys = (document: RentalDocument) => lacksOfContract(document).map(({ key }) => key)

describe('a contract with a company', () => {
  const customer = { kind: 'company', companyName: 'SARL Soleil', firstName: null, lastName: null }
  const blank = { birthDate: null, birthPlace: null, drivingLicenseNumber: null }

  test('needs no licence of it, but a driver and an address', () => {
    expect(lacksOfContract(contract({ customer: { ...customer, ...blank, city: null } }))).toMatchObject([
      { key: 'customer.9.address', sentence: { fr: 'L’adresse complète de SARL Soleil' } },
      { key: 'rental.drivers', mend: { kind: 'rental', id: 4 } },
    ])
  })

  test('asks its drivers for their licences', () => {
    const driver = { ...renter, id: 10, drivingLicenseNumber: null }
    expect(keys(contract({ customer: { ...customer, ...blank }, drivers: [driver] as never }))).toEqual([
      'driver.10.licence',
    ])
  })
})

test('terms in English alone are a lack for a person, not for a company', () => {
  const rentalTerms =
    '<p>The insurance and the deposit are for the driver to pay, and personal data will be kept by this company.</p>'
  expect(keys(contract({ rentalTerms }))).toEqual(['terms.french'])
  const company = { kind: 'company', companyName: 'SARL Soleil' }
  expect(keys(contract({ rentalTerms, customer: company, drivers: [renter] as never }))).toEqual([])
})

describe('the mentions missing in a contract', () => {
  test('are none when company, people, vehicle, agencies and terms are complete', () => {
    expect(lacksOfContract(contract())).toEqual([])
  })

  test('are listed with the record to complete, for a new company', () => {
    const nobody = Object.fromEntries(Object.keys(renter).map((key) => [key, null]))
    const document = contract({
      company: { address: null, siret: null, phoneNumber: null },
      customer: { ...nobody, id: 9, firstName: 'Zoé' },
      vehicle: { make: null, schematicId: null },
      departureAgency: { ...place, address: null },
      rentalTerms: '',
      conditions: { ...conditions, fuelQuarterAmount: null, mediator: null },
    })
    expect(lacksOfContract(document).map(({ key, severity, mend }) => [key, severity, mend.kind])).toEqual([
      ['company.address', 'legal', 'company'],
      ['company.siret', 'legal', 'company'],
      ['company.contact', 'legal', 'company'],
      ['driver.9.lastName', 'legal', 'customer'],
      ['driver.9.address', 'legal', 'customer'],
      ['driver.9.birth', 'legal', 'customer'],
      ['driver.9.licence', 'legal', 'customer'],
      ['driver.9.licenceDates', 'advised', 'customer'],
      ['vehicle.make', 'legal', 'vehicle'],
      ['vehicle.schematic', 'advised', 'vehicle'],
      ['agency.1.address', 'legal', 'agency'],
      ['terms', 'legal', 'rentalTerms'],
      ['conditions.fuel', 'legal', 'companySettings'],
      ['conditions.mediator', 'legal', 'company'],
    ])
  })

  test('name the driver concerned, also the second one', () => {
    const second = { ...renter, id: 10, firstName: 'Awa', lastName: 'Diop', drivingLicenseNumber: null }
    expect(lacksOfContract(contract({ drivers: [second] }))).toMatchObject([
      { sentence: { fr: 'Le numéro de permis d’Awa Diop' }, mend: { kind: 'customer', id: 10 } },
    ])
  })

  test('list an address once, when the vehicle leaves and comes back at one agency', () => {
    const nowhere = { ...place, city: null }
    const document = contract({ departureAgency: nowhere, arrivalAgency: nowhere })
    document.rental.arrivalAgencyId = 1
    expect(keys(document)).toEqual(['agency.1.address'])
  })

  test('do not include the phone number when there is an e-mail address', () => {
    expect(keys(contract({ company: { phoneNumber: null, email: 'a@example.test' } }))).toEqual([])
  })
})

test('terms are read in both languages, with any accents and elements', () => {
  expect(topicsMissing('<h2>ASSURANCE</h2><p>Kilométrage illimité</p>', '')).toMatchObject([
    { key: 'deposit' },
    { key: 'privacy' },
  ])
  const english = '<p>Insurance, mileage, fuel, deposit, fines, ombudsman, privacy</p>'
  expect(topicsMissing('', english)).toEqual([])
})

test.each([
  [{ birthDate: null }, 'La date de naissance de Zoé Éboué'],
  [{ birthPlace: null }, 'Le lieu de naissance de Zoé Éboué'],
  [{ birthDate: null, birthPlace: null }, 'La date et le lieu de naissance de Zoé Éboué'],
  [{ drivingLicenseIssuedOn: null }, 'La date de délivrance du permis de Zoé Éboué'],
  [{ drivingLicenseExpiresOn: null }, 'La date de validité du permis de Zoé Éboué'],
])('of two facts of a driver only what is missing is named: %j', (customer, sentence) => {
  expect(lacksOfContract(contract({ customer })).map((lack) => lack.sentence.fr)).toEqual([sentence])
})

import { parseRichText } from '../../company/rich-text.ts'
import { customerName } from '../../customers/name/person.ts'
import type { Sentence } from '../../kernel/language.ts'
import { ofName } from '../../kernel/text.ts'
import { shownPromise } from '../promise/promise.ts'
import { lacksOfConditions } from './conditions/condition-lacks.ts'
import type { Lack } from './conditions/lack.ts'
import type { Party, RentalDocument } from './document.schema.ts'
import { termsLanguage } from './terms-language.ts'
import { foldedTerms, topicsMissing } from './terms-topics.ts'

/**
 * Lists the mentions that a French contract for the rental of a vehicle without driver should contain and this one
 * lacks: parties, vehicle, agencies, price and conditions (arrêté du 17 mars 2015 on conditions and insurance, and the
 * usage of the trade). It informs and never blocks.
 */
export function lacksOfContract(document: RentalDocument): Lack[] {
  return [
    ...lacksOfCompany(document),
    ...lacksOfCustomer(document),
    ...document.drivers.flatMap((driver) => lacksOfDriver(driver)),
    ...lacksOfVehicle(document),
    ...lacksOfAgencies(document),
    ...lacksOfTerms(document),
    ...lacksOfTariffs(document),
  ]
}

function lacksOfCompany({ company }: RentalDocument): Lack[] {
  const mend = { kind: 'company' } as const
  const lacks: (Lack | false)[] = [
    !company.address && {
      key: 'company.address',
      severity: 'legal',
      sentence: { fr: 'L’adresse de votre entreprise', en: 'Your company’s address' },
      mend,
    },
    !company.siret && {
      key: 'company.siret',
      severity: 'legal',
      sentence: { fr: 'Le SIRET de votre entreprise', en: 'Your company’s SIRET number' },
      mend,
    },
    !company.phoneNumber &&
      !company.email && {
        key: 'company.contact',
        severity: 'legal',
        sentence: {
          fr: 'Un téléphone ou un e-mail de votre entreprise',
          en: 'A phone number or email address for your company',
        },
        mend,
      },
  ]
  return lacks.filter((lack) => lack !== false)
}

/** A company has an address but no licence: somebody else must drive. */
function lacksOfCustomer({ customer, drivers, rental }: RentalDocument): Lack[] {
  if (customer.kind !== 'company') return lacksOfDriver(customer)
  const { address, postalCode, city } = customer
  const name = customerName(customer)
  const lacks: (Lack | false)[] = [
    !(address && postalCode && city) && {
      key: `customer.${customer.id}.address`,
      severity: 'legal',
      sentence: { fr: `L’adresse complète ${ofName(name)}`, en: `The full address (${name})` },
      mend: { kind: 'customer', id: customer.id, field: 'address' },
    },
    drivers.length === 0 && {
      key: 'rental.drivers',
      severity: 'legal',
      sentence: { fr: `Un conducteur, puisque ${name} est une entreprise`, en: `A driver, since ${name} is a company` },
      mend: { kind: 'rental', id: rental.id },
    },
  ]
  return lacks.filter((lack) => lack !== false)
}

function lacksOfDriver(driver: Party): Lack[] {
  const mend = { kind: 'customer', id: driver.id } as const
  const name = customerName({ ...driver, title: null })
  const { address, postalCode, city, birthDate, birthPlace } = driver
  const wanted: [string, Lack['severity'], unknown, Sentence][] = [
    ['lastName', 'legal', driver.lastName, { fr: 'Le nom de famille', en: 'The last name' }],
    ['address', 'legal', address && postalCode && city, { fr: 'L’adresse complète', en: 'The full address' }],
    [
      'birth',
      'legal',
      birthDate && birthPlace,
      missingOf(birthDate, birthPlace, {
        both: { fr: 'La date et le lieu de naissance', en: 'The date and place of birth' },
        first: { fr: 'La date de naissance', en: 'The date of birth' },
        second: { fr: 'Le lieu de naissance', en: 'The place of birth' },
      }),
    ],
    ['licence', 'legal', driver.drivingLicenseNumber, { fr: 'Le numéro de permis', en: 'The licence number' }],
    [
      'licenceDates',
      'advised',
      driver.drivingLicenseIssuedOn && driver.drivingLicenseExpiresOn,
      missingOf(driver.drivingLicenseIssuedOn, driver.drivingLicenseExpiresOn, {
        both: {
          fr: 'Les dates de délivrance et de validité du permis',
          en: 'The dates of issue and expiry of the licence',
        },
        first: { fr: 'La date de délivrance du permis', en: 'The date of issue of the licence' },
        second: { fr: 'La date de validité du permis', en: 'The expiry date of the licence' },
      }),
    ],
  ]
  return wanted
    .filter(([, , value]) => !value)
    .map(([key, severity, , { fr, en }]) => ({
      key: `driver.${driver.id}.${key}`,
      severity,
      sentence: { fr: `${fr} ${ofName(name)}`, en: `${en} (${name})` },
      mend,
    }))
}

/** Names what is missing of two facts: the first, the second, or both. */
function missingOf(first: unknown, second: unknown, words: Record<'both' | 'first' | 'second', Sentence>): Sentence {
  if (first) return words.second
  return second ? words.first : words.both
}

function lacksOfVehicle({ rental }: RentalDocument): Lack[] {
  const { vehicle, totalAmount } = rental
  const mend = { kind: 'vehicle', id: vehicle.id } as const
  const isPromised = shownPromise(rental, 'fr') !== null
  const lacks: (Lack | false)[] = [
    !isPromised &&
      !(vehicle.make && vehicle.model) && {
        key: 'vehicle.make',
        severity: 'legal',
        sentence: { fr: 'La marque et le modèle du véhicule', en: 'The make and model of the vehicle' },
        mend,
      },
    !isPromised &&
      vehicle.schematicId === null && {
        key: 'vehicle.schematic',
        severity: 'advised',
        sentence: {
          fr: 'Un schéma du véhicule, pour situer les dommages',
          en: 'A drawing of the vehicle, to show where the damage is',
        },
        mend,
      },
    totalAmount === null && {
      key: 'rental.price',
      severity: 'legal',
      sentence: { fr: 'Le prix de la location', en: 'The price of the rental' },
      mend: { kind: 'rental', id: rental.id },
    },
  ]
  return lacks.filter((lack) => lack !== false)
}

function lacksOfAgencies({ rental, departureAgency, arrivalAgency }: RentalDocument): Lack[] {
  const places = new Map([
    [rental.departureAgencyId, departureAgency],
    [rental.arrivalAgencyId, arrivalAgency],
  ])
  return [...places]
    .filter(([, { address, city }]) => !(address && city))
    .map(([id, { name }]) => ({
      key: `agency.${id}.address`,
      severity: 'legal',
      sentence: { fr: `L’adresse de l’agence ${name}`, en: `The address of ${name}` },
      mend: { kind: 'agency', id },
    }))
}

function lacksOfTerms({ rentalTerms, contractTerms, customer }: RentalDocument): Lack[] {
  const missing = topicsMissing(rentalTerms, contractTerms)
  const mend = { kind: 'rentalTerms' } as const
  if (missing === 'all') {
    const sentence = { fr: 'Les conditions générales de location', en: 'The rental terms and conditions' }
    return [{ key: 'terms', severity: 'legal', sentence, mend }]
  }
  const lacks: Lack[] = missing.map(({ key, severity, sentence }) => ({
    key: `terms.${key}`,
    severity,
    sentence,
    mend,
  }))
  const written = termsLanguage([...parseRichText(rentalTerms), ...parseRichText(contractTerms)])
  return customer.kind === 'company' || written === 'fr' ? lacks : [...lacks, inFrench]
}

/** A consumer reads the terms in French, whatever else they read (loi n° 94-665, art. 2). */
const inFrench: Lack = {
  key: 'terms.french',
  severity: 'legal',
  sentence: { fr: 'Vos conditions en français', en: 'Your terms in French' },
  mend: { kind: 'rentalTerms' },
}

/** A document kept by an earlier version states no conditions; it is not completed afterwards. */
function lacksOfTariffs({ conditions, customer, rentalTerms, contractTerms }: RentalDocument): Lack[] {
  if (!conditions) return []
  return lacksOfConditions(conditions, foldedTerms(rentalTerms, contractTerms), customer.kind !== 'company')
}

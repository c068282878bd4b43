import { countryName } from '../customers/country.ts'
import type { Customer } from '../customers/customer.ts'
import type { Language, Sentence } from '../kernel/language.ts'
import { dayCell } from '../kernel/table/csv-dates.ts'

type Driver = Pick<
  Customer,
  | 'kind'
  | 'companyName'
  | 'siren'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'birthPlace'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'countryCode'
  | 'email'
  | 'drivingLicenseNumber'
  | 'drivingLicenseIssuedOn'
  | 'drivingLicenseCountryCode'
>

/**
 * A field of the form in which the administration asks for the driver, named as the customer's. `value` is null where
 * Filao does not know it.
 */
type DesignationField = { key: keyof Driver; label: Sentence; value: string | null; isRequired: boolean }

/**
 * Returns what a designation asks for about the driver, in the order of its form, which is French: so are its dates.
 * For a vehicle that a company rented, these are the company’s fields instead of a driver’s.
 */
export function designationFields(driver: Driver, language: Language): DesignationField[] {
  const field = (key: keyof Driver, label: Sentence, value: string | null, isRequired = true) => {
    return { key, label, value: value || null, isRequired }
  }
  const country = (code: string | null) => code && countryName(code, language)
  const town = [driver.postalCode, driver.city].filter(Boolean).join(' ')
  const address = [
    field('address', { fr: 'Adresse', en: 'Address' }, driver.address),
    field('city', { fr: 'Code postal et ville', en: 'Postal code and town' }, town),
    field('countryCode', { fr: 'Pays', en: 'Country' }, country(driver.countryCode), false),
  ]
  const email = field('email', { fr: 'E-mail', en: 'Email' }, driver.email, false)
  if (driver.kind === 'company') {
    return [
      field('companyName', { fr: 'Raison sociale', en: 'Company name' }, driver.companyName),
      field('siren', { fr: 'SIREN', en: 'SIREN' }, driver.siren),
      ...address,
      email,
    ]
  }
  return [
    field('lastName', { fr: 'Nom', en: 'Last name' }, driver.lastName),
    field('firstName', { fr: 'Prénom', en: 'First name' }, driver.firstName),
    field('birthDate', { fr: 'Date de naissance', en: 'Date of birth' }, dayCell(driver.birthDate, 'fr')),
    field('birthPlace', { fr: 'Lieu de naissance', en: 'Place of birth' }, driver.birthPlace, false),
    ...address,
    field('drivingLicenseNumber', { fr: 'Numéro de permis', en: 'Licence number' }, driver.drivingLicenseNumber),
    field(
      'drivingLicenseIssuedOn',
      { fr: 'Permis délivré le', en: 'Licence issued on' },
      dayCell(driver.drivingLicenseIssuedOn, 'fr'),
    ),
    field(
      'drivingLicenseCountryCode',
      { fr: 'Pays du permis', en: 'Country of the licence' },
      country(driver.drivingLicenseCountryCode),
      false,
    ),
    email,
  ]
}

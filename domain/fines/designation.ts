import { countryName } from '../customers/country.ts'
import type { Customer } from '../customers/customer.schema.ts'
import { customerLabels } from '../customers/customer.ts'
import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
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
  const field = (key: keyof Driver, value: string | null, isRequired = true) => {
    return { key, label: customerLabels[key], value: value || null, isRequired }
  }
  const country = (code: string | null) => code && countryName(code, language)
  const town = [driver.postalCode, driver.city].filter(Boolean).join(' ')
  const address = [
    field('address', driver.address),
    { ...field('city', town), label: { fr: 'Code postal et ville', en: 'Postal code and town' } },
    field('countryCode', country(driver.countryCode), false),
  ]
  const email = field('email', driver.email, false)
  if (driver.kind === 'company') {
    return [field('companyName', driver.companyName), field('siren', driver.siren), ...address, email]
  }
  return [
    field('lastName', driver.lastName),
    field('firstName', driver.firstName),
    field('birthDate', dayCell(driver.birthDate, 'fr')),
    field('birthPlace', driver.birthPlace, false),
    ...address,
    field('drivingLicenseNumber', driver.drivingLicenseNumber),
    field('drivingLicenseIssuedOn', dayCell(driver.drivingLicenseIssuedOn, 'fr')),
    field('drivingLicenseCountryCode', country(driver.drivingLicenseCountryCode), false),
    email,
  ]
}

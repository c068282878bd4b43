import type { Customer } from '../../customers/customer.schema.ts'
import { lacksDocument } from '../../customers/licence.ts'
import { personName } from '../../customers/name/person.ts'
import type { DriverRules } from '../../fleet/driver-rules/driver-rules.schema.ts'
import type { LocalDate } from '../../kernel/time.schema.ts'
import { addDays } from '../../kernel/time.ts'
import type { DriverFault } from './eligibility.schema.ts'
import { holdsCategory } from './licence-category.ts'

/** The fields of a driver that the rules ask for. */
export type Driver = Pick<
  Customer,
  | 'id'
  | 'kind'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'birthPlace'
  | 'address'
  | 'drivingLicenseNumber'
  | 'drivingLicenseIssuedOn'
  | 'drivingLicenseExpiresOn'
  | 'drivingLicenseCountryCode'
  | 'drivingLicenseCategories'
  | 'drivingLicenseDocument'
>

/** The day on which the vehicle leaves and the day on which it comes back, on the clock of their agencies. */
type Stay = { leavesOn: LocalDate; returnsOn: LocalDate }

/**
 * Lists the rules that the drivers of a rental break, driver by driver. A company does not drive: the people who drive
 * for it are its additional drivers.
 */
export function driverFaults(drivers: readonly Driver[], rules: DriverRules, stay: Stay): DriverFault[] {
  return drivers
    .filter(({ kind }) => kind === 'person')
    .flatMap((driver) => faultsOf(driver, rules, stay).map((fault) => ({ ...whole(driver), ...fault })))
}

/** Returns true when one of the drivers is under an age on the day of departure. An unknown birth date is not. */
export function hasYoungDriver(drivers: readonly Driver[], age: number, { leavesOn }: Pick<Stay, 'leavesOn'>): boolean {
  return drivers.some(({ kind, birthDate }) => kind === 'person' && birthDate && anniversary(birthDate, age) > leavesOn)
}

/**
 * Returns the day on which so many full years have passed. What began on 29 February has passed on 1 March of a year
 * without one.
 */
export function anniversary(day: LocalDate, years: number): LocalDate {
  const date = Temporal.PlainDate.from(day)
  const then = date.add({ years })
  return (then.day === date.day ? then : then.add({ days: 1 })).toString()
}

type Found = Pick<DriverFault, 'rule' | 'limit'> & Partial<Pick<DriverFault, 'day' | 'isMissing' | 'isHint'>>

function faultsOf(driver: Driver, rules: DriverRules, stay: Stay): Found[] {
  return [
    ...ageFaults(driver, rules, stay),
    ...licenceFaults(driver, rules, stay),
    ...designationFault(driver, rules.isDesignationRequired),
  ]
}

function ageFaults({ birthDate }: Driver, { minimumAge, maximumAge }: DriverRules, { leavesOn }: Stay): Found[] {
  const faults: Found[] = []
  if (minimumAge !== null) {
    const day = birthDate && anniversary(birthDate, minimumAge)
    if (!day) faults.push({ rule: 'minimum_age', limit: `${minimumAge}`, isMissing: true })
    else if (day > leavesOn) faults.push({ rule: 'minimum_age', limit: `${minimumAge}`, day })
  }
  if (maximumAge !== null) {
    const day = birthDate && addDays(anniversary(birthDate, maximumAge + 1), -1)
    if (!day) faults.push({ rule: 'maximum_age', limit: `${maximumAge}`, isMissing: true })
    else if (day < leavesOn) faults.push({ rule: 'maximum_age', limit: `${maximumAge}`, day })
  }
  return faults
}

function licenceFaults(driver: Driver, rules: DriverRules, { leavesOn, returnsOn }: Stay): Found[] {
  const { minimumLicenceYears: years, licenceCategory: category } = rules
  const { drivingLicenseIssuedOn: issuedOn, drivingLicenseExpiresOn: expiresOn } = driver
  const faults: Found[] = []
  if (years !== null) {
    const day = issuedOn && anniversary(issuedOn, years)
    if (!day) faults.push({ rule: 'licence_years', limit: `${years}`, isMissing: true })
    else if (day > leavesOn) faults.push({ rule: 'licence_years', limit: `${years}`, day })
  }
  if (category !== null) {
    const { drivingLicenseCategories: held } = driver
    if (!held) faults.push({ rule: 'licence_category', limit: category, isMissing: true })
    else if (!holdsCategory(held, category)) faults.push({ rule: 'licence_category', limit: category })
  }
  // A licence without a last day is valid for life, as the pink ones were made out.
  if (rules.isLicenceValidityRequired && expiresOn && expiresOn < returnsOn) {
    faults.push({ rule: 'licence_expired', limit: expiresOn, day: expiresOn })
  }
  if (rules.isLicenceDocumentRequired && lacksDocument(driver)) {
    faults.push({ rule: 'licence_document', limit: driver.drivingLicenseCountryCode ?? '', isMissing: true })
  }
  return faults
}

/** The fields without which a driver cannot be named to the administration. The place of birth is in the letter. */
const designationFields = [
  'birthDate',
  'birthPlace',
  'address',
  'drivingLicenseNumber',
  'drivingLicenseIssuedOn',
] as const
export type DesignationFieldName = (typeof designationFields)[number]

function designationFault(driver: Driver, isRequired: boolean): Found[] {
  const lacking = designationFields.filter((name) => !driver[name])
  if (lacking.length === 0) return []
  return [{ rule: 'designation', limit: lacking.join(','), isMissing: true, isHint: !isRequired }]
}

function whole(driver: Driver) {
  return { driverId: driver.id, name: personName(driver), day: null, isMissing: false, isHint: false }
}

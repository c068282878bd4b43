import { describe, expect, test } from 'vitest'
import type { DriverRules } from '../../fleet/driver-rules/driver-rules.schema.ts'
import { defaultDriverRules, rulesFor } from '../../fleet/driver-rules/driver-rules.ts'
import { localDate } from '../../kernel/time.ts'
import { anniversary, type Driver, driverFaults, hasYoungDriver } from './eligibility.ts'

const zoe: Driver = {
  id: 7,
  kind: 'person',
  firstName: 'Zoé',
  lastName: 'Éboué',
  birthDate: '1990-06-15',
  birthPlace: 'Basse-Terre',
  address: '4 rue des Flamboyants',
  drivingLicenseNumber: '12AA34567',
  drivingLicenseIssuedOn: '2010-06-15',
  drivingLicenseExpiresOn: null,
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B',
  drivingLicenseDocument: null,
}
const stay = { leavesOn: '2026-03-02', returnsOn: '2026-03-09' }

/** Returns the rules that a driver breaks, each with the day from which or until which they keep it. */
function faults(driver: Partial<Driver>, rules: Partial<DriverRules>, during = stay) {
  const found = driverFaults([{ ...zoe, ...driver }], { ...defaultDriverRules, ...rules }, during)
  return found.map(({ rule, day, isMissing }) => [rule, isMissing ? 'missing' : day])
}

describe('the minimum age', () => {
  const at21 = (birthDate: string, leavesOn = stay.leavesOn) =>
    faults({ birthDate }, { minimumAge: 21 }, { ...stay, leavesOn })

  test('is reached on the birthday, also when that is the day of departure', () => {
    expect(at21('2005-03-02')).toEqual([])
    expect(at21('2005-03-03')).toEqual([['minimum_age', '2026-03-03']])
  })

  test('of somebody born on 29 February is reached on 1 March where there is no 29th', () => {
    expect(at21('2004-02-29', '2025-02-28')).toEqual([['minimum_age', '2025-03-01']])
    expect(at21('2004-02-29', '2025-03-01')).toEqual([])
    expect([anniversary('2004-02-29', 20), anniversary('2004-02-29', 21)]).toEqual(['2024-02-29', '2025-03-01'])
  })

  test('counts the day on the clock of the agency, not in UTC', () => {
    // One in the morning of the third in UTC is the evening of the second in Guadeloupe.
    const leaves = (zone: string) => localDate('2026-03-03T01:00:00Z', zone)
    expect(at21('2005-03-03', leaves('America/Guadeloupe'))).toEqual([['minimum_age', '2026-03-03']])
    expect(at21('2005-03-03', leaves('Indian/Reunion'))).toEqual([])
  })

  test('needs a date of birth', () => {
    expect(faults({ birthDate: null }, { minimumAge: 21 })).toEqual([
      ['minimum_age', 'missing'],
      ['designation', 'missing'],
    ])
  })
})

test('the maximum age holds to the eve of the next birthday', () => {
  const at75 = (birthDate: string) => faults({ birthDate }, { maximumAge: 75 })
  expect(at75('1950-03-03')).toEqual([])
  expect(at75('1950-03-02')).toEqual([['maximum_age', '2026-03-01']])
})

test('the years of licence are full on the day of departure', () => {
  const of2 = (drivingLicenseIssuedOn: string | null) => faults({ drivingLicenseIssuedOn }, { minimumLicenceYears: 2 })
  expect(of2('2024-03-02')).toEqual([])
  expect(of2('2024-03-03')).toEqual([['licence_years', '2026-03-03']])
  expect(of2('2024-02-29')).toEqual([])
  expect(of2(null)).toContainEqual(['licence_years', 'missing'])
})

test('a licence is valid to the day of return, which its last day may be', () => {
  const until = (drivingLicenseExpiresOn: string | null) => faults({ drivingLicenseExpiresOn }, {})
  expect(until('2026-03-09')).toEqual([])
  expect(until('2026-03-08')).toEqual([['licence_expired', '2026-03-08']])
  expect(until(null)).toEqual([])
  expect(faults({ drivingLicenseExpiresOn: '2020-01-01' }, { isLicenceValidityRequired: false })).toEqual([])
})

test.each([
  ['B', 'B', true],
  ['A1, b', 'B', true],
  ['BE', 'B', true],
  ['B', 'A1', false],
  ['A', 'A2', true],
  ['A1', 'A2', false],
  ['B', 'AM', true],
  ['AM', 'B', false],
] as const)('a licence %s for a vehicle that needs %s: %s', (drivingLicenseCategories, licenceCategory, mayDrive) => {
  expect(faults({ drivingLicenseCategories }, { licenceCategory })).toEqual(
    mayDrive ? [] : [['licence_category', null]],
  )
})

test('a licence from outside the EEA, or noted as one of another alphabet, needs its document', () => {
  const shown = (drivingLicenseCountryCode: string | null, drivingLicenseDocument: Driver['drivingLicenseDocument']) =>
    faults({ drivingLicenseCountryCode, drivingLicenseDocument }, { isLicenceDocumentRequired: true }).length
  expect(['FR', 'GP', 'DE', 'NO'].map((country) => shown(country, null))).toEqual([0, 0, 0, 0])
  expect(['US', 'JP', 'GB'].map((country) => shown(country, null))).toEqual([1, 1, 1])
  expect(shown('JP', 'translation')).toBe(0)
  expect(shown('US', 'international_permit')).toBe(0)
  expect(shown('GB', 'not_needed')).toBe(0)
  expect(shown('GR', 'needed')).toBe(1)
  expect(faults({ drivingLicenseCountryCode: 'US' }, {})).toEqual([])
})

test('what the naming of a driver after a fine asks for informs, unless the company needs it', () => {
  const lacking = { ...zoe, birthPlace: null, drivingLicenseIssuedOn: null }
  const find = (isDesignationRequired: boolean) =>
    driverFaults([lacking], { ...defaultDriverRules, isDesignationRequired }, stay)
  expect(find(false)).toMatchObject([{ rule: 'designation', limit: 'birthPlace,drivingLicenseIssuedOn', isHint: true }])
  expect(find(true)).toMatchObject([{ rule: 'designation', isHint: false, isMissing: true }])
})

test('every driver counts, but a company does not drive', () => {
  const rules = { ...defaultDriverRules, minimumAge: 21 }
  const young = { ...zoe, id: 8, birthDate: '2008-01-01' }
  const drivers: Driver[] = [{ ...zoe, kind: 'company', birthDate: null }, zoe, young]
  expect(driverFaults(drivers, rules, stay).map(({ driverId }) => driverId)).toEqual([8])
})

test('a young driver is under the age on the day of departure, an unknown age is not', () => {
  const is = (birthDate: string | null) => hasYoungDriver([{ ...zoe, birthDate }], 25, stay)
  expect([is('2001-03-02'), is('2001-03-03'), is(null)]).toEqual([false, true, false])
})

test('a category has its own rules, and the company’s where it has none', () => {
  const company = { ...defaultDriverRules, minimumAge: 21, minimumLicenceYears: 2 }
  const none = { maximumAge: null, licenceCategory: null, youngDriverAge: null, youngDriverOptionId: null }
  expect(rulesFor(company, { ...none, minimumAge: 18, minimumLicenceYears: null })).toMatchObject({
    minimumAge: 18,
    minimumLicenceYears: 2,
    isLicenceValidityRequired: true,
  })
})

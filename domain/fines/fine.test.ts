import { expect, test } from 'vitest'
import { designationFields } from './designation.ts'
import { fineStatuses } from './fine.ts'
import { daysLeft, dueDateOf, reminderDue } from './term.ts'

const notice = { kind: 'designation', status: 'to_do', noticeDate: '2026-01-15' } as const

test('the driver is to be named within 45 days of the notice, and nobody for a parking charge', () => {
  expect(dueDateOf(notice)).toBe('2026-03-01')
  expect(dueDateOf({ ...notice, noticeDate: '2028-01-15' })).toBe('2028-02-29')
  expect(dueDateOf({ ...notice, kind: 'parking' })).toBeNull()
  expect(dueDateOf({ ...notice, kind: 'abroad' })).toBeNull()
})

test('the days left run to the last day of the term, while the notice is to do', () => {
  const left = (today: string, over = {}) => daysLeft({ ...notice, dueDate: '2026-03-01', ...over }, today)
  expect([left('2026-02-28'), left('2026-03-01'), left('2026-03-03')]).toEqual([1, 0, -2])
  expect([left('2026-02-28', { status: 'paid' }), left('2026-02-28', { dueDate: null })]).toEqual([null, null])
})

test('a notice is brought up again after 30 and 40 days, until its term or until it is done', () => {
  const days = ['2026-02-13', '2026-02-14', '2026-02-23', '2026-02-24', '2026-03-01', '2026-03-02']
  expect(days.map((today) => reminderDue(notice, today))).toEqual([null, 30, 30, 40, 40, null])
  const others = fineStatuses.filter((status) => status !== 'to_do')
  expect(others.map((status) => reminderDue({ ...notice, status }, '2026-02-24'))).toEqual(others.map(() => null))
  expect(reminderDue({ ...notice, kind: 'parking' }, '2026-02-24')).toBeNull()
})

const person = {
  kind: 'person',
  companyName: null,
  siren: null,
  firstName: 'Zoé',
  lastName: 'Éboué',
  birthDate: '1990-05-03',
  birthPlace: null,
  address: '4 rue Frébault',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
  countryCode: 'GP',
  email: null,
  drivingLicenseNumber: '12AA34567',
  drivingLicenseIssuedOn: null,
  drivingLicenseCountryCode: 'FR',
} as const

test('a designation asks for the person with their licence, or for the company that rented', () => {
  const fields = designationFields(person, 'fr')
  expect(Object.fromEntries(fields.map(({ key, value }) => [key, value]))).toMatchObject({
    lastName: 'Éboué',
    birthDate: '03/05/1990',
    city: '97110 Pointe-à-Pitre',
    drivingLicenseIssuedOn: null,
  })
  const isLacking = ({ isRequired, value }: (typeof fields)[number]) => isRequired && value === null
  expect(fields.filter(isLacking).map(({ key }) => key)).toEqual(['drivingLicenseIssuedOn'])
  const company = { ...person, kind: 'company', companyName: 'SARL Soleil', siren: '732829320' } as const
  const keys = designationFields(company, 'fr').map(({ key }) => key)
  expect(keys).toEqual(['companyName', 'siren', 'address', 'city', 'countryCode', 'email'])
})

import { describe, expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { changedDeadline, doneDeadline, emissionsAfter, newDeadline } from './due.ts'

const vehicle = { firstRegistrationDate: '2024-02-29', schematicId: 1, odometer: 42_000, today: '2026-03-02' }
const unregistered = { ...vehicle, firstRegistrationDate: null }

function refusal(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (error instanceof Problem) return error.details.fields?.map(({ path }) => path)
  }
  return null
}

describe('a technical inspection', () => {
  test('is due on the fourth anniversary of the first registration, then every two years', () => {
    const first = newDeadline({ kind: 'inspection' }, vehicle)
    expect(first).toMatchObject({ everyMonths: 24, dueOn: '2028-02-29', warnDays: 30 })
    expect(doneDeadline(first, { doneOn: '2028-02-10' }, { ...vehicle, today: '2028-02-10' })).toMatchObject({
      lastOn: '2028-02-10',
      dueOn: '2030-02-10',
    })
  })

  test('of a motorcycle is due on the fifth anniversary, then every three years', () => {
    const scooter = { ...vehicle, schematicId: 8 }
    const first = newDeadline({ kind: 'inspection' }, scooter)
    expect(first).toMatchObject({ everyMonths: 36, dueOn: '2029-02-28' })
    expect(newDeadline({ kind: 'inspection', lastOn: '2028-08-27' }, scooter).dueOn).toBe('2029-02-28')
    expect(newDeadline({ kind: 'inspection', lastOn: '2028-08-28' }, scooter).dueOn).toBe('2031-08-28')
  })

  test.each([
    ['2015-06-01', '2024-12-31'],
    ['2017-01-01', '2025-12-31'],
    ['2020-03-10', '2026-12-31'],
    ['2021-12-31', '2026-12-31'],
    ['2022-01-01', '2027-01-01'],
  ])('of a motorcycle registered on %s, before there were any, is due on %s', (firstRegistrationDate, dueOn) => {
    const scooter = { ...vehicle, firstRegistrationDate, schematicId: 8 }
    expect(newDeadline({ kind: 'inspection' }, scooter).dueOn).toBe(dueOn)
    expect(newDeadline({ kind: 'inspection', lastOn: '2026-12-01' }, scooter).dueOn).toBe('2029-12-01')
  })

  test('before the six months of the first one does not count as the first', () => {
    const due = (lastOn: string) => newDeadline({ kind: 'inspection', lastOn }, vehicle).dueOn
    expect(due('2027-08-28')).toBe('2028-02-29')
    expect(due('2027-08-29')).toBe('2029-08-29')
  })

  test('of a vehicle without a first registration needs a date or the last time', () => {
    expect(refusal(() => newDeadline({ kind: 'inspection' }, unregistered))).toEqual(['dueOn'])
    expect(newDeadline({ kind: 'inspection', lastOn: '2025-08-31' }, unregistered).dueOn).toBe('2027-08-31')
    expect(newDeadline({ kind: 'inspection', dueOn: '2026-05-01' }, vehicle).dueOn).toBe('2026-05-01')
  })
})

describe('the emissions check of a van', () => {
  test('is due a year after each inspection, the first one included', () => {
    const first = newDeadline({ kind: 'emissions' }, vehicle)
    expect(first).toMatchObject({ everyMonths: 12, dueOn: '2029-02-28' })
    const inspected = emissionsAfter('2028-02-10', first, vehicle)
    expect(inspected).toMatchObject({ lastOn: '2028-02-10', dueOn: '2029-02-10' })
    const checked = doneDeadline(inspected, { doneOn: '2029-01-20' }, { ...vehicle, today: '2029-01-20' })
    expect(checked.dueOn).toBe('2030-01-20')
    expect(emissionsAfter('2030-01-05', checked, vehicle).dueOn).toBe('2031-01-05')
    expect(emissionsAfter('2029-01-20', checked, vehicle)).toEqual(checked)
    expect(refusal(() => newDeadline({ kind: 'emissions' }, unregistered))).toEqual(['dueOn'])
  })
})

describe('a step', () => {
  test('from 29 February ends on the 28th where there is no 29th', () => {
    const due = (everyMonths: number) =>
      newDeadline({ kind: 'service', lastOn: '2024-02-29', everyMonths }, vehicle).dueOn
    expect([due(12), due(48)]).toEqual(['2025-02-28', '2028-02-29'])
  })

  test('by months, by kilometres or both is added to the last time', () => {
    const last = { lastOn: '2026-01-15', lastOdometer: 30_000 }
    const due = (step: object) => newDeadline({ kind: 'service', dueOn: undefined, ...last, ...step }, vehicle)
    expect(due({ everyMonths: 12 })).toMatchObject({ dueOn: '2027-01-15', dueOdometer: null })
    expect(due({ everyKilometres: 15_000 })).toMatchObject({ dueOn: null, dueOdometer: 45_000 })
    expect(due({ everyMonths: 12, everyKilometres: 15_000 })).toMatchObject({
      dueOn: '2027-01-15',
      dueOdometer: 45_000,
    })
    expect(refusal(() => due({}))).toEqual(['dueOn'])
  })

  test('that changes moves what is due, unless that was sent', () => {
    const oil = newDeadline({ kind: 'service', everyMonths: 12, lastOn: '2026-01-15' }, vehicle)
    expect(changedDeadline(oil, { everyMonths: 6 }, vehicle).dueOn).toBe('2026-07-15')
    expect(changedDeadline(oil, { everyMonths: 6, dueOn: '2026-08-01' }, vehicle).dueOn).toBe('2026-08-01')
    expect(changedDeadline({ ...oil, dueOn: '2026-03-03' }, { name: 'Vidange' }, vehicle).dueOn).toBe('2026-03-03')
  })
})

describe('a deadline that was done', () => {
  const oil = newDeadline({ kind: 'service', everyMonths: 12, everyKilometres: 15_000, dueOn: '2026-03-01' }, vehicle)

  test('counts from the day and odometer of the visit, or from the odometer of the vehicle', () => {
    const done = (odometer: number | null) => doneDeadline(oil, { doneOn: '2026-03-02', odometer }, vehicle)
    expect(done(41_900)).toMatchObject({ lastOdometer: 41_900, dueOn: '2027-03-02', dueOdometer: 56_900 })
    expect(done(null)).toMatchObject({ lastOdometer: 42_000, dueOdometer: 57_000 })
  })

  test('today is accepted, tomorrow is not', () => {
    expect(refusal(() => doneDeadline(oil, { doneOn: '2026-03-02' }, vehicle))).toBeNull()
    expect(refusal(() => doneDeadline(oil, { doneOn: '2026-03-03' }, vehicle))).toEqual(['doneOn'])
  })

  test('earlier than its last time stays due when it was, unless the next day was sent', () => {
    const done = doneDeadline(oil, { doneOn: '2026-03-01', odometer: 41_000 }, vehicle)
    expect(doneDeadline(done, { doneOn: '2025-02-20', odometer: 26_000 }, vehicle)).toEqual(done)
    const next = { doneOn: '2025-02-20', dueOn: '2026-12-24' }
    expect(doneDeadline(done, next, vehicle)).toEqual({ ...done, dueOn: '2026-12-24' })
    const sameDay = { doneOn: '2026-03-01', odometer: 41_500 }
    expect(doneDeadline(done, sameDay, vehicle).dueOdometer).toBe(56_500)
  })

  test('without a step is due no more, unless the next day was sent', () => {
    const once = { ...oil, everyMonths: null, everyKilometres: null }
    expect(doneDeadline(once, { doneOn: '2026-03-02' }, vehicle)).toMatchObject({ dueOn: null, dueOdometer: null })
    expect(doneDeadline(once, { doneOn: '2026-03-02', dueOn: '2027-01-01' }, vehicle).dueOn).toBe('2027-01-01')
  })
})

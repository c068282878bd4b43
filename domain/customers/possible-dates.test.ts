import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRow } from '../imports/row.ts'
import { addDays, instantAt } from '../kernel/time.ts'
import { readTypedDay, writeDay } from '../kernel/typed-date.ts'
import { customerImport } from './customer-import.ts'
import { checkDates, dateProblems, type PersonDates, personDates } from './possible-dates.ts'

const today = '2026-11-30'
const refused = (dates: PersonDates, before?: PersonDates) => dateProblems(dates, today, before).map(({ path }) => path)

const days = fc.integer({ min: -40_000, max: 90_000 }).map((at) => instantAt(at * 86_400_000).slice(0, 10))
const people = fc.record<PersonDates>({
  birthDate: fc.option(days),
  drivingLicenseIssuedOn: fc.option(days),
  drivingLicenseExpiresOn: fc.option(days),
})

/** States the rule a second time, as the law and common sense have it. */
function isPossible({ birthDate, drivingLicenseIssuedOn: issued, drivingLicenseExpiresOn: expires }: PersonDates) {
  const past = [birthDate, issued].every((day) => !day || (day >= '1900-01-01' && day <= today))
  const isInOrder = [birthDate, issued, expires].flatMap((day) => day ?? [])
  return past && (!expires || (expires >= '1900-01-01' && expires < '2200')) && isSorted(isInOrder)
}

function isSorted(days: string[]): boolean {
  return days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day)
}

describe('the dates of a customer', () => {
  test.each<[string, PersonDates, string[]]>([
    ['a birth today', { birthDate: today }, []],
    ['a birth tomorrow', { birthDate: '2026-12-01' }, ['birthDate']],
    ['a birth in 1900', { birthDate: '1900-01-01' }, []],
    ['a birth in 1899', { birthDate: '1899-12-31' }, ['birthDate']],
    ['a licence issued tomorrow', { drivingLicenseIssuedOn: '2026-12-01' }, ['drivingLicenseIssuedOn']],
    [
      'a licence before its holder',
      { birthDate: '1984-03-02', drivingLicenseIssuedOn: '1984-03-01' },
      ['drivingLicenseIssuedOn'],
    ],
    [
      'a licence that expires before it was issued',
      { drivingLicenseIssuedOn: '2020-05-05', drivingLicenseExpiresOn: '2020-05-04' },
      ['drivingLicenseExpiresOn'],
    ],
    [
      'a licence of unknown issue that expires before its holder was born',
      { birthDate: '1984-03-02', drivingLicenseExpiresOn: '1980-01-01' },
      ['drivingLicenseExpiresOn'],
    ],
    ['an expired licence', { drivingLicenseIssuedOn: '2004-05-05', drivingLicenseExpiresOn: '2020-05-04' }, []],
  ])('%s', (_, dates, paths) => {
    expect(refused(dates)).toEqual(paths)
  })

  test('stored by an earlier version stay while others change, and are refused once they change', () => {
    const before = { birthDate: '2030-01-01', drivingLicenseIssuedOn: '2004-01-01', drivingLicenseExpiresOn: null }
    expect(refused(before, before)).toEqual([])
    expect(refused({ ...before, birthDate: '2030-01-02' }, before)).toEqual(['birthDate', 'drivingLicenseIssuedOn'])
    expect(refused({ ...before, birthDate: null }, before)).toEqual([])
    expect(refused({ ...before, drivingLicenseExpiresOn: '2003-01-01' }, before)).toEqual(['drivingLicenseExpiresOn'])
  })

  test('are refused for a call and for a row of an import exactly where they cannot be', () => {
    const kind = customerImport('GP', today)
    fc.assert(
      fc.property(people, (dates) => {
        const texts = Object.fromEntries(personDates.flatMap((name) => (dates[name] ? [[name, dates[name]]] : [])))
        const row = checkRow(kind, { texts: { firstName: 'Awa', ...texts }, without: [], confirmed: [] })
        const paths = refused(dates)
        expect(paths.length === 0).toBe(isPossible(dates))
        expect(row.problems.map(({ field }) => field)).toEqual(paths)
        expect(row.problems.every(({ remedy }) => remedy === 'leaveEmpty')).toBe(true)
        if (paths.length > 0) expect(() => checkDates(dates, today)).toThrow()
        else expect(row.thing).toMatchObject(texts)
      }),
      { numRuns: 500 },
    )
  })

  test('with two digits of the year, typed or imported, are never after today', () => {
    const short = (day: string) => writeDay(day).replace(/\/\d\d(?=\d\d$)/, '/')
    const near = fc.integer({ min: -400, max: 400 }).map((away) => addDays(today, away))
    fc.assert(
      fc.property(fc.oneof(days, near), (day) => {
        fc.pre(!day.endsWith('02-29'))
        const typed = readTypedDay(short(day), { today, side: 'past' })
        const kind = customerImport('GP', today)
        const texts = { firstName: 'Awa', birthDate: short(day) }
        const row = checkRow(kind, { texts, without: [], confirmed: [] })
        expect(typed).toEqual({ value: row.thing?.birthDate })
        expect(refused({ birthDate: row.thing?.birthDate })).toEqual([])
      }),
    )
  })
})

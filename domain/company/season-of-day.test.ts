import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasonOn } from './season-of-day.ts'

const high = { start: '12-22', end: '04-15', name: 'high' }
const low = { start: '04-16', end: '12-21', name: 'low' }
const on = (date: string, ...seasons: { start: string; end: string; name: string }[]) => seasonOn(date, seasons)?.name

test.each([
  ['2026-12-21', 'low'],
  ['2026-12-22', 'high'],
  ['2026-12-31', 'high'],
  ['2027-01-01', 'high'],
  ['2027-04-15', 'high'],
  ['2027-04-16', 'low'],
])('on %s a high season from 22 December to 15 April makes it %s season', (date, expected) => {
  expect(on(date, high, low)).toBe(expected)
})

test('a season may be a single day, and there may be none', () => {
  const christmas = { start: '12-25', end: '12-25', name: 'christmas' }
  expect(on('2026-12-25', christmas, { start: '01-01', end: '12-24', name: 'year' })).toBe('christmas')
  expect(seasonOn('2026-12-25', [])).toBeNull()
})

describe('a day that no season covers', () => {
  const june = { start: '06-01', end: '06-10', name: 'june' }
  const july = { start: '06-21', end: '07-31', name: 'july' }

  test('takes the closest season', () => {
    expect(on('2026-06-15', june, july)).toBe('june')
    expect(on('2026-06-16', june, july)).toBe('july')
  })

  test('takes the earlier edge at equal distances, in any order of the list', () => {
    const late = { ...july, start: '06-20' }
    expect(on('2026-06-15', june, late)).toBe('june')
    expect(on('2026-06-15', late, june)).toBe('june')
    expect(on('2026-06-16', late, june)).toBe('july')
  })

  test('looks across New Year', () => {
    const november = { start: '11-01', end: '12-20', name: 'november' }
    const january = { start: '01-10', end: '03-31', name: 'january' }
    expect(on('2026-12-30', november, january)).toBe('november')
    expect(on('2026-12-31', november, january)).toBe('january')
    expect(on('2027-01-05', november, january)).toBe('january')
  })
})

describe('29 February', () => {
  const winter = { start: '12-01', end: '02-29', name: 'winter' }
  const spring = { start: '03-01', end: '11-30', name: 'spring' }

  test('belongs to the season that ends on it, which ends on the 28th in common years', () => {
    expect(on('2028-02-29', winter, spring)).toBe('winter')
    expect(on('2027-02-28', winter, spring)).toBe('winter')
    expect(on('2027-03-01', winter, spring)).toBe('spring')
  })

  test('is a gap when seasons meet around it, and takes the earlier edge', () => {
    expect(on('2028-02-29', { ...winter, end: '02-28' }, spring)).toBe('winter')
  })

  test('as a season of one day falls on the 28th in common years, unless another season has that day', () => {
    const leap = { start: '02-29', end: '02-29', name: 'leap' }
    const january = { start: '01-01', end: '01-31', name: 'january' }
    expect(on('2027-02-28', january, leap)).toBe('leap')
    expect(on('2028-02-29', leap, { ...winter, end: '02-28' })).toBe('leap')
    expect(on('2027-02-28', leap, { ...winter, end: '02-28' })).toBe('winter')
  })

  test('as the last day of a season counts as the 28th for distances in common years', () => {
    const after = { start: '03-07', end: '11-30', name: 'after' }
    expect(on('2027-03-03', winter, after)).toBe('winter')
    expect(on('2027-03-04', winter, after)).toBe('after')
  })

  test('adds no day to distances in common years', () => {
    const before = { start: '01-01', end: '02-25', name: 'before' }
    const after = { start: '03-04', end: '04-01', name: 'after' }
    expect(on('2027-03-01', before, after)).toBe('after')
    expect(on('2027-02-28', before, after)).toBe('before')
    expect(on('2028-02-29', before, after)).toBe('before')
    expect(on('2028-03-01', before, after)).toBe('after')
  })
})

test('every day has the season found by searching outwards day by day', () => {
  const monthDay = fc
    .integer({ min: 0, max: 365 })
    .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10))
  const day = fc.integer({ min: 20_000, max: 24_000 })
  fc.assert(
    fc.property(day, monthDay, monthDay, monthDay, (at, ...cuts) => {
      const [a, b, c] = cuts.sort() as [string, string, string]
      fc.pre(a < b && b < c && !cuts.includes('02-29'))
      const seasons = [
        { start: a, end: a, name: 'a' },
        { start: b, end: c, name: 'b' },
      ]
      expect(on(dateOf(at), ...seasons)).toBe(walk(at, seasons))
    }),
  )
})

function walk(at: number, seasons: { start: string; end: string; name: string }[]): string | undefined {
  const having = (day: number) => {
    const monthDay = dateOf(day).slice(5)
    return seasons.find(({ start, end }) => start <= monthDay && monthDay <= end)?.name
  }
  for (let away = 0; away < 400; away++) {
    const found = having(at - away) ?? having(at + away)
    if (found) return found
  }
  return undefined
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

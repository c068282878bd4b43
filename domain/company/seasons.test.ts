import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { seasonOn } from './season-of-day.ts'
import { checkSeasons, dropEmptySeasons, overlappingSeasons, seasonGaps } from './seasons.ts'

const high = { start: '12-22', end: '04-15', userLabel: 'Haute saison' }
const low = { start: '04-16', end: '12-21', userLabel: 'Basse saison' }

test('entries whose start or end is 00-00 are dropped', () => {
  expect(dropEmptySeasons([high, { start: '00-00', end: '02-01' }, { start: '01-01', end: '00-00' }])).toEqual([high])
})

describe('overlapping seasons', () => {
  test('seasons that touch do not overlap', () => {
    expect(overlappingSeasons([high, low])).toEqual([])
    expect(() => checkSeasons([high, low])).not.toThrow()
  })

  test('one shared day is an overlap, at either end', () => {
    const early = { ...low, start: '04-15' }
    const late = { ...low, end: '12-22' }
    expect(overlappingSeasons([high, early])).toEqual([[high, early]])
    expect(overlappingSeasons([high, late])).toEqual([[high, late]])
  })

  test('a season inside another, or repeated, overlaps', () => {
    const christmas = { start: '12-24', end: '12-26', userLabel: 'Noël' }
    expect(overlappingSeasons([high, christmas])).toHaveLength(1)
    expect(overlappingSeasons([christmas, high])).toHaveLength(1)
    expect(overlappingSeasons([high, { ...high }])).toHaveLength(1)
  })

  test('the later of two overlapping seasons is refused by name', () => {
    const refuse = () => checkSeasons([high, low, { start: '07-01', end: '08-31', userLabel: 'Été' }], 'seasons')
    expect(refuse).toThrow(Problem)
    expect(refuse).toThrow("The seasons 'Basse saison' and 'Été' overlap")
    try {
      refuse()
    } catch (problem) {
      expect((problem as Problem).details.fields?.map(({ path }) => path)).toEqual(['seasons.2.start'])
    }
  })
})

describe('gaps', () => {
  test('a covered year has no gap, nor has an agency without seasons', () => {
    expect(seasonGaps([high, low])).toEqual([])
    expect(seasonGaps([{ start: '01-01', end: '12-31' }])).toEqual([])
    expect(seasonGaps([])).toEqual([])
  })

  test('one day is a gap, with its exact date', () => {
    expect(seasonGaps([high, { ...low, start: '04-17' }])).toEqual([{ start: '04-16', end: '04-16' }])
  })

  test('a gap around New Year is one gap', () => {
    expect(seasonGaps([{ start: '02-01', end: '11-30' }])).toEqual([{ start: '12-01', end: '01-31' }])
  })

  test('29 February between seasons is a gap, since leap years have it', () => {
    expect(
      seasonGaps([
        { start: '03-01', end: '12-31' },
        { start: '01-01', end: '02-28' },
      ]),
    ).toEqual([{ start: '02-29', end: '02-29' }])
  })

  test('seasons that fill the gaps leave no gap and overlap nothing', () => {
    const monthDay = fc
      .integer({ min: 0, max: 365 })
      .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10))
    fc.assert(
      fc.property(monthDay, monthDay, (start, end) => {
        const season = { start, end }
        const filled = [season, ...seasonGaps([season])]
        expect(seasonGaps(filled)).toEqual([])
        expect(overlappingSeasons(filled)).toEqual([])
        expect(seasonOn(`2028-${start}`, filled)).toBe(season)
      }),
    )
  })
})

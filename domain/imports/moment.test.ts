import { expect, test } from 'vitest'
import { dateOrders, pastDayReader, readImportedDay, readMoment, readTime } from './moment.ts'

test.each([
  ['12/03/2026 8h30', '2026-03-12T08:30'],
  ['12/03/2026 8h', '2026-03-12T08:00'],
  ['12/03/2026 à 8 h 30', '2026-03-12T08:30'],
  ['12/03/26', '2026-03-12'],
  ['12-3-2026 08:30:00', '2026-03-12T08:30'],
  ['12.03.2026', '2026-03-12'],
  ['jeudi 12 mars 2026 à 8h30', '2026-03-12T08:30'],
  ['Jeu. 12 mars 2026', '2026-03-12'],
  ['1er avril 2026', '2026-04-01'],
  ['3 août 2026 18:00', '2026-08-03T18:00'],
  ['14 juil. 2026', '2026-07-14'],
  ['12 March 2026, 8:30 PM', '2026-03-12T20:30'],
  ['12-Mar-26', '2026-03-12'],
  ['2026-03-12T08:30', '2026-03-12T08:30'],
  ['2026-03-12 08:30:00', '2026-03-12T08:30'],
  ['46093', '2026-03-12'],
  ['46093.354166666664', '2026-03-12T08:30'],
  ['46093,354166666664', '2026-03-12T08:30'],
  ['31/02/2026', '31/02/2026'],
  ['12/03/2026 25h', '12/03/2026 25h'],
  ['demain', 'demain'],
  ['97110', '97110'],
])('the moment %j is read as %j', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})

test.each([
  ['12/03/2026 8h30', '2026-03-12'],
  ['2025-01-02T00:00:00Z', '2025-01-02'],
  ['2025-01-02T00:00:00.000Z', '2025-01-02'],
  ['2025-01-02 00:00:00 UTC', '2025-01-02'],
  ['2025-01-02T00:00:00-04:00', '2025-01-02'],
  ['2025-01-02 00:00:00+00', '2025-01-02'],
  ['2025-01-02T04:00:00Z', '2025-01-02T04:00:00Z'],
  ['2025-02-31T00:00:00Z', '2025-02-31'],
])('the day %j is read as %j', (text, day) => {
  expect(readImportedDay(text, 'dayFirst')).toBe(day)
  expect(pastDayReader('2026-03-12')(text, 'dayFirst')).toBe(day)
})

test.each([
  ['8h30', '08:30'],
  ['8 h', '08:00'],
  ['18:05', '18:05'],
  ['12:15 am', '00:15'],
  ['0.3541666', '08:30'],
  ['25:00', '25:00'],
  ['matin', 'matin'],
])('the time %j is read as %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

const day = (order: 'dayFirst' | 'monthFirst', ground: string, example: string) => ({ order, ground, example })

test.each([
  [
    'one date that is only month first',
    ['03/04/2026', '03/25/2026 8:30 AM'],
    day('monthFirst', 'certain', '03/25/2026 8:30 AM'),
  ],
  ['one that is only day first', ['03/04/2026', '25/03/2026'], day('dayFirst', 'certain', '25/03/2026')],
  ['none that tells', ['05/05/2026', '03/04/26', '2026-03-25'], day('dayFirst', 'either', '03/04/26')],
  ['most month first', ['3/25/26', '3/26/26', '25/3/26'], day('monthFirst', 'mixed', '25/3/26')],
  ['as many of each', ['lun. 25/03/2026', 'Mon, 03/25/2026'], day('dayFirst', 'mixed', 'Mon, 03/25/2026')],
  ['no date in numbers alone', ['5 mars 2026', '46093', '13/14/2026', '05/05/2026', '0590 03/04'], null],
])('a column with %s is read in its order', (_, cells, order) => {
  expect(dateOrders([cells])).toEqual([order])
})

test('a column that allows both orders is read like the others of its file', () => {
  const orders = (...columns: string[][]) => dateOrders(columns).map((column) => column?.order)
  expect(orders(['03/04/2026'], ['03/25/2026'])).toEqual(['monthFirst', 'monthFirst'])
  expect(orders(['03/04/2026'], ['03/25/2026'], ['25/03/1984'])).toEqual(['dayFirst', 'monthFirst', 'dayFirst'])
})

test.each([
  ['03/25/2026 8:30 PM', '2026-03-25T20:30'],
  ['3/4/26', '2026-03-04'],
  ['25/03/2026', '25/03/2026'],
  ['4 mars 2026', '2026-03-04'],
  ['12-Mar-26', '2026-03-12'],
  ['2026-03-04', '2026-03-04'],
])('month first, %j is read as %j', (text, moment) => {
  expect(readMoment(text, 'monthFirst')).toBe(moment)
})

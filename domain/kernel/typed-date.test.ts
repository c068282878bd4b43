import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDateTime, formatLocalDate, formatMonthDay } from './date-text.ts'
import type { Language } from './language.schema.ts'
import { languages } from './language.ts'
import { instantAt, toLocalDateTime } from './time.ts'
import { type DateSide, readTypedDay, readTypedMoment, readTypedMonthDay, writeDay } from './typed-date.ts'
import { parseTime } from './typed-words.ts'

const zone = 'America/Guadeloupe'

const sides = fc.constantFrom<DateSide>('past', 'future')

// Thursday 12 November 2026, 21:15 in Guadeloupe; already Friday in Paris.
const now = '2026-11-13T01:15:00Z'

/** Reads typed text as a field of an agency in Guadeloupe does: the local date and time, or the refusal. */
function read(text: string, more: Partial<Parameters<typeof readTypedMoment>[1]> = {}, language: Language = 'fr') {
  const typed = readTypedMoment(text, { now, timezone: zone, side: 'future', ...more })
  return 'value' in typed ? toLocalDateTime(typed.value, zone) : typed.refusal[language]
}

describe('a date and time', () => {
  test.each([
    ...['26/11 9h', '26/11/2026 9h', '26/11/26 9:00', '26.11.2026 09h00', '26-11-2026 0900', '26/11 900', '26/11 9'],
    ...['26112026 0900', '261126 0900', '2611 0900', '2026-11-26 09:00', '2026-11-26T09:00', '2026/11/26 9h'],
    ...[
      '26 nov. 9h',
      '26 novembre 2026 à 9h',
      '26nov 9h',
      'jeu. 26 nov. 2026, 9h00',
      'le 26/11 à 9 heures',
      '9h 26/11',
    ],
    ...['26 Nov 9am', 'Nov 26, 2026 9:00 am', 'Thursday 26th of November at 9 a.m.', 'Thu 26 Nov 2026, 09:00'],
    ...['26 11 2026 9 h', '26 / 11 / 2026 09:00:00', 'lundi 26/11 9h'],
  ])('%s is the twenty-sixth of November at nine', (text) => {
    expect(read(text)).toBe('2026-11-26T09:00')
  })

  test.each([
    ['demain 9h', '2026-11-13T09:00'],
    ['tomorrow 9am', '2026-11-13T09:00'],
    ['tomorrow 9 am', '2026-11-13T09:00'],
    ['Monday 2 pm', '2026-11-16T14:00'],
    ['après-demain midi', '2026-11-14T12:00'],
    ['day after tomorrow noon', '2026-11-14T12:00'],
    ['aujourd’hui 22h', '2026-11-12T22:00'],
    ['today 10:30 pm', '2026-11-12T22:30'],
    ['lundi 9h', '2026-11-16T09:00'],
    ['monday 2:30 pm', '2026-11-16T14:30'],
    ['mar 14h', '2026-11-17T14:00'],
    ['jeudi 14h', '2026-11-19T14:00'],
    ['next thursday 2pm', '2026-11-19T14:00'],
  ])('%s counts from today in the time zone of the agency', (text, local) => {
    expect(read(text)).toBe(local)
  })

  test.each([
    ['3/1 9h', '2027-01-03T09:00'],
    ['12/11 22h', '2026-11-12T22:00'],
    ['11/11 9h', '2027-11-11T09:00'],
    ['29/2 9h', '2028-02-29T09:00'],
    ['1er mars 12h05', '2027-03-01T12:05'],
    ['mar. 2 mars, 9h', '2027-03-02T09:00'],
    ['May 3 12am', '2027-05-03T00:00'],
  ])('%s without a year is the next such day', (text, local) => {
    expect(read(text)).toBe(local)
  })

  test.each([
    ['12/11 21h10', '2026-11-12T21:10'],
    ['13/11 9h', '2025-11-13T09:00'],
    ['3/1 9h', '2026-01-03T09:00'],
    ['29/2 9h', '2024-02-29T09:00'],
    ['31 déc. 9h', '2025-12-31T09:00'],
    ['12/11/27 9h', '1927-11-12T09:00'],
    ['12/11/2027 9h', '2027-11-12T09:00'],
    ['lundi 9h', '2026-11-09T09:00'],
    ['jeudi 9h', '2026-11-05T09:00'],
    ['vendredi 9h', '2026-11-06T09:00'],
    ['hier 9h', '2026-11-11T09:00'],
    ['20h', '2026-11-12T20:00'],
    ['22h', '2026-11-11T22:00'],
  ])('%s in a field of the past is the last such day', (text, local) => {
    expect(read(text, { side: 'past' })).toBe(local)
  })

  test('an offence on 27 November that is typed on the thirtieth is of this year', () => {
    expect(read('27/11 15h10', { now: '2026-11-30T14:00:00Z', side: 'past' })).toBe('2026-11-27T15:10')
  })

  test('without a time the field keeps its time; an empty field takes the default time of that day', () => {
    expect(read('26/11', { current: '2026-11-20T18:40:00Z' })).toBe('2026-11-26T14:40')
    expect(read('26/11', { timeOn: (day) => (day === '2026-11-26' ? '07:30' : '08:00') })).toBe('2026-11-26T07:30')
    expect(read('26/11/2026')).toBe('2026-11-26T09:00')
    expect(read('lundi')).toBe('2026-11-16T09:00')
  })

  test('without a day the field keeps its day; an empty field takes the next occurrence of that time', () => {
    expect(read('14h30', { current: '2026-11-20T12:00:00Z' })).toBe('2026-11-20T14:30')
    expect(read('2:30 pm', { current: '2026-11-20T12:00:00Z' })).toBe('2026-11-20T14:30')
    expect(read('22h')).toBe('2026-11-12T22:00')
    expect(read('8h')).toBe('2026-11-13T08:00')
  })

  test('a return counts weekdays and times from the departure, and dates from today', () => {
    const from = '2026-12-05T13:00:00Z'
    expect(read('samedi', { from })).toBe('2026-12-12T09:00')
    expect(read('18h', { from })).toBe('2026-12-05T18:00')
    expect(read('8h', { from })).toBe('2026-12-06T08:00')
    expect(read('demain', { from })).toBe('2026-11-13T09:00')
    expect(read('3/12', { from })).toBe('2026-12-03T09:00')
  })

  test.each([
    ...['+7', '+ 7', '7 jours', '7 j', '7j', '7 days', '7d', '+7 j', '+7 days', '1 semaine', '+1 sem', '1 week', '+1w'],
    '7 j.',
  ])('%s is a week after the departure, at its time, whatever the field has', (text) => {
    const lengthFrom = '2026-12-05T13:20:00Z'
    expect(read(text, { lengthFrom })).toBe('2026-12-12T09:20')
    expect(read(text, { lengthFrom, current: '2026-12-06T22:00:00Z' })).toBe('2026-12-12T09:20')
  })

  test('a length takes a typed time, and counts from today where there is no departure', () => {
    const lengthFrom = '2026-12-05T13:20:00Z'
    expect(read('+7 18h', { lengthFrom })).toBe('2026-12-12T18:00')
    expect(read('+7 18', { lengthFrom })).toBe('2026-12-12T18:00')
    expect(read('2 sem 8h30', { lengthFrom })).toBe('2026-12-19T08:30')
    expect(read('+1', { timeOn: () => '08:00' })).toBe('2026-11-13T08:00')
    expect(read('3 jours', { current: '2026-11-20T18:40:00Z' })).toBe('2026-11-15T14:40')
  })

  test.each([
    ['+', /n’est pas une date et une heure/],
    ['7', /n’est pas une date et une heure/],
    ['lundi +7', /n’est pas une date et une heure/],
    ['+7 mois', /n’est pas une date et une heure/],
    ['+7j 2j', /n’est pas une date et une heure/],
    ['abc', /n’est pas une date et une heure/],
    ['9', /n’est pas une date et une heure/],
    ['26', /n’est pas une date et une heure/],
    ['0900', /pas de mois 0/],
    ['lundi 9', /n’est pas une date et une heure/],
    ['26/11 9h 10h', /n’est pas une date et une heure/],
    ['26/11/2026/5 9h', /n’est pas une date et une heure/],
    ['26 jui 9h', /n’est pas une date et une heure/],
    ['11/26 9h', /pas de mois 26\u202f: le jour vient d’abord/],
    ['31/02/2027 09:00', /Le 31\/02 n’existe pas/],
    ['29/02/2027 09:00', /Le 29\/02\/2027 n’existe pas/],
    ['05/03/2027 25:00', /« 25:00 » n’est pas une heure/],
    ['05/03/2027 24h', /« 24h » n’est pas une heure/],
    ['05/03/2027 14:30 pm', /« 14:30 pm » n’est pas une heure/],
    ['05/03/2027 2570', /« 2570 » n’est pas une heure/],
    ['05/03/1899 9h', /entre 1900 et 2199/],
  ])('%s is refused with a sentence', (text, words) => {
    expect(read(text).replaceAll('\u00a0', ' ')).toMatch(words)
  })

  test('a refusal has an English sentence too', () => {
    expect(read('soon', {}, 'en')).toBe(
      '“soon” is not a date and time: write for example 26/11 9:30, tomorrow 9 am or Monday 2 pm',
    )
    expect(read('11/26 9am', {}, 'en')).toMatch(/There is no month 26: the day comes first/)
  })

  test('every moment shown in a field is read back unchanged, in every zone and language', () => {
    // The end of daylight saving repeats an hour, so only zones without daylight saving are tested.
    const zones = ['America/Guadeloupe', 'Indian/Reunion', 'Indian/Mayotte', 'Pacific/Marquesas', 'Asia/Kathmandu']
    const minute = fc.integer({ min: 0, max: 70 * 525_960 }).map((minutes) => instantAt(minutes * 60_000))
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.constantFrom(...zones),
        fc.constantFrom(...languages),
        sides,
        (at, today, timezone, of, side) => {
          const shown = formatDateTime(at, timezone, of)
          expect(readTypedMoment(shown, { now: today, timezone, side, current: null })).toEqual({ value: at })
        },
      ),
    )
  })

  test('in a zone with daylight saving a typed time is shown unchanged, except in the skipped hour', () => {
    const timezone = 'America/Miquelon'
    const at = fc.integer({ min: 0, max: 70 * 525_960 }).map((minutes) => instantAt(minutes * 60_000))
    fc.assert(
      fc.property(at, fc.constantFrom(...languages), sides, (instant, of, side) => {
        const shown = formatDateTime(instant, timezone, of)
        const typed = readTypedMoment(shown, { now, timezone, side })
        expect('value' in typed && formatDateTime(typed.value, timezone, of)).toBe(shown)
      }),
    )
    const skipped = readTypedMoment('14/03/2027 2h30', { now, timezone, side: 'future' })
    expect('value' in skipped && formatDateTime(skipped.value, timezone, 'fr')).toBe('dim. 14 mars 2027, 3h30')
  })

  test('any typed text is read or refused, without an exception', () => {
    const sign = fc.constantFrom(...'0123456789/.-:+ hpamj'.split(''), 'lundi', 'mars', 'demain', ' ')
    const text = fc.oneof(
      fc.string(),
      fc.array(sign, { maxLength: 14 }).map((signs) => signs.join('')),
    )
    fc.assert(
      fc.property(text, sides, (typed, side) => {
        const responses = [
          readTypedMoment(typed, { now, timezone: zone, side }),
          readTypedDay(typed, { today: '2026-11-12', side }),
          readTypedMonthDay(typed),
        ]
        for (const response of responses) expect('value' in response || response.refusal.fr.length > 0).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a day', () => {
  const today = '2026-11-12'
  const day = (text: string, side: DateSide = 'future') => {
    const typed = readTypedDay(text, { today, side })
    return 'value' in typed ? typed.value : typed.refusal.en
  }

  test.each([
    ['26/11/2026', '2026-11-26'],
    ['26112026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['26/11', '2026-11-26'],
    ['1/2', '2027-02-01'],
    ['12/5/34', '2034-05-12'],
    ['2 mars 1984', '1984-03-02'],
    ['2 March 1984', '1984-03-02'],
    ['demain', '2026-11-13'],
    ['yesterday', '2026-11-11'],
    ['lundi', '2026-11-16'],
    ['Thursday', '2026-11-19'],
    ['+7', '2026-11-19'],
    ['2 weeks', '2026-11-26'],
  ])('%s is %s', (text, date) => {
    expect(day(text)).toBe(date)
  })

  test.each([
    ['12/5/84', '1984-05-12'],
    ['12/5/26', '2026-05-12'],
    ['12/11/26', '2026-11-12'],
    ['13/11/26', '1926-11-13'],
    ['31/12/26', '1926-12-31'],
    ['12/5/27', '1927-05-12'],
    ['12/5', '2026-05-12'],
    ['12/11', '2026-11-12'],
    ['13/11', '2025-11-13'],
    ['lundi', '2026-11-09'],
    ['Thursday', '2026-11-05'],
    ['+7', '2026-11-19'],
  ])('%s in a field of the past is %s', (text, date) => {
    expect(day(text, 'past')).toBe(date)
  })

  test('what is typed without its year is on the side of the field, and at most eight years away', () => {
    const from1950 = fc.integer({ min: -7300, max: 73_000 }).map((at) => instantAt(at * 86_400_000).slice(0, 10))
    fc.assert(
      fc.property(from1950, from1950, sides, fc.boolean(), (of, today, side, hasYear) => {
        const [year = '', month = '', day = ''] = of.split('-')
        const text = hasYear ? `${day}/${month}/${year.slice(2)}` : `${day}/${month}`
        const typed = readTypedDay(text, { today, side })
        // 29 February is not in every century's year of two digits.
        if (!('value' in typed)) return expect(`${month}-${day}`).toBe('02-29')
        if (side === 'past' && today >= '2000') expect(typed.value <= today).toBe(true)
        if (side === 'future' && !hasYear) expect(typed.value >= today).toBe(true)
        expect(typed.value.slice(5)).toBe(of.slice(5))
      }),
    )
  })

  test('a day after the latest one is refused', () => {
    expect(readTypedDay('12/11/2026', { today, side: 'past', latest: today })).toEqual({ value: today })
    expect(readTypedDay('demain', { today, side: 'past', latest: today })).toEqual({
      refusal: {
        fr: 'La date ne peut pas être postérieure au 12/11/2026',
        en: 'The date cannot be later than 12/11/2026',
      },
    })
  })

  test.each(['26/11/2026 9h', '26', 'abc', '31/4/2027', '11/26/2026', '26/11/202', '2026-26-11'])(
    '%s is not a day',
    (text) => {
      expect(readTypedDay(text, { today, side: 'past' })).toHaveProperty('refusal')
    },
  )

  test('every written day is read back unchanged, in numbers and in words', () => {
    const days = fc.integer({ min: 0, max: 80_000 }).map((at) => instantAt(at * 86_400_000).slice(0, 10))
    fc.assert(
      fc.property(days, fc.constantFrom(...languages), sides, (of, language, side) => {
        expect(readTypedDay(writeDay(of), { today, side })).toEqual({ value: of })
        expect(readTypedDay(formatLocalDate(of, language), { today, side })).toEqual({ value: of })
      }),
    )
  })
})

describe('a day of every year', () => {
  test.each(['22/12', '22 déc.', '22 December', '2212', '22-12', '22/12/2026'])('%s is the 22 December', (text) => {
    expect(readTypedMonthDay(text)).toEqual({ value: '12-22' })
  })

  test.each(['35/12', '22/13', 'lundi', 'demain', '+7', '22', 'Noël', '30/02'])(
    '%s is not a day of the year',
    (text) => {
      expect(readTypedMonthDay(text)).toHaveProperty('refusal')
    },
  )

  test('every written day of a leap year is read back unchanged', () => {
    const days = fc
      .integer({ min: 0, max: 365 })
      .map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(5, 10))
    fc.assert(
      fc.property(days, fc.constantFrom(...languages), (day, language) => {
        expect(readTypedMonthDay(formatMonthDay(day, language))).toEqual({ value: day })
      }),
    )
  })
})

test.each([
  ['8h30', 510],
  ['8 h 30', 510],
  ['8 heures 30', 510],
  ['2:30 pm', 870],
  ['2 p.m.', 840],
  ['12am', 0],
  ['12 pm', 720],
  ['midi', 720],
  ['8', null],
  ['13pm', null],
  ['8h30 9h', null],
])('%s is %s minutes after midnight', (text, minutes) => {
  expect(parseTime(text)).toBe(minutes)
})

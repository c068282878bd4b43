import { expect, test } from 'vitest'
import { copyToWorkingDays, dayProblem, fromWeekText, readDay, tidyDay, toWeekText } from './week-hours.ts'

const morning = { dayOfWeek: 'monday', openTimeMinutes: 480, closeTimeMinutes: 720 } as const
const afternoon = { dayOfWeek: 'monday', openTimeMinutes: 840, closeTimeMinutes: 1080 } as const

test.each([
  '08h00-12h00, 14h00-18h00',
  '8h-12h 14h-18h',
  '8h - 12h; 14:00–18:00',
  '8h à 12h et 14h à 18h',
  '08H00-12H00+14H00-18H00',
  '8am-noon, 2pm-6pm',
  '8:00 am to 12:00 pm and 2:00 p.m. to 6:00 PM',
  '8-12, 14-18',
  '8-12 14-18',
  '8 – 12 / 14 – 18',
  '8 h - 12 h et 14 h - 18 h 00',
  'de 8 à 12 et de 14 à 18',
  '0800-1200 1400-1800',
  '8.00-12.00, 14.00-18.00',
  'from 8 until noon, 2-6pm',
  '8-12pm and 2 to 6 pm',
])('reads the two ranges of « %s »', (text) => {
  expect(readDay('monday', text)).toEqual({ ranges: [morning, afternoon], unreadable: null })
})

test.each(['  ', 'fermé', 'Fermée', 'closed', '–'])('« %s » is a closed day', (text) => {
  expect(readDay('monday', text)).toEqual({ ranges: [], unreadable: null })
  expect(tidyDay('monday', text)).toBe('')
})

test.each([
  ['8h30 – 12h', '08h30-12h00'],
  ['1-5pm', '13h00-17h00'],
  ['8-5pm', '08h00-17h00'],
  ['8am-5', '08h00-17h00'],
  ['18-24', '18h00-24h00'],
])('« %s » is %s', (text, tidy) => {
  expect(tidyDay('monday', text)).toBe(tidy)
})

test.each([
  ['8', '8'],
  ['8-12-14', '8-12-14'],
  ['8-25', '8-25'],
  ['8-', '8-'],
  ['8h00', '8h00'],
  ['8h-12h, fermé', 'fermé'],
  ['8h-12h-14h', '8h-12h-14h'],
  ['24h00-25h00', '24h00-25h00'],
])('reports the unreadable part of « %s »', (text, unreadable) => {
  expect(readDay('monday', text).unreadable).toBe(unreadable)
})

test('a day may close at midnight', () => {
  expect(readDay('friday', '18h-24h').ranges).toEqual([
    { dayOfWeek: 'friday', openTimeMinutes: 1080, closeTimeMinutes: 1440 },
  ])
})

test('valid text is reformatted, invalid text is kept', () => {
  expect(tidyDay('monday', '14h-18h 8h-12h')).toBe('08h00-12h00, 14h00-18h00')
  expect(tidyDay('monday', '8h-midi')).toBe('08h00-12h00')
  expect(tidyDay('monday', '8h-tard')).toBe('8h-tard')
})

test('the rule refuses a range that closes first and ranges that overlap', () => {
  expect(dayProblem([morning, afternoon])).toBeNull()
  expect(dayProblem(readDay('monday', '12h-8h').ranges)?.fr).toContain('fermeture')
  expect(dayProblem(readDay('monday', '8h-12h 11h-14h').ranges)?.en).toContain('overlap')
})

test('a stored week survives being typed', () => {
  const stored = [afternoon, morning, { dayOfWeek: 'sunday', openTimeMinutes: 0, closeTimeMinutes: 1440 } as const]
  const week = toWeekText(stored)
  expect(week).toMatchObject({ monday: '08h00-12h00, 14h00-18h00', tuesday: '', sunday: '00h00-24h00' })
  expect(fromWeekText(week)).toEqual([morning, afternoon, stored[2]])
})

test('hours are copied to the working days and leave the weekend alone', () => {
  const week = copyToWorkingDays({ ...toWeekText([]), wednesday: '08h00-12h00', saturday: '09h00-10h00' }, 'wednesday')
  expect(week).toEqual({
    monday: '08h00-12h00',
    tuesday: '08h00-12h00',
    wednesday: '08h00-12h00',
    thursday: '08h00-12h00',
    friday: '08h00-12h00',
    saturday: '09h00-10h00',
    sunday: '',
  })
})

import { scaleOf } from '@filao/domain/planning/scale'
import { expect, test } from 'vitest'
import { holidaysIn, periodLabel } from './period-text.ts'

const at = (view: Parameters<typeof scaleOf>[0], date = '2026-11-20') => scaleOf(view, date, 'America/Guadeloupe', 900)

test.each([
  ['day', 'vendredi 20 novembre 2026', 'Friday 20 November 2026'],
  ['month', 'novembre 2026', 'November 2026'],
  ['year', '2026', '2026'],
] as const)('the period of a %s is named in both languages', (view, french, english) => {
  expect(periodLabel(at(view), 'fr')).toBe(french)
  expect(periodLabel(at(view), 'en').replace(',', '')).toBe(english)
})

test('a week is from Monday to Sunday, even across two months', () => {
  expect(periodLabel(at('week'), 'fr')).toMatch(/^16.22 nov\. 2026$/)
  expect(periodLabel(at('14days'), 'fr')).toMatch(/^16.29 nov\. 2026$/)
  expect(periodLabel(at('14days'), 'fr')).toMatch(/^16.29 nov\. 2026$/)
  expect(periodLabel(at('14days', '2026-11-22'), 'fr')).toMatch(/^18 nov\.\s.\s1er déc\. 2026$/)
  expect(periodLabel(at('week', '2026-12-01'), 'fr')).toMatch(/^30 nov\.\s.\s6 déc\. 2026$/)
})

test('the holidays named are those of the period alone, by date', () => {
  const holidays = {
    '2026-11-11': 'Armistice',
    '2026-11-01': 'Toussaint',
    '2026-12-25': 'Noël',
    '2026-10-31': 'Veille',
  }
  expect(holidaysIn(at('month'), holidays, 'fr')).toBe('1er nov. Toussaint, 11 nov. Armistice')
  expect(holidaysIn(at('week'), holidays, 'fr')).toBe('')
})

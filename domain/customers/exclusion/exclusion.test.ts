import { expect, test } from 'vitest'
import { checkExclusion, exclusionWords, isExcluded } from './exclusion.ts'

test('a mark ends at most three years ahead, and not in the past', () => {
  const may = (until: string) => {
    try {
      checkExclusion({ until }, '2026-03-01')
      return true
    } catch {
      return false
    }
  }
  expect(['2026-02-28', '2026-03-01', '2029-03-01', '2029-03-02'].map(may)).toEqual([false, true, true, false])
})

test('a mark holds through its last day', () => {
  const mark = { until: '2026-03-31' }
  expect([isExcluded(mark, '2026-03-31'), isExcluded(mark, '2026-04-01'), isExcluded(null, '2026-03-31')]).toEqual([
    true,
    false,
    false,
  ])
})

test('its words tell the fact and the last day', () => {
  const mark = { reason: 'false_documents', until: '2027-01-31' } as const
  expect(exclusionWords(mark, 'fr')).toBe('ne plus louer jusqu’au 31 janvier 2027 (faux documents)')
  expect(exclusionWords(mark, 'en')).toBe('may not rent until 31 January 2027 (false documents)')
})

import { beforeEach, expect, test, vi } from 'vitest'
import { counterAgency, rememberCounter } from './counter-agency.ts'

const [airport, marina] = [{ id: 1 }, { id: 2 }]
const agencies = [airport, marina]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('the address decides: one agency or all', () => {
  expect(counterAgency(agencies, '2')).toBe(marina)
  expect(counterAgency(agencies, 'all')).toBeNull()
  rememberCounter('all')
  expect(counterAgency(agencies, '2')).toBe(marina)
})

test('without one in the address the counter shows what it showed last, at first the first agency', () => {
  expect(counterAgency(agencies, '')).toBe(airport)
  rememberCounter(2)
  expect(counterAgency(agencies, '')).toBe(marina)
  rememberCounter('all')
  expect(counterAgency(agencies, '')).toBeNull()
  rememberCounter(2)
  expect(counterAgency(agencies, '')).toBe(marina)
})

test('a single agency is never shown as all, and a deleted one is replaced by the first', () => {
  expect(counterAgency([airport], 'all')).toBe(airport)
  expect(counterAgency(agencies, '99')).toBe(airport)
})

test('a browser without room for it still chooses an agency', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberCounter(2)
  expect(counterAgency(agencies, '2')).toBe(marina)
})

import { afterEach, expect, test, vi } from 'vitest'
import { forgetImport, interruptedKey, noteImport } from './interrupted.ts'

const table = [
  { line: 1, cells: ['Nom'] },
  { line: 2, cells: ['Zoé'] },
]
const place = 'customers 7 3'

afterEach(() => {
  forgetImport(place)
  vi.unstubAllGlobals()
})

test('an interrupted import of the same table goes on under its key, until it has ended', () => {
  expect(interruptedKey(place, table)).toBeNull()
  noteImport(place, 'import-1', table)
  expect(interruptedKey(place, structuredClone(table))).toBe('import-1')
  expect(interruptedKey(place, table)).toBe('import-1')
  expect(interruptedKey(place, [...table, { line: 3, cells: ['Ada'] }])).toBeNull()
  expect(interruptedKey('vehicles 7 3', table)).toBeNull()
  forgetImport(place)
  expect(interruptedKey(place, table)).toBeNull()
})

test('it goes on for twelve hours since its first part, so that it can be undone afterwards', () => {
  const hour = 3_600_000
  noteImport(place, 'import-1', table, 0)
  noteImport(place, 'import-1', table, 11 * hour)
  expect(interruptedKey(place, table, 12 * hour - 1)).toBe('import-1')
  expect(interruptedKey(place, table, 12 * hour)).toBeNull()
  noteImport(place, 'import-2', table, 12 * hour)
  expect(interruptedKey(place, table, 23 * hour)).toBe('import-2')
})

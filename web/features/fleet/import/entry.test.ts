import { expect, test } from 'vitest'
import { type Entry, emptyEntry, platesOf } from './entry.ts'

const file = { name: 'flotte.csv', plates: ['ab123cd'], repeated: 0, dropped: 3 }
const entry: Entry = { ...emptyEntry, file, text: 'EF-456-GH\nWW-123-AA\n1234 AB 971' }

test('only the plates of the chosen mode count', () => {
  expect(platesOf(entry)).toMatchObject({ plates: ['ab123cd'], confirmed: [], count: 1 })
  expect(platesOf({ ...entry, mode: 1 })).toMatchObject({ plates: ['ef456gh'], confirmed: [], count: 1 })
  expect(platesOf(emptyEntry).count).toBe(0)
})

test('plates of an unusual form are included once they are confirmed', () => {
  const confirmed: Entry = { ...entry, mode: 1, isConfirmed: true }
  expect(platesOf(confirmed)).toMatchObject({ confirmed: ['ww123aa', '1234ab971'], count: 3 })
  expect(platesOf({ ...confirmed, text: 'WW-123-AA' })).toMatchObject({ plates: [], count: 1 })
})

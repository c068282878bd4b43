import { expect, test } from 'vitest'
import { between } from './use-selection.ts'

const rows = [{ id: 3 }, { id: 8 }, { id: 1 }, { id: 5 }]

test('Shift chooses the rows between the last click and this one, in either direction', () => {
  expect(between(rows, 8, { id: 5 })).toEqual([{ id: 8 }, { id: 1 }, { id: 5 }])
  expect(between(rows, 1, { id: 3 })).toEqual([{ id: 3 }, { id: 8 }, { id: 1 }])
})

test('without a last click on this page it is the row alone', () => {
  expect(between(rows, null, { id: 5 })).toEqual([{ id: 5 }])
  expect(between(rows, 99, { id: 5 })).toEqual([{ id: 5 }])
})

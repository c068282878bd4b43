import { expect, test } from 'vitest'
import { repeatedRows } from './row.ts'
import { readTable } from './table.ts'

test('a repeated row names the first one', () => {
  expect([...repeatedRows(['a', null, 'b', null, 'a', 'a'])]).toEqual([
    [4, 0],
    [5, 0],
  ])
})

test('a table has ten thousand rows at most, beside its heading', () => {
  expect(readTable(`Prénom\n${'Jo\n'.repeat(10_000)}`)).toHaveLength(10_001)
  expect(readTable(`Prénom\n${'Jo\n'.repeat(10_001)}`)).toBeNull()
  expect(readTable(' \n \n')).toEqual([])
})

import { expect, test } from 'vitest'
import { repeatedRows } from './row.ts'
import { headingsOf, readTable } from './table.ts'

test('a repeated row names the first one', () => {
  expect([...repeatedRows(['a', null, 'b', null, 'a', 'a'])]).toEqual([
    [4, 0],
    [5, 0],
  ])
})

test('the empty columns that spreadsheets leave at the end of a table are no columns', () => {
  const rows = readTable('Prénom;Nom;;; \nAwa;;Le Gosier;;\n;;;;\n') ?? []
  expect(headingsOf(rows, true)).toEqual(['Prénom', 'Nom', ''])
  expect(headingsOf(rows, false)).toEqual(['', '', ''])
})

test('a table has ten thousand rows at most, beside its heading', () => {
  expect(readTable(`Prénom\n${'Jo\n'.repeat(10_000)}`)).toHaveLength(10_001)
  expect(readTable(`Prénom\n${'Jo\n'.repeat(10_001)}`)).toBeNull()
  expect(readTable(' \n \n')).toEqual([])
})

import { customerImport } from '@filao/domain/customers/customer-import'
import { type CellValue, type WriteOptions, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { changed, type ImportState, readSource, rowChecker, statusesOf } from '#features/imports/rows/import-state'
import { readFile } from '#features/imports/source/read-file'

const customers = customerImport('GP', '2026-11-30')

type Cells = Record<string, { value?: CellValue; format?: string; formula?: string }>

/** Writes a workbook; `cells` are those with a format or a formula, by « line,position » from 0. */
async function read(rows: CellValue[][], cells: Cells, hiddenLines: number[] = []) {
  const more = Object.entries(cells).map(([at, { value = null, format, formula }]) => {
    const style = format ? { style: { numFmt: format } } : {}
    return [at, { value, ...style, ...(formula && { formula, formulaResult: value }) }] as const
  })
  const rowDefs = new Map(hiddenLines.map((line) => [line, { hidden: true }]))
  const sheets = [{ name: 'Clients', rows, cells: new Map(more), rowDefs }]
  const bytes = await writeXlsx({ sheets } as WriteOptions)
  const source = await readFile(new Blob([bytes as BlobPart]), 'fr', () => true)
  const state = readSource(customers, 'a.xlsx', source ?? '', () => null)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

const check = (state: ImportState) => rowChecker(customers)(state)
const statuses = (state: ImportState) => statusesOf(check(state)).map(({ status }) => status)

const addresses: CellValue[][] = [
  ['Nom', 'Prénom', 'CP', 'Pays', 'Tél', 'Permis'],
  ['MOREL', 'Anne', 1310, null, 612345678, 123],
  ['BRUN', 'Luc', 6000, null, 690123402, 42],
  ['PEETERS', 'Jan', 1310, 'Belgique', null, null],
  ['PETIT', 'Éva', '2A 004', null, null, null],
  ['HOAREAU', 'Guy', 97400, null, null, null],
]
const formats = {
  '2,2': { value: 6000, format: '00000' },
  '2,4': { value: 690123402, format: '0#" "##" "##" "##" "##' },
  '2,5': { value: 42, format: '"G-"0000' },
}

test('a number takes the text that its cell shows, and a postal code without its zero is asked', async () => {
  const state = await read(addresses, formats)
  expect(statuses(state)).toEqual(['problem', 'ready', 'ready', 'ready', 'ready'])
  const [first, ...others] = check(state)
  expect(first?.problems).toMatchObject([{ field: 'postalCode', remedy: 'confirm', proposal: '01310' }])
  expect(others.map(({ thing }) => thing)).toMatchObject([
    { postalCode: '06000', phoneNumbers: ['590690123402'], drivingLicenseNumber: 'G-0042' },
    { postalCode: '1310', countryCode: 'BE' },
    { postalCode: '2A 004' },
    { postalCode: '97400' },
  ])
  const decided = (change: Parameters<typeof changed>[1]) =>
    check({ ...state, rows: state.rows.map((row, at) => (at === 0 ? changed(row, change) : row)) })[0]?.thing
  expect(decided({ edits: { postalCode: '01310' } })).toMatchObject({ postalCode: '01310' })
  expect(decided({ confirmed: ['postalCode'] })).toMatchObject({ postalCode: '1310' })
  expect(decided({ without: ['postalCode'] })).not.toHaveProperty('postalCode')
})

test('a postal code without its zero in a text file is asked too', () => {
  const state = readSource(customers, 'a.csv', 'Nom;Prénom;Code postal\nMOREL;Anne;1310\nBRUN;Luc;1999\n', () => null)
  expect('problem' in state || statuses(state)).toEqual(['problem', 'ready'])
})

test('a formula without a result, and one that failed, are said; its cell may be typed or left empty', async () => {
  const state = await read(
    [
      ['Nom', 'Prénom', 'Téléphone', 'Ville'],
      ['GALANTE', 'Marie', null, 'Gosier'],
      ['ZOU', 'Ali', null, 'Sainte-Rose'],
      ['DUPONT', 'Jérôme', null, null],
    ],
    {
      '1,2': { formula: 'E4+1' },
      '2,2': { value: '#DIV/0!', formula: '1/0' },
      '3,2': { value: '0690123470', formula: 'CONCATENATE("0690","123470")' },
    },
  )
  const rows = check(state)
  expect(rows.map(({ problems }) => problems.map(({ field, remedy }) => `${field} ${remedy}`))).toEqual([
    ['phoneNumbers leaveEmpty'],
    ['phoneNumbers leaveEmpty'],
    [],
  ])
  expect(rows[0]?.problems[0]?.message.fr).toMatch(/formule sans résultat/)
  expect(rows[2]?.thing).toMatchObject({ phoneNumbers: ['590690123470'] })
  const typed = state.rows.map((row, at) =>
    changed(row, at === 0 ? { edits: { phoneNumbers: '0690123471' } } : { without: ['phoneNumbers'] }),
  )
  expect(statuses({ ...state, rows: typed })).toEqual(['ready', 'ready', 'ready'])
})

test('a row that a filter hides is read, and known as hidden', async () => {
  const rows = [
    ['Nom', 'Prénom'],
    ['A', 'Un'],
    ['B', 'Deux'],
    ['C', 'Trois'],
  ]
  const state = await read(rows, {}, [2])
  expect(state.rows.map(({ line, isHidden }) => [line, isHidden ?? false])).toEqual([
    [2, false],
    [3, true],
    [4, false],
  ])
})

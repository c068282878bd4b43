import { readYear } from '@filao/domain/imports/cells'
import type { ImportKind } from '@filao/domain/imports/kind'
import type { Sheet } from '@filao/domain/imports/table'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { recallColumns, rememberColumns } from '../remembered-columns.ts'
import { readFile } from '../source/read-file.ts'
import { reportFile, templateFile } from '../steps/report.ts'
import { changed, type ImportState, readSource, rowChecker, statusesOf } from './import-state.ts'

const schema = z.object({ number: z.string(), year: z.int().optional(), former: z.boolean().optional() })

/** Boats: named by a number with digits, which needs a confirmation where it is a former one. */
const boats: ImportKind<z.infer<typeof schema>> = {
  fields: [
    {
      key: 'number',
      label: { fr: 'Numéro', en: 'Number' },
      headings: ['plaque'],
      isRequired: true,
      looksLike: (text) => /^[A-Z]{2}-\d+$/.test(text),
      read: (text) => text.toUpperCase(),
    },
    {
      key: 'year',
      label: { fr: 'Année', en: 'Year' },
      headings: [],
      isRequired: false,
      read: (text) => readYear(text, '2026-03-12'),
    },
  ],
  schema,
  questions: ({ number }) =>
    String(number).startsWith('1') ? [{ field: 'number', message: { fr: 'Ancien ?', en: 'Former?' } }] : [],
  confirmed: { number: { former: true } },
  identity: ({ number }) => number,
  name: ({ number = '' }) => number,
}
const nothing = () => null

function source(kind: Parameters<typeof readSource>[0], text: string): ImportState {
  const state = readSource(kind, 'a.csv', text, nothing)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

test.each([
  ['Windows writes it', Buffer.from('Mod\xe8le;Ville\nM\xe9gane;B\xe9ziers\n', 'latin1')],
  ['Excel writes Unicode text', Buffer.from('\ufeffModèle;Ville\nMégane;Béziers\n', 'utf16le')],
  ['UTF-8 with its mark', Buffer.from('\ufeffModèle;Ville\nMégane;Béziers\n')],
])('a file is read as %s', async (_, content) => {
  expect(await readFile(new Blob([content]), 'fr', () => true)).toBe('Modèle;Ville\nMégane;Béziers\n')
})

test('a picture is no table', async () => {
  expect(await readFile(new Blob(['\u0089PNG\r\n\u0000']), 'fr', () => true)).toBeNull()
})

test('rows are told apart: ready, to correct, repeated, left out', () => {
  const state = source(boats, 'Plaque;Année\nAB-1;2019\nEF-2;vieux\nab-1;2020\n123 ABC;\n')
  const statuses = (now: ImportState) => statusesOf(rowChecker(boats)(now)).map(({ status }) => status)
  expect(statuses(state)).toEqual(['ready', 'problem', 'repeated', 'problem'])
  const rows = state.rows.map((row, at) => {
    if (at === 0) return changed(row, { isLeftOut: true })
    if (at === 1) return changed(row, { without: ['year'] })
    return changed(row, at === 3 ? { confirmed: ['number'] } : {})
  })
  expect(statuses({ ...state, rows })).toEqual(['leftOut', 'ready', 'ready', 'ready'])
})

test('rows that share what only one thing can have are to correct, but for the first and its repetitions', () => {
  const kind = {
    ...boats,
    unshared: ({ number, year }: z.infer<typeof schema>) => [{ field: 'year', text: String(year), name: number }],
  }
  const state = source(kind, 'Plaque;Année\nAB-1;2019\nEF-2;2019\nab-1;2019\nGH-3;2020\n')
  const statuses = (now: ImportState) => statusesOf(rowChecker(kind)(now)).map(({ status }) => status)
  expect(statuses(state)).toEqual(['ready', 'problem', 'repeated', 'ready'])
  expect(rowChecker(kind)(state)[1]?.problems).toMatchObject([
    { field: 'year', remedy: 'leaveEmpty', message: { en: expect.stringContaining("'AB-1' on line 2") } },
  ])
  const without = state.rows.map((row, at) => (at === 1 ? changed(row, { without: ['year'] }) : row))
  expect(statuses({ ...state, rows: without })).toEqual(['ready', 'ready', 'repeated', 'ready'])
  const alone = state.rows.map((row, at) => (at === 0 || at === 2 ? changed(row, { isLeftOut: true }) : row))
  expect(statuses({ ...state, rows: alone })).toEqual(['leftOut', 'ready', 'leftOut', 'ready'])
})

test('a cell of another column that is evidently a thing is a row of its own', () => {
  const [plate, year] = boats.fields
  const grid = { ...boats, fields: [{ ...plate, isEverywhere: true }, year] as typeof boats.fields }
  const state = source(grid, 'Plaque;Année;Autre\nAB-1;2019;CD-2\nEF-3;2020;vieux\nGH-4;;IJ-5\n')
  expect(rowChecker(grid)(state).map(({ row, thing }) => [row.line, thing?.number])).toEqual([
    [2, 'AB-1'],
    [3, 'EF-3'],
    [4, 'GH-4'],
    [5, 'CD-2'],
    [6, 'IJ-5'],
  ])
})

test('a row that the server refuses at an optional field is to correct there', () => {
  const state = source(boats, 'Plaque;Année\nAB-1;2019\n')
  const outcome = { state: 'refused' as const, message: 'Pris.', isFinal: false }
  const refused = (path: string | null) =>
    rowChecker(boats)({ ...state, rows: state.rows.map((row) => changed(row, { outcome: { ...outcome, path } })) })
  expect(refused('year')[0]?.problems).toEqual([
    { field: 'year', message: { fr: 'Pris.', en: 'Pris.' }, remedy: 'leaveEmpty' },
  ])
  expect(statusesOf(refused('year'))[0]?.status).toBe('problem')
  expect(statusesOf(refused('number'))[0]?.status).toBe('failed')
  expect(statusesOf(refused(null))[0]?.status).toBe('failed')
})

test('a row keeps its check until it changes', () => {
  const check = rowChecker(boats)
  const state = source(boats, 'Plaque;Année\nAB-1;2019\nEF-2;vieux\n')
  const [first, second] = check(state)
  const corrected = changed(second?.row as ImportState['rows'][number], { edits: { year: '2020' } })
  const [again, next] = check({ ...state, rows: [state.rows[0] as typeof corrected, corrected] })
  expect(again).toBe(first)
  expect(next?.thing).toEqual({ number: 'EF-2', year: 2020 })
})

test('a file without rows, or with too many, is named', () => {
  expect(readSource(boats, null, 'Plaque;Année\n', nothing)).toEqual({ problem: 'noRows' })
  expect(readSource(boats, null, ' \n', nothing)).toEqual({ problem: 'noRows' })
  expect(readSource(boats, null, `Plaque\n${'AB-1\n'.repeat(10_001)}`, nothing)).toEqual({
    problem: 'tooManyRows',
  })
})

test.each([
  ['never closed', 'Plaque;Année\nAB-1;2019\nAB-2;"2020\nAB-3;2021\n'],
  ['closed by the quote of another cell', 'Plaque;Année\nAB-1;2019\nAB-2;"2020\nAB-3;"2021"\nAB-4;2022\n'],
])('a quote that is %s is refused with its line, in a table that is arranged too', (_, text) => {
  expect(readSource(boats, null, text, nothing)).toEqual({ problem: 'openQuote', line: 3 })
  const arrange = ([sheet]: Sheet[]) => sheet?.rows.map(({ line, cells }) => ({ line, cells })) ?? []
  expect(readSource(boats, null, text, nothing, arrange)).toEqual({ problem: 'openQuote', line: 3 })
})

test('a text with too many rows is named before it is arranged', () => {
  const arrange = ([sheet]: Sheet[]) => [...(sheet?.rows ?? [])]
  const text = `Plaque\n${'AB-1\n'.repeat(10_001)}`
  expect(readSource(boats, null, text, nothing, arrange)).toEqual({ problem: 'tooManyRows' })
})

test('the totals below a list are no row, a name that begins like them is', () => {
  const numbers = (text: string) => source(boats, text).rows.map(({ cells }) => cells[0])
  expect(numbers('Plaque;Année;Prix\nAB-1;2019;12,50\n;;\nTOTAL ;;1 234,50 €\n')).toEqual(['AB-1'])
  expect(numbers('Plaque;Année;Prix\nAB-1;2019;12,50\nTotal Énergies;2020;abc\n')).toHaveLength(2)
  expect(numbers('Plaque;Année\nTOTAL;12\nAB-1;2019\n')).toHaveLength(2)
})

test.each([
  ['TOTAL : 5 clients', 1],
  ['Total clients : 5', 1],
  ['total 1 234,50 €', 1],
  ['Sous-total: 2', 1],
  ['Total Station 24', 2],
  ['Totaline', 2],
])('a last line with « %s » alone leaves %i row(s)', (last, count) => {
  expect(source(boats, `Plaque;Année\nAB-1;2019\n${last}\n`).rows).toHaveLength(count)
  expect(source(boats, `Plaque;Année\nAB-1;2019\n;${last}\n`).rows).toHaveLength(count)
})

test('numbers without a heading are all rows', () => {
  const state = source(boats, 'AB-1\nEF-2\n')
  expect([state.hasHeading, state.rows.length, state.columns]).toEqual([false, 2, ['number']])
})

test.each(['fr', 'en'] as const)('the template is a file that the import accepts, in %s', async (language) => {
  const state = source(boats, await templateFile(boats.fields, { number: 'AB-1', year: '2019' }, language).text())
  expect(state.columns).toEqual(['number', 'year'])
  expect(rowChecker(boats)(state)[0]?.thing).toEqual({ number: 'AB-1', year: 2019 })
})

test('the report gives the result of each row, and its reason', async () => {
  const headings = { line: 'Ligne', name: 'Nom', result: 'Résultat', reason: 'Motif' }
  const lines = [
    { line: 2, name: 'Awa Diallo', result: 'Créée', reason: '' },
    { line: 4, name: '=1+1', result: 'À corriger', reason: 'Pas ; bon.' },
  ]
  expect(await reportFile(headings, lines, 'fr').text()).toBe(
    'Ligne;Nom;Résultat;Motif\r\n2;Awa Diallo;Créée;\r\n4;\'=1+1;À corriger;"Pas ; bon."\r\n',
  )
})

beforeEach(() => {
  const stored = new Map<string, string>()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
  })
})

test('columns chosen by hand are remembered for files with the same headings in any order', () => {
  rememberColumns('k', ['Ref', 'Qui'], [null, 'firstName'])
  rememberColumns('k', ['Autre'], ['firstName'])
  expect(recallColumns('k', ['Ref', 'Qui'])).toEqual([null, 'firstName'])
  expect(recallColumns('k', ['Qui', 'Ref'])).toEqual(['firstName', null])
  expect(recallColumns('k', ['Qui', 'Ref', 'Qui'])).toBeNull()
  expect(recallColumns('other company', ['Ref', 'Qui'])).toBeNull()
  localStorage.setItem('k', '[{"headings":"[\\"Qui\\"]","columns":["firstName"]}]')
  expect(recallColumns('k', ['Qui'])).toBeNull()
  localStorage.setItem('k', '{')
  expect(recallColumns('k', ['Ref', 'Qui'])).toBeNull()
})

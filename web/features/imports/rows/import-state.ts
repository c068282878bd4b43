import {
  type ColumnFields,
  fromHeading,
  isHeading,
  recogniseColumns,
  withoutTotals,
} from '@filao/domain/imports/headings'
import type { ImportKind, ShownKind } from '@filao/domain/imports/kind'
import type { RowOutcome } from '@filao/domain/imports/outcome'
import { hasNoResult } from '@filao/domain/imports/refusals'
import { type CellProblem, checkRow, repeatedRows } from '@filao/domain/imports/row'
import { sharedTexts } from '@filao/domain/imports/shared-texts'
import { dateColumns, headingsOf, mostRows, readTable, type Sheet, textsOf } from '@filao/domain/imports/table'
import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import type { DateOrder } from '@filao/domain/kernel/table/csv-dates'

/** A row of the file, with the user's decisions about it. */
export type ImportRow = CsvRecord & {
  /** Texts typed in place of the file's, by field. */
  edits: Record<string, string>
  /** Texts that a lookup found, by field; null before the lookup. */
  found: Record<string, string> | null
  /** Fields that are left empty although the file has a text. */
  without: string[]
  /** Fields that the user confirmed. */
  confirmed: string[]
  isLeftOut: boolean
  /** The server's answer: expected after a check, final after the import; null before and after a change. */
  outcome: Outcome | null
}
export type Outcome = {
  state: RowOutcome['state'] | 'failed'
  message: string | null
  isFinal: boolean
  /** The field that is refused; null where none or several are. */
  path: string | null
}

/** A file or pasted table that is being imported. */
export type ImportState = {
  /** The file's name; null for pasted text. */
  name: string | null
  records: CsvRecord[]
  hasHeading: boolean
  headings: string[]
  columns: ColumnFields
  /** Texts for rows without one, by field. */
  defaults: Record<string, string>
  /** The orders of dates chosen by hand, by field. */
  orders: Record<string, DateOrder>
  rows: ImportRow[]
}

type AnyKind = Pick<ShownKind, 'fields'>
type Recall = (headings: string[]) => ColumnFields | null

/** The reason why a table cannot be imported; `line` is that of a quote that is not closed. */
export type SourceProblem = { problem: 'tooManyRows' | 'noRows' } | { problem: 'openQuote'; line: number }

/**
 * Reads a text, or the rows of a workbook, as a table. A text is one sheet without a name, which `arrange` rearranges.
 */
export function readSource(
  kind: AnyKind,
  name: string | null,
  source: string | CsvRecord[],
  recall: Recall,
  arrange?: (sheets: Sheet[]) => CsvRecord[],
): ImportState | SourceProblem {
  const rows = typeof source === 'string' ? readTable(source) : source
  if (!rows || rows.length > mostRows + 1) return { problem: 'tooManyRows' }
  const line = rows.find(({ openQuote }) => openQuote)?.openQuote
  if (line) return { problem: 'openQuote', line }
  const table = arrange && typeof source === 'string' ? arrange([{ name: null, rows }]) : rows
  const records = [...withoutTotals(fromHeading(table, kind.fields))]
  const hasHeading = isHeading(records[0]?.cells ?? [], kind.fields)
  if (records.length <= (hasHeading ? 1 : 0)) return { problem: 'noRows' }
  return stateOf(kind, { name, records, hasHeading }, recall)
}

/** Returns true for rows with a column that fills a field, and for too many of them. */
export function isTableOf(kind: AnyKind, rows: CsvRecord[], recall: Recall): boolean {
  const state = readSource(kind, null, rows, recall)
  return 'problem' in state ? state.problem === 'tooManyRows' : state.columns.some(Boolean)
}

/** Returns the state of a table whose first line is, or is not, the heading. */
export function stateOf(
  kind: AnyKind,
  { name, records, hasHeading }: Pick<ImportState, 'name' | 'records' | 'hasHeading'>,
  recall: Recall,
): ImportState {
  const headings = headingsOf(records, hasHeading)
  const rows = records.slice(hasHeading ? 1 : 0).map((record) => ({ ...record, ...untouched }))
  const known = new Set(kind.fields.map(({ key }) => key))
  const remembered = hasHeading ? recall(headings)?.map((key) => (key && known.has(key) ? key : null)) : null
  const cells = rows.slice(0, 200).map((row) => row.cells)
  const columns = remembered ?? recogniseColumns(headings, cells, kind.fields)
  const defaults = Object.fromEntries(
    kind.fields.flatMap(({ key, isRequired, choices }) =>
      isRequired && choices?.length === 1 && choices[0] ? [[key, choices[0].text]] : [],
    ),
  )
  return {
    name,
    records,
    hasHeading,
    headings,
    columns,
    defaults,
    orders: {},
    rows: [...rows, ...spreadRows(kind, rows, columns)],
  }
}

/** Returns a row for each cell that is evidently a thing of its own, such as a plate, in columns without a field. */
function spreadRows({ fields }: AnyKind, rows: readonly ImportRow[], columns: ColumnFields): ImportRow[] {
  const field = fields.find(({ isEverywhere }) => isEverywhere)
  const position = columns.indexOf(field?.key ?? null)
  if (!field?.looksLike || position < 0) return []
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (!columns[at] && field.looksLike?.(cell.trim()) ? [cell.trim()] : [])),
  )
  const last = rows.at(-1)?.line ?? 0
  return found.map((cell, at) => ({
    line: last + at + 1,
    cells: Array.from({ length: position + 1 }, (_, to) => (to === position ? cell : '')),
    ...untouched,
  }))
}

const untouched = { edits: {}, found: null, without: [], confirmed: [], isLeftOut: false, outcome: null }

/** The state of a row: the reason it cannot be imported, or its outcome. */
export type RowStatus = 'created' | 'existing' | 'failed' | 'leftOut' | 'problem' | 'repeated' | 'ready'

/** A row with its texts and what the contract's schema says about it. */
export type CheckedRow<Thing> = {
  row: ImportRow
  texts: Record<string, string>
  thing: Thing | null
  problems: CellProblem[]
  identity: string | null
}

/**
 * Checks every row by the contract's schema. Rows that have not changed since the last call keep their result, so that
 * typing stays quick in a long file.
 */
export function rowChecker<Thing>(kind: ImportKind<Thing>) {
  let settings: Settings | null = null
  let orders: ImportState['orders'] = {}
  let known = new WeakMap<ImportRow, CheckedRow<Thing>>()
  return (state: ImportState): CheckedRow<Thing>[] => {
    const { rows, columns, defaults } = state
    if (settings?.columns !== columns || settings.defaults !== defaults || settings.orders !== state.orders) {
      known = new WeakMap()
      orders = ordersOf(kind, state)
    }
    settings = state
    const checked = rows.map((row) => {
      const one = known.get(row) ?? check(kind, row, { columns, defaults, orders })
      known.set(row, one)
      return one
    })
    const shared = sharedTexts(kind, checked)
    return checked.map((one, at) => {
      const problems = shared.get(at)
      return problems ? { ...one, thing: null, problems, identity: null } : one
    })
  }
}

type Settings = Pick<ImportState, 'columns' | 'defaults' | 'orders'>

/** Returns the order in which the dates of each field are read: the chosen one, else that of its column. */
function ordersOf(kind: AnyKind, { rows, columns, orders }: ImportState): ImportState['orders'] {
  const judged = dateColumns(kind.fields, rows, columns).map(({ field, order }) => [field.key, order])
  return { ...Object.fromEntries(judged), ...orders }
}

function check<Thing>(kind: ImportKind<Thing>, row: ImportRow, { columns, defaults, orders }: Settings) {
  const texts: Record<string, string> = { ...defaults, ...row.found, ...textsOf(row.cells, columns), ...row.edits }
  // A cell that a workbook stores as a date is written day first, whatever the texts of its column are.
  const stored = row.dates?.map((at): [string, DateOrder] => [columns[at] ?? '', 'dayFirst'])
  const input = {
    texts,
    orders: stored ? { ...orders, ...Object.fromEntries(stored) } : orders,
    without: row.without,
    confirmed: row.confirmed,
  }
  const checked = checkRow(kind, input)
  const own = [...resultless(kind, row, columns), ...refusedField(kind, row, texts)]
  if (own.length > 0) {
    return { row, texts, thing: null, problems: [...own, ...others(checked.problems, own)], identity: null }
  }
  const { thing, problems } = checked
  return { row, texts, thing, problems, identity: thing && kind.identity(thing) }
}

/** Returns the problems of formulas without a result, in imported columns and where nothing was typed over them. */
function resultless(kind: AnyKind, row: ImportRow, columns: ColumnFields): CellProblem[] {
  const fields = new Set(row.resultless?.map((at) => columns[at]))
  return kind.fields
    .filter(({ key }) => fields.has(key) && row.edits[key] === undefined && !row.without.includes(key))
    .map(({ key, isRequired }) => ({ field: key, message: hasNoResult, remedy: isRequired ? 'correct' : 'leaveEmpty' }))
}

/** Returns the problem of an optional field for which the server refused the row. */
function refusedField({ fields }: AnyKind, { outcome }: ImportRow, texts: Record<string, string>): CellProblem[] {
  const field = fields.find(({ key, isRequired }) => key === outcome?.path && !isRequired && texts[key])
  if (!field || outcome?.state !== 'refused' || outcome.message === null) return []
  return [{ field: field.key, message: { fr: outcome.message, en: outcome.message }, remedy: 'leaveEmpty' }]
}

function others(problems: readonly CellProblem[], shown: readonly CellProblem[]): CellProblem[] {
  return problems.filter(({ field }) => !shown.some((one) => one.field === field))
}

/** Returns the status of each row, and the line of the earlier row that it repeats. */
export function statusesOf(checked: readonly CheckedRow<unknown>[]): { status: RowStatus; repeats: number | null }[] {
  const repeated = repeatedRows(checked.map(({ row, identity }) => (row.isLeftOut ? null : identity)))
  return checked.map(({ row, problems }, at) => {
    const earlier = repeated.get(at)
    const repeats = earlier === undefined ? null : (checked[earlier]?.row.line ?? null)
    return { status: statusOf(row, problems, repeats), repeats }
  })
}

function statusOf({ isLeftOut, outcome }: ImportRow, problems: CellProblem[], repeats: number | null): RowStatus {
  if (isLeftOut) return 'leftOut'
  if (problems.length > 0) return 'problem'
  if (repeats !== null) return 'repeated'
  if (outcome?.state === 'existing') return 'existing'
  if (outcome?.state === 'refused' || outcome?.state === 'failed') return 'failed'
  return outcome?.isFinal ? 'created' : 'ready'
}

/** Returns a changed row; the server's answer about it counts no longer, unless it was created. */
export function changed(row: ImportRow, change: Partial<ImportRow>): ImportRow {
  return { ...row, outcome: null, ...change }
}

import type { Sentence } from '../kernel/language.ts'
import { fold } from '../kernel/text.ts'
import type { ImportField } from './kind.ts'

/** The field that each column fills, by position; null for a column that is not used. */
export type ColumnFields = (string | null)[]

/**
 * Returns the field that each column of a file fills: by its heading, else by cells that are evidently of a field.
 * Several columns may fill a list, other fields have one.
 */
export function recogniseColumns(
  headings: readonly string[],
  records: readonly (readonly string[])[],
  fields: readonly ImportField[],
): ColumnFields {
  const read = fieldReader(fields)
  const lists = new Set(fields.filter(({ isList }) => isList).map(({ key }) => key))
  const taken = new Set<string>()
  const take = (key: string | undefined) => {
    if (!key || (taken.has(key) && !lists.has(key))) return null
    taken.add(key)
    return key
  }
  const keys = headings.map(read)
  const besides = headings.map((heading) => besideField(heading, keys, fields)?.key)
  const named = keys.map((key, at) => take(besides[at]) ?? take(key))
  return named.map((key, at) => {
    if (key) return key
    const cells = records.flatMap((cells) => cells[at]?.trim() || []).slice(0, looked)
    const evident = fields.find(({ key, looksLike }) => !taken.has(key) && looksLike && mostly(cells, looksLike))
    return take(evident?.key)
  })
}

/** A column whose heading may mean another field because of a second column; `note` tells the two apart. */
type AmbiguousColumn = { at: number; note: Sentence }

/** Lists the columns in use whose heading names one field alone, and another one beside the second column. */
export function ambiguousColumns(
  headings: readonly string[],
  columns: ColumnFields,
  fields: readonly ImportField[],
): AmbiguousColumn[] {
  return headings.flatMap((heading, at) => {
    const others = columns.with(at, null)
    const note = columns[at] && besideField(heading, others, fields)?.beside?.note
    return note ? [{ at, note }] : []
  })
}

/** Returns the field that a heading names because of another column, unless a column names that field by itself. */
function besideField(heading: string, keys: readonly (string | null | undefined)[], fields: readonly ImportField[]) {
  const names = [headingKey(heading), headingKey(withoutRemark(heading))]
  return fields.find(
    ({ key, beside }) =>
      beside &&
      keys.includes(beside.field) &&
      !keys.includes(key) &&
      beside.headings.some((one) => names.includes(headingKey(one))),
  )
}

/** Returns true when the first line of a file names its columns, rather than holding values. */
export function isHeading(cells: readonly string[], fields: readonly ImportField[]): boolean {
  const read = fieldReader(fields)
  if (cells.some(read)) return true
  return cells.every((cell) => !/[\d@]/.test(cell))
}

/** The lines above a heading that may be a title. */
const titleLines = 10

/**
 * Returns the rows from the heading on. Lists that people keep often begin with a title, a date and blank lines: they
 * are skipped where none of them names a column and a line below names at least two. A heading of two lines becomes
 * one.
 */
export function fromHeading<Row extends { cells: readonly string[] }>(
  rows: readonly Row[],
  fields: readonly ImportField[],
): readonly Row[] {
  const read = fieldReader(fields)
  const named = rows.slice(0, titleLines + 1).map(({ cells }) => cells.filter(read).length)
  const first = named.findIndex((count) => count > 0)
  const table = first > 0 && (named[first] ?? 0) >= 2 ? rows.slice(first) : rows
  const [heading, below, ...others] = table
  const joined = heading && below && joinedHeading(heading.cells, below.cells, read)
  return joined ? [{ ...heading, cells: joined }, ...others] : table
}

/**
 * Returns the headings of two lines as one, such as « Date » and « Heure » under a merged « Départ »; null where that
 * names no more fields than the upper line does.
 */
function joinedHeading(upper: readonly string[], lower: readonly string[], read: FieldReader): string[] | null {
  const fields = (cells: readonly string[]) => new Set(cells.flatMap((cell) => read(cell) ?? [])).size
  let above = ''
  const joined = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [own, below] = [upper[at]?.trim() ?? '', lower[at]?.trim() ?? '']
    // A merged cell has its text in the first of its columns.
    above = own || (below ? above : '')
    if (!below || !above) return own || below
    const both = [`${below} ${above}`, `${above} ${below}`, below].find(read)
    return both ?? `${above} ${below}`
  })
  return fields(joined) > Math.max(fields(upper), fields(lower)) ? joined : null
}

/**
 * Returns the rows without the total that spreadsheets have below a list: a last row that begins with « Total » and
 * holds numbers alone, or only a count: « TOTAL : 5 clients ».
 */
export function withoutTotals<Row extends { cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] {
  const [first = '', ...others] = rows.at(-1)?.cells.flatMap((cell) => cell.trim() || []) ?? []
  const isTotal = total.test(fold(first)) && (others.length > 0 ? others.every(isNumber) : count.test(fold(first)))
  return isTotal ? rows.slice(0, -1) : rows
}

const total = /^(sous[- ])?tota(l|ux)\b/
/** A count directly after the word, or after a colon: a name may end with a number. */
const count = /^(sous[- ])?tota(l|ux)(\s*|[^:=\d]*[:=]\s*)\d[\d\s.,]*(€|%|[a-z]+)?$/

function isNumber(cell: string): boolean {
  return /^[-\d\s\u202f\u00a0.,€%]+$/.test(cell)
}

/** The number of cells by which a column without a known heading is judged. */
const looked = 50

function mostly(cells: string[], looksLike: (text: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(looksLike).length >= cells.length * 0.8
}

/** Returns the field that a heading names; undefined for none. */
export type FieldReader = (heading: string) => string | undefined

/** Returns headings also with an owner behind or before them: « Nom », « Nom du client », « Nom locataire ». */
export function withOwner(names: readonly string[], ...owners: string[]): string[] {
  return names.flatMap((name) => [name, ...owners.flatMap((owner) => [`${name} ${owner}`, `${owner} ${name}`])])
}

/**
 * Returns a reader of headings. It also finds a field without a remark in brackets and without a 1 at the end, and a
 * list without any number: « Client 2 » is another customer than that of the rental.
 */
export function fieldReader(fields: readonly ImportField[]): FieldReader {
  const byHeading = new Map(
    fields.flatMap(({ key, label, headings }) =>
      [key, label.fr, label.en, ...headings].map((name): [string, string] => [headingKey(name), key]),
    ),
  )
  const others = fields.filter(({ isHeading }) => isHeading)
  const lists = new Set(fields.filter(({ isList }) => isList).map(({ key }) => key))
  return (heading) => {
    const whole = headingKey(heading)
    const short = headingKey(withoutRemark(heading))
    const found = byHeading.get(whole) ?? byHeading.get(short) ?? byHeading.get(short.replace(/1$/, ''))
    const list = byHeading.get(short.replace(/\d$/, '')) ?? ''
    return found ?? (lists.has(list) ? list : undefined) ?? others.find(({ isHeading }) => isHeading?.(heading))?.key
  }
}

function withoutRemark(heading: string): string {
  return heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
}

/** Words that do not tell one heading from another. */
const small = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'et', 'of', 'the', 'and'])
/** « Retour prévu » is the return of a rental. */
const planned = /^(prevue?s?|planned|scheduled|expected)$/
/** « N° de série », « No série » and « Numéro de série » are one heading. */
const numbers = new Set(['n', 'no', 'nr', 'num', 'numero', 'number'])

function headingKey(heading: string): string {
  const words = fold(heading)
    .replaceAll('°', ' ')
    .split(/[^a-z0-9]+/)
  const meaningful = words.filter((word) => !small.has(word) && !planned.test(word))
  // « Du » and « au » alone are the headings of a period.
  return (meaningful.some(Boolean) ? meaningful : words).map((word) => (numbers.has(word) ? 'no' : word)).join('')
}

import type { Sentence } from '../kernel/language.ts'
import type { DateOrder } from '../kernel/table/csv-dates.ts'
import { fieldProblems } from '../kernel/validation.ts'
import type { ImportField, ImportKind } from './kind.ts'
import { onlyOrder } from './moment.ts'
import { isOtherOrder } from './refusals.ts'

/**
 * The input of a row: the text of each field, the fields left empty on purpose, those that the user confirmed, and the
 * order of dates by field, day first when absent.
 */
type RowInput = {
  texts: Readonly<Record<string, string>>
  orders?: Readonly<Record<string, DateOrder>>
  without: readonly string[]
  confirmed: readonly string[]
}

/**
 * A refused cell, or one to confirm. `remedy` is how the row can still be imported, beside correcting the cell;
 * `proposal` is the text that is probably meant.
 */
export type CellProblem = {
  field: string
  message: Sentence
  remedy: 'correct' | 'confirm' | 'leaveEmpty'
  proposal?: string
}

/** A row read as the contract expects it, or its refused cells. */
type CheckedRow<Thing> = { thing: Thing; problems: [] } | { thing: null; problems: CellProblem[] }

/** Reads a row by the contract's own schema. */
export function checkRow<Thing>(kind: ImportKind<Thing>, input: RowInput): CheckedRow<Thing> {
  const filled = kind.fields.filter(({ key }) => input.texts[key]?.trim() && !input.without.includes(key))
  const texts = new Map(filled.map(({ key }) => [key, (input.texts[key] as string).trim()]))
  const orderOf = (key: string) => input.orders?.[key] ?? 'dayFirst'
  const values: Record<string, unknown> = Object.fromEntries(
    filled.map(({ key, read }) => [key, read(texts.get(key) as string, orderOf(key))]),
  )
  const questions = kind.questions?.(values, Object.fromEntries(texts)) ?? []
  const open = questions.filter(({ field }) => !input.confirmed.includes(field))
  const settled = questions.filter((question) => !open.includes(question))
  const result = kind.schema.safeParse(
    Object.assign({}, values, ...settled.map(({ field }) => kind.confirmed?.[field])),
  )
  if (result.success && open.length === 0) return { thing: result.data, problems: [] }
  const fieldOf = (path: string) => kind.fields.find(({ key }) => key === path.split('.')[0])
  const label = (path: readonly PropertyKey[]) => labelOf(fieldOf(String(path[0])), String(path[0]))
  const refused = result.success ? [] : fieldProblems(result.error, label, values)
  const problems = refused.map(({ path, message }): CellProblem => {
    const field = fieldOf(path)
    const text = field && texts.get(field.key)
    return {
      field: field?.key ?? path,
      message: (text && wordsOf(field, text, orderOf(field.key))) || message,
      remedy: text && !field.isRequired ? 'leaveEmpty' : 'correct',
    }
  })
  const requested = open
    .filter((question) => !problems.some(({ field }) => field === question.field))
    .map((question) => ({ ...question, remedy: 'confirm' as const }))
  const all = [...problems, ...requested]
  // One sentence for each cell: two invalid phone numbers are one cell to correct.
  return { thing: null, problems: all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at) }
}

/** Returns what a field says of a refused text, beside the sentence of the schema. */
function wordsOf(field: ImportField, text: string, order: DateOrder): Sentence | undefined {
  const only = field.isDate ? onlyOrder(text) : null
  return only !== null && only !== 'either' && only !== order ? isOtherOrder(text, order) : field.refusal?.(text)
}

function labelOf(field: ImportField | undefined, key: string): Sentence {
  return field?.label ?? { fr: key, en: key }
}

/** Returns, for each row that repeats an earlier one, the position of the earlier row. */
export function repeatedRows(identities: readonly (string | null)[]): Map<number, number> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const [at, identity] of identities.entries()) {
    if (identity === null) continue
    const earlier = first.get(identity)
    if (earlier === undefined) first.set(identity, at)
    else repeated.set(at, earlier)
  }
  return repeated
}

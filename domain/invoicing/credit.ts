import type { Sentence } from '../kernel/language.ts'
import { formatCents, toEuros } from '../kernel/money.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import type { CreditRequest } from './credit.schema.ts'
import type { InvoiceLine } from './line.schema.ts'
import { baseWithin, sumOf, vatIn, vatSums } from './line.ts'
import { shares } from './shares.ts'

/** The label of each field, on screens, on paper and in refusals. */
export const creditLabels = {
  reason: { fr: 'Motif', en: 'Reason' },
  lines: { fr: 'Lignes', en: 'Lines' },
  index: { fr: 'Ligne', en: 'Line' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
} satisfies Record<keyof CreditRequest | keyof NonNullable<CreditRequest['lines']>[number], Sentence>

/** A document with the lines of its credit notes so far, which name its lines by their position. */
export type Creditable = { lines: readonly InvoiceLine[]; credited: readonly InvoiceLine[] }

/** A line or a part of it, with VAT. */
type Part = { quantity: number; totalCents: number }

/** The part of a line that no credit note has taken back yet. */
type LineLeft = Part & { index: number }

/** The lines of a credit note. `isWhole` is true when nothing is left of the document after it. */
type Credit = { lines: InvoiceLine[]; isWhole: boolean }

/** Returns the part that is left of each line of a document. */
export function linesLeft({ lines, credited }: Creditable): LineLeft[] {
  return lines.map((line, index) => {
    const ofLine = credited.filter(({ source }) => source.id === index)
    return {
      index,
      quantity: rounded(line.quantity - sumOf(ofLine.map(({ quantity }) => quantity))),
      totalCents: line.totalCents - sumOf(ofLine.map(({ totalCents }) => totalCents)),
    }
  })
}

/**
 * Computes a credit note. Its VAT is computed on its own sum, but the note that leaves nothing of a rate takes back
 * exactly what is left of it, so that all notes together are the document. Throws `amount_over` with the rest, or
 * `conflict` when nothing is left.
 */
export function credit(document: Creditable, { lines: wanted }: Pick<CreditRequest, 'lines'>): Credit {
  const left = linesLeft(document)
  const rest = sumOf(left.map(({ totalCents }) => totalCents))
  const open = left.filter(({ quantity }) => quantity !== 0)
  if (open.length === 0) throw new Problem('conflict', nothingLeft)
  if (!wanted) return { lines: creditLines(document, open, open), isWhole: true }
  const taken = chosen(document.lines, left, wanted, rest)
  const sum = sumOf(taken.map(({ totalCents }) => totalCents))
  if (sum > rest) throw overRest('lines', rest)
  return { lines: creditLines(document, open, taken), isWhole: isAllOf(open, taken) }
}

/** Finds the requested parts. A line that is named twice, or that takes an advance off, cannot be chosen. */
function chosen(
  lines: readonly InvoiceLine[],
  left: readonly LineLeft[],
  wanted: NonNullable<CreditRequest['lines']>,
  rest: number,
): LineLeft[] {
  const seen = new Set<number>()
  return wanted.map(({ index, quantity }, at) => {
    const line = lines[index]
    const of = left[index]
    if (!line || !of || seen.has(index) || line.quantity < 0) {
      throw fieldProblem(`lines.${at}.index`, 'unknown', noSuchLine)
    }
    seen.add(index)
    const part = quantity ?? of.quantity
    if (part > of.quantity || of.quantity === 0) throw overRest(`lines.${at}.quantity`, Math.min(rest, of.totalCents))
    return { index, quantity: part, totalCents: partCents(line, of.quantity, part) }
  })
}

/**
 * Returns the amount with VAT of a quantity of a line of which this quantity is left. All parts of a line together are
 * the line, to the cent.
 */
export function partCents(line: Part, quantityLeft: number, quantity: number): number {
  const upTo = (part: number) => Math.round((line.totalCents * rounded(part)) / line.quantity)
  const before = rounded(line.quantity - quantityLeft)
  return upTo(before + quantity) - upTo(before)
}

/**
 * Returns the lines of a note. For a rate of which it leaves nothing, its base is what is left of that rate's, divided
 * among its lines; for another rate it follows from the note's own sum, adjusted by cents where the rest would have
 * a negative base or negative VAT.
 */
function creditLines(
  { lines, credited }: Creditable,
  open: readonly LineLeft[],
  taken: readonly LineLeft[],
): InvoiceLine[] {
  const left = new Map(vatSums(lines).map(({ rate, baseCents }) => [rate, baseCents]))
  for (const { rate, baseCents } of vatSums(credited)) left.set(rate, (left.get(rate) ?? 0) - baseCents)
  const parts = taken.map((part) => {
    const line = lines[part.index] as InvoiceLine
    return creditLine(line, part, isOff(line) ? line.amountCents : 0)
  })
  for (const [rate, ofRate] of Map.groupBy(parts, ({ vatRate }) => vatRate)) {
    const openOfRate = open.filter(({ index }) => lines[index]?.vatRate === rate)
    const [off, billed] = [ofRate.filter(isOff), ofRate.filter((line) => !isOff(line))]
    const gross = billed.map(({ totalCents }) => totalCents)
    const own = sumOf(gross) - vatIn(sumOf(gross), rate)
    const leftOfRate = left.get(rate) ?? 0
    const rest = leftOfRate - sumOf(off.map(({ amountCents }) => amountCents))
    const grossAfter = sumOf(openOfRate.map(({ totalCents }) => totalCents)) - sumOf(gross)
    const amounts = shares(
      isAllOf(openOfRate, taken) ? rest : baseWithin(own, leftOfRate - grossAfter, grossAfter),
      gross,
    )
    billed.forEach((line, at) => {
      line.amountCents = amounts[at] ?? 0
    })
  }
  return parts
}

/** Returns true when the parts take everything that is open. */
function isAllOf(open: readonly LineLeft[], taken: readonly LineLeft[]): boolean {
  return open.every((line) => taken.some((one) => one.index === line.index && one.quantity === line.quantity))
}

function isOff({ quantity }: InvoiceLine): boolean {
  return quantity < 0
}

function creditLine(line: InvoiceLine, { index, quantity, totalCents }: LineLeft, amountCents: number): InvoiceLine {
  return { ...line, quantity, totalCents, amountCents, source: { of: 'line', id: index } }
}

/** Quantities have two decimals; binary rounding errors are removed. */
function rounded(quantity: number): number {
  return Math.round(quantity * 100) / 100
}

function overRest(path: string, rest: number): Problem {
  const message = {
    fr: `C’est plus que ce qui reste\u202f: il reste ${formatCents(rest, 'fr')} à créditer.`,
    en: `This is more than what is left: ${formatCents(rest, 'en')} can still be credited.`,
  }
  return new Problem('amount_over', message, {
    fields: [{ path, code: 'over', message }],
    data: { rest: toEuros(rest) },
  })
}

const nothingLeft: Sentence = {
  fr: 'Ce document est déjà entièrement annulé par avoir.',
  en: 'This document has already been credited in full.',
}
const noSuchLine: Sentence = {
  fr: 'Cette ligne ne peut pas être créditée.',
  en: 'This line cannot be credited.',
}

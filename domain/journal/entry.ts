import type { VatShare } from './vat-share.ts'

/** The kinds of journal entry. Those of a row (a payment, an invoice) name it by `sourceId`. */
export const journalKinds = [
  'payment',
  'refund',
  'deposit_taken',
  'deposit_returned',
  'deposit_kept',
  'charge',
  'charge_correction',
  'invoice',
  'advance',
  'credit_note',
  'claim',
  'closing',
  'archive',
  'check',
  'version',
  'taken_over',
  'imported',
  'collected_by_source',
] as const
export type JournalKind = (typeof journalKinds)[number]

/**
 * The kinds that move or record money of the company. The others belong to no closing: they describe the journal
 * itself, or record what a source collected, which the company has not received yet.
 */
export const moneyKinds: readonly JournalKind[] = journalKinds.slice(0, journalKinds.indexOf('closing'))

/** The kinds that settle what a customer owes, each with its VAT. */
export const settlingKinds = ['payment', 'refund', 'collected_by_source'] as const satisfies JournalKind[]

/** Returns true for an entry that settles what a customer owes. */
export function isSettling(kind: JournalKind): boolean {
  return settlingKinds.some((one) => one === kind)
}

/** A value that has one JSON text. Amounts are whole cents. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

/**
 * The facts of an entry. `cents` is signed: what is refunded, returned or taken back is negative. It names no customer
 * except an invoice, so that a customer can be forgotten without breaking the chain.
 */
export type JournalFacts = {
  readonly [name: string]: Json | undefined
  /** The row that is recorded, in the table that belongs to the kind. */
  readonly sourceId?: number
  readonly cents?: number
  /** True for a credit note on a claim, which lowers what was claimed instead of what was invoiced. */
  readonly isOfClaim?: boolean | undefined
  readonly vat?: readonly VatShare[]
}

/** The format of the text that is hashed; verification knows every format that was ever written. */
export const journalFormat = '1'

/** Returns the text that the hash of an entry covers. */
export function hashedText(previous: string, format: string, payload: string): string {
  return `${previous}\n${format}\n${payload}`
}

/** Returns the text whose hash precedes the first entry of a company. */
export function firstText(companyId: number, startedAt: string): string {
  return `filao journal\n${companyId}\n${startedAt}`
}

/** Returns the first 12 hexadecimal digits of a hash: the anchor that a receipt or an invoice shows. */
export function anchorOf(hash: string): string {
  return hash.slice(0, 12)
}

/** Writes a value as JSON with its names in order and without spaces, so that equal values have equal texts. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('the journal keeps finite numbers only')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter((field): field is [string, Json] => field[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`
}

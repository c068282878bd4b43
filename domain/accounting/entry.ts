import type { JournalFacts, JournalKind } from '../journal/entry.ts'
import type { Sentence } from '../kernel/language.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import type { FeeKind } from '../pricing/fee/fee.schema.ts'
import type { Role } from './accounts.ts'

/** The journals of the books. */
export const books = ['sales', 'bank', 'cash', 'sundry'] as const
type Book = (typeof books)[number]

export const bookLabels = {
  sales: { fr: 'Ventes', en: 'Sales' },
  bank: { fr: 'Banque', en: 'Bank' },
  cash: { fr: 'Caisse', en: 'Cash' },
  sundry: { fr: 'Opérations diverses', en: 'Sundry' },
} satisfies Record<Book, Sentence>

/** The codes of the journals, as French accountants name them. */
export const bookCodes = { sales: 'VE', bank: 'BQ', cash: 'CA', sundry: 'OD' } satisfies Record<Book, string>

/** The customer or source of a line: their number is the auxiliary account. */
type Party = { number: string; name: string }

/** A line of a document, before VAT and unsigned as the document has it; that of a fee has its case. */
export type BilledLine = {
  of: 'rental' | 'charge' | 'advance'
  rate: number | null
  amountCents: number
  fee?: FeeKind | undefined
}

/** An entry of the journal of money with what the books also need of its rental or document. */
export type MoneyEntry = {
  seq: number
  day: LocalDate
  kind: JournalKind
  facts: JournalFacts
  rentalId: number
  party: Party
  /** The customer of the rental, who holds its advances and deposits whatever its documents are billed to. */
  holder: Party
  /** The source that collected the money; null for other entries. */
  collector: Party | null
  /** The document, or for a credit note the one that it corrects; null for money. */
  documentId: number | null
  /** The lines of a document. */
  lines: readonly BilledLine[]
  /** True when a document says that its VAT is owed on debits, so that it does not wait for its payment. */
  isVatOnDebits: boolean
  /** The method of the payment that a returned or kept deposit corrects; otherwise its own. */
  depositMethod: string
}

/** A line of an entry: one of both amounts is zero, the other more than zero, in whole cents. */
export type BookLine = {
  role: Role
  account: string
  name: string
  party: Party | null
  debitCents: number
  creditCents: number
}

/**
 * An entry of the books. The nature is the reason it exists; `allocation` moves an advance to what it pays, `vat` tells
 * VAT as owed.
 */
export type BookEntry = {
  seq: number
  day: LocalDate
  book: Book
  nature: 'document' | 'claim' | 'payment' | 'collected' | 'deposit' | 'allocation' | 'vat'
  piece: string
  label: string
  lines: BookLine[]
}

/** The amount in cents that a document bills to its customer, less its credit notes, and when its VAT is owed. */
type Bill = { documentId: number; party: Party; cents: number; isVatOnDebits: boolean }

/** The balance that a customer owes on a document, or its change by an entry, in cents. */
export type Owed = Omit<Bill, 'documentId'>

/** The state of a rental: what was paid to it or to its source, in cents, and its documents in order of their issue. */
export type RentalBalance = { paidCents: number; bills: readonly Bill[] }

import type { JournalFacts, JournalKind, Json } from './entry.ts'
import type { VatShare } from './vat-share.ts'

type Method = { method: string; cents: number; depositCents: number }

/**
 * The sums of some entries, in signed whole cents. Received is what customers paid for rentals less refunds; deposits
 * are apart. Invoiced is what invoices and advances say less credit notes.
 */
export type Totals = {
  entries: number
  receivedCents: number
  receivedVat: VatShare[]
  methods: Method[]
  chargedCents: number
  invoicedCents: number
  invoicedVat: VatShare[]
  claimedCents: number
  /** Collected by sources; absent without any, and from closings, which have the company's own money. */
  collectedCents?: number
}

/** Returns the sums of no entry. */
export function noTotals(): Totals {
  return {
    entries: 0,
    receivedCents: 0,
    receivedVat: [],
    methods: [],
    chargedCents: 0,
    invoicedCents: 0,
    invoicedVat: [],
    claimedCents: 0,
  }
}

/** Adds an entry to sums, in place. */
export function addEntry(sums: Totals, kind: JournalKind, facts: JournalFacts): void {
  const { cents = 0, vat = [], method } = facts
  if (kind === 'collected_by_source') {
    sums.collectedCents = (sums.collectedCents ?? 0) + cents
    return
  }
  sums.entries += 1
  const part = facts.isOfClaim ? 'claimed' : parts[kind]
  if (part === 'received') {
    sums.receivedCents += cents
    addVat(sums.receivedVat, vat)
    addMethod(sums.methods, { method: String(method), cents, depositCents: 0 })
  }
  if (part === 'deposit') addMethod(sums.methods, { method: String(method), cents: 0, depositCents: cents })
  if (part === 'charged') sums.chargedCents += cents
  if (part === 'claimed') sums.claimedCents += cents
  if (part === 'invoiced') {
    sums.invoicedCents += cents
    addVat(sums.invoicedVat, vat)
  }
}

/** The sum to which each kind of entry belongs. A kept deposit leaves those held, and pays by a payment beside it. */
const parts: Partial<Record<JournalKind, 'received' | 'deposit' | 'charged' | 'invoiced' | 'claimed'>> = {
  payment: 'received',
  refund: 'received',
  deposit_taken: 'deposit',
  deposit_returned: 'deposit',
  deposit_kept: 'deposit',
  charge: 'charged',
  charge_correction: 'charged',
  invoice: 'invoiced',
  advance: 'invoiced',
  credit_note: 'invoiced',
  claim: 'claimed',
}

/** Returns the sums of two sets of entries together. */
export function sumOf(a: Totals, b: Totals): Totals {
  const sum = {
    ...a,
    receivedVat: [...a.receivedVat],
    invoicedVat: [...a.invoicedVat],
    methods: a.methods.map((method) => ({ ...method })),
  }
  sum.entries += b.entries
  sum.receivedCents += b.receivedCents
  sum.chargedCents += b.chargedCents
  sum.invoicedCents += b.invoicedCents
  sum.claimedCents += b.claimedCents
  addVat(sum.receivedVat, b.receivedVat)
  addVat(sum.invoicedVat, b.invoicedVat)
  for (const method of b.methods) addMethod(sum.methods, method)
  return sum
}

/** Returns sums as an entry keeps them: rates and methods in order. */
export function totalsJson(totals: Totals): Json {
  return {
    ...totals,
    receivedVat: inOrder(totals.receivedVat),
    invoicedVat: inOrder(totals.invoicedVat),
    methods: totals.methods.toSorted((a, b) => (a.method < b.method ? -1 : 1)),
  }
}

/** Returns VAT by rising rate, what is outside VAT first. */
export function inOrder(vat: readonly VatShare[]): VatShare[] {
  return vat.toSorted((a, b) => (a.rate ?? -1) - (b.rate ?? -1))
}

function addVat(sums: VatShare[], shares: readonly VatShare[]): void {
  for (const share of shares) {
    const at = sums.findIndex(({ rate }) => rate === share.rate)
    const before = sums[at]
    if (!before) sums.push({ ...share })
    else {
      const { rate, baseCents, vatCents } = before
      sums[at] = { rate, baseCents: baseCents + share.baseCents, vatCents: vatCents + share.vatCents }
    }
  }
}

function addMethod(sums: Method[], one: Method): void {
  const before = sums.find(({ method }) => method === one.method)
  if (!before) {
    sums.push({ ...one })
    return
  }
  before.cents += one.cents
  before.depositCents += one.depositCents
}

import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { credit } from '@filao/domain/invoicing/credit'
import { draftOf } from '@filao/domain/invoicing/draft'
import type { InvoiceKind } from '@filao/domain/invoicing/kind.schema'
import { withVat } from '@filao/domain/invoicing/line'
import type { InvoiceLine } from '@filao/domain/invoicing/line.schema'
import { sampleFacts } from '@filao/domain/invoicing/sample-rental'
import { type Closed, closingFacts, closingsDue, nothingClosed } from '@filao/domain/journal/closing'
import { firstText } from '@filao/domain/journal/entry'
import { addEntry, noTotals, type Totals } from '@filao/domain/journal/totals'
import type { VatShare } from '@filao/domain/journal/vat-share'
import { afterClosing, checkChain, type StoredEntry } from '@filao/domain/journal/verification'
import { addDays, addMinutes, localDate } from '@filao/domain/kernel/time'
import { usuallyOutsideVat } from '@filao/domain/ledger/charge'
import { includedVat } from '@filao/domain/pricing/vat/vat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeEntry, paymentEntries } from '#features/ledger/public'
import { chained, type JournalEnd, type JournalEntry, sha256 } from '#platform/journal/chain'
import { documentEntry } from './store.ts'

const companyId = 7
const timezone = 'America/Guadeloupe'
const startedAt = '2026-12-20T12:00:00Z'

/** One act at the counter: an amount of a kind, some hours after the one before. */
const act = fc.record({
  kind: fc.constantFrom(
    'payment' as const,
    'refund' as const,
    'fuel' as const,
    'damage' as const,
    'fine_handling' as const,
    'takenBack' as const,
    'invoice' as const,
    'indemnity_claim' as const,
    'credit_note' as const,
  ),
  cents: fc.integer({ min: 1, max: 90_000 }),
  depositCents: fc.constantFrom(0, 0, 30_000),
  method: fc.constantFrom('card' as const, 'cash' as const),
  hours: fc.integer({ min: -1, max: 60 }),
})

/** A rental of 200 € with what happens to it, as the model sees it: sums without a journal. */
type Model = {
  paid: number
  received: VatShare[]
  charged: number
  outsideVat: number
  invoiced: number
  invoicedVat: number
  claimed: number
  documents: InvoiceContent[]
  byMethod: Record<string, number>
  deposits: number
}

test('a thousand random histories pass the check, and their sums are those of a model', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
      const model: Model = {
        paid: 0,
        received: [],
        charged: 0,
        outsideVat: 0,
        invoiced: 0,
        invoicedVat: 0,
        claimed: 0,
        documents: [],
        byMethod: {},
        deposits: 0,
      }
      const book = openBook()
      let at = startedAt
      for (const [index, one] of acts.entries()) {
        at = addMinutes(at, one.hours * 60)
        book.write(entriesOf(model, one, index + 1, at), at)
      }
      book.write([], '2027-02-01T12:00:00Z')
      const sums = book.check()
      expect(sums).toMatchObject({ receivedCents: model.paid, chargedCents: model.charged })
      expect(sums).toMatchObject({ invoicedCents: model.invoiced, claimedCents: model.claimed })
      expect(sums.invoicedVat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(model.invoicedVat)
      const methods = Object.fromEntries(sums.methods.map(({ method, cents }) => [method, cents]))
      expect(methods).toMatchObject(model.byMethod)
      expect(sums.methods.reduce((sum, { depositCents }) => sum + depositCents, 0)).toBe(model.deposits)
      const taxed = sums.receivedVat.filter(({ rate }) => rate !== null)
      const shares = sums.receivedVat.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
      expect(shares).toBe(model.paid)
      // The VAT of every part together is that of the taxed sum, to the cent.
      const [{ baseCents, vatCents } = { baseCents: 0, vatCents: 0 }] = taxed
      expect(vatCents).toBe(includedVat(baseCents + vatCents, 8.5))
      expect(book.closedSums()).toEqual(sums)
    }),
    { numRuns: 1000 },
  )
})

/** Applies an act to the model, and returns its entries as the application writes them. */
function entriesOf(model: Model, one: Act, id: number, at: string): JournalEntry[] {
  const owed = {
    companyId: 1,
    rentalId: 1,
    publicId: 'R-1',
    status: 'ongoing' as const,
    totalCents: 20_000,
    chargesCents: model.charged,
    chargesOutsideVat: usuallyOutsideVat,
    creditedCents: 0,
    outsideVatCents: model.outsideVat,
    receivedVat: model.received,
    vatRate: 8.5,
  }
  if (one.kind === 'payment' || one.kind === 'refund') {
    const isRefund = one.kind === 'refund'
    const totalCents = isRefund ? Math.min(one.cents, model.paid) : one.cents
    const securityDepositCents = isRefund ? Math.min(one.depositCents, model.deposits) : one.depositCents
    const sign = isRefund ? -1 : 1
    model.paid += sign * totalCents
    model.deposits += sign * securityDepositCents
    if (totalCents > 0) model.byMethod[one.method] = (model.byMethod[one.method] ?? 0) + sign * totalCents
    const amounts = { totalCents, securityDepositCents }
    const paid = { id, rentalId: 1, method: one.method, takenAt: at, userId: 1, correctsPaymentId: isRefund ? 1 : null }
    const entries = paymentEntries(owed, { ...paid, ...amounts })
    model.received.push(...entries.flatMap(({ payload }) => ('vat' in payload && payload.vat) || []))
    return entries
  }
  if (one.kind === 'invoice' || one.kind === 'indemnity_claim') return [documentOf(model, one, id, at)]
  if (one.kind === 'credit_note') {
    const corrected = model.documents.pop()
    return corrected ? [creditOf(model, corrected, id, at)] : []
  }
  const kind = one.kind === 'takenBack' ? 'fuel' : one.kind
  const cents = one.kind === 'takenBack' ? -one.cents : one.cents
  model.charged += cents
  if (kind !== 'fuel') model.outsideVat += cents
  const correctsChargeId = cents < 0 ? 1 : null
  return [chargeEntry(owed, { id, rentalId: 1, kind, amountCents: one.cents, correctsChargeId, at, userId: 1 })]
}

/** Issues an invoice of two lines, or a claim, as the application freezes it. */
function documentOf(model: Model, { kind, cents }: Act, id: number, at: string): JournalEntry {
  const isClaim = kind === 'indemnity_claim'
  const one = {
    quantity: 1,
    discountPercent: 0,
    vatRate: isClaim ? null : 8.5,
    source: { of: 'rental', id: null },
  } as const
  const lines = [cents, 1999].map((totalCents) => {
    return { ...one, label: 'Location', unitGrossCents: totalCents, totalCents }
  })
  const document = drafted(kind as InvoiceKind, withVat(isClaim ? lines.slice(0, 1) : lines), at)
  model.documents.push(document)
  if (isClaim) model.claimed += cents
  else model.invoiced += cents + 1999
  if (!isClaim) model.invoicedVat += includedVat(cents + 1999, 8.5)
  return documentEntry(id, document, sha256(`${id}`))
}

/** Credits a document in full, which lowers the sum that the document belongs to. */
function creditOf(model: Model, corrected: InvoiceContent, id: number, at: string): JournalEntry {
  const { lines } = credit({ lines: corrected.lines, credited: [] }, {})
  if (corrected.kind === 'indemnity_claim') model.claimed -= corrected.totals.totalCents
  else model.invoiced -= corrected.totals.totalCents
  model.invoicedVat -= corrected.totals.vatCents
  return documentEntry(id, drafted('credit_note', lines, at, corrected.exemption), sha256(`${id}`))
}

function drafted(kind: InvoiceKind, lines: InvoiceLine[], at: string, exemption: InvoiceContent['exemption'] = null) {
  return { ...draftOf(lines, { ...sampleFacts, kind, exemption }, at), number: `F2026-${kind}` }
}

type Act = {
  kind:
    | 'payment'
    | 'refund'
    | 'fuel'
    | 'damage'
    | 'fine_handling'
    | 'takenBack'
    | 'invoice'
    | 'indemnity_claim'
    | 'credit_note'
  cents: number
  depositCents: number
  method: 'card' | 'cash'
  hours: number
}

/** A journal in memory that is closed whenever something is written later. */
function openBook() {
  let end: JournalEnd = {
    seq: 0,
    hash: sha256(firstText(companyId, startedAt)),
    latestAt: null,
    closedThrough: null,
    countryCode: 'GP',
  }
  let closed: Closed = nothingClosed()
  const rows: StoredEntry[] = []
  const days = new Map<string, Totals>()
  const append = (entries: JournalEntry[]) => {
    const more = chained(companyId, end, entries)
    end = more.end
    for (const row of more.rows) rows.push({ ...row, at: `${row.at.slice(0, -1)}.000000Z` } as StoredEntry)
    return more.rows
  }
  const close = (at: string) => {
    const yesterday = addDays(localDate(at, timezone), -1)
    if (end.closedThrough !== null && yesterday <= end.closedThrough) return
    for (const closing of closingsDue(closed, days, yesterday)) {
      append([{ at, kind: 'closing', payload: (head) => closingFacts(closing, head) }])
      closed = afterClosing(closed, closing)
      if (closing.closing === 'day') days.delete(closing.period)
    }
    end = { ...end, closedThrough: yesterday }
  }
  return {
    write: (entries: JournalEntry[], at: string) => {
      close(at)
      for (const row of append(entries)) {
        const sums = days.get(row.day) ?? noTotals()
        days.set(row.day, sums)
        addEntry(sums, JSON.parse(row.payload).kind, JSON.parse(row.payload))
      }
    },
    /** Checks every row, and returns the sums of all entries of money. */
    check: () => {
      const check = checkChain(companyId, startedAt, sha256)
      const sums = noTotals()
      for (const row of rows) {
        const result = check.next(row)
        if ('fault' in result) throw new Error(`${result.fault} at ${row.seq}`)
        if (result.payload.kind !== 'closing') addEntry(sums, result.payload.kind, result.payload)
      }
      return sums
    },
    closedSums: () => closed.perpetual,
  }
}

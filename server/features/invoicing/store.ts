import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import type { InvoiceKind } from '@filao/domain/invoicing/kind.schema'
import { invoiceNumber, prefixOf } from '@filao/domain/invoicing/settings'
import type { InvoiceSettingsChange } from '@filao/domain/invoicing/settings.schema'
import type { JournalKind } from '@filao/domain/journal/entry'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { localDate } from '@filao/domain/kernel/time'
import { applyCredit, insertBilling } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { appendJournalEntry } from '#platform/journal/append'
import type { JournalEntry } from '#platform/journal/chain'
import { frozen } from './stored/content.ts'
import { findLaterYear, insertInvoice, nextId, takeNumber } from './stored/invoice-queries.ts'

/** A document that is about to be issued, with the rental it belongs to and the document it corrects. */
type Issue = {
  companyId: number
  /** Null when the return of the vehicle issues it. */
  userId: number | null
  rentalId: number
  draft: InvoiceContent
  settings: InvoiceSettingsChange
  timezone: string
  corrects: { id: number; isWhole: boolean } | null
}

const journalKinds = {
  invoice: 'invoice',
  advance: 'advance',
  credit_note: 'credit_note',
  indemnity_claim: 'claim',
} as const satisfies Record<InvoiceKind, JournalKind>

/**
 * Numbers, freezes and stores a document, with its entry in the journal. Both locks that it takes serve the whole
 * company, so it comes last in its transaction. Returns the id.
 */
export async function storeInvoice(tx: Tx, issue: Issue): Promise<number> {
  const { companyId, userId, rentalId, settings, timezone, corrects } = issue
  const { kind, issuedAt: now, buyer } = issue.draft
  const year = Number(localDate(now, timezone).slice(0, 4))
  const later = await findLaterYear(tx, companyId, kind, year)
  if (later !== undefined) throw closedYear(year, later)
  const series = { companyId, kind, year, prefix: prefixOf(settings, kind), digits: settings.numberDigits }
  const { last, prefix, digits, lastIssuedAt } = await takeNumber(tx, { ...series, issuedAt: now })
  const number = invoiceNumber({ prefix, digits }, year, last)
  // A clock that went backwards changes no order: the document has the time of the one before it.
  const issuedOn = localDate(lastIssuedAt, timezone)
  const document = { ...issue.draft, number, issuedAt: lastIssuedAt, issuedOn }
  const { content, sha256 } = frozen(document)
  const id = await nextId(tx)
  const { beforeVatCents, vatCents, totalCents } = document.totals
  const billed = billedBy(document)
  await notifyLedger(tx, { companyId, rentalId, id, number, document, billed, corrects })
  const entry = await appendJournalEntry(tx, { companyId, ...documentEntry(id, document, sha256) })
  await insertInvoice(tx, {
    id,
    companyId,
    kind,
    number,
    year,
    sequence: last,
    rentalId,
    customerId: buyer.id,
    customerName: buyer.name,
    issuedAt: lastIssuedAt,
    issuedOn,
    dueOn: document.dueOn,
    beforeVatCents,
    vatCents,
    totalCents,
    correctsInvoiceId: corrects?.id ?? null,
    isWhole: corrects?.isWhole ?? false,
    ...billed,
    content,
    sha256: Buffer.from(sha256, 'hex'),
    journalSeq: entry.seq,
    journalHash: entry.hash,
    issuedBy: userId,
  })
  await audit(tx, {
    companyId,
    userId,
    entity: 'invoice',
    entityId: id,
    action: 'issued',
    changes: { number: [null, number], rentalId: [null, rentalId], total: [null, toEuros(totalCents)] },
  })
  return id
}

/** Returns the parts of a rental that a document bills: the agreed price, and charges. */
function billedBy({ lines }: InvoiceContent) {
  return {
    billsPrice: lines.some(({ source }) => source.of === 'rental'),
    chargeIds: lines.flatMap(({ source }) => (source.of === 'charge' && source.id ? [source.id] : [])),
  }
}

type Billed = Pick<Issue, 'companyId' | 'rentalId' | 'corrects'> & {
  id: number
  number: string
  document: InvoiceContent
  billed: ReturnType<typeof billedBy>
}

/** Tells the ledger what a document bills, or takes back from one. */
async function notifyLedger(
  tx: Tx,
  { companyId, rentalId, id, number, document, billed, corrects }: Billed,
): Promise<void> {
  const { kind, dueOn, issuedAt, totals } = document
  if (kind !== 'credit_note')
    return await insertBilling(tx, { companyId, id, rentalId, kind, number, dueOn, ...billed })
  if (!corrects) return
  const { totalCents, beforeVatCents } = totals
  const note = { companyId, rentalId, id, billingId: corrects.id, isWhole: corrects.isWhole }
  await applyCredit(tx, { ...note, totalCents, beforeVatCents, issuedAt })
}

/** Returns the entry of a document, without its customer. The amounts of a credit note are negative. */
export function documentEntry(id: number, document: InvoiceContent, sha256: string): JournalEntry {
  return { at: document.issuedAt, kind: journalKinds[document.kind], payload: journalFacts(id, document, sha256) }
}

function journalFacts(id: number, document: InvoiceContent, sha256: string) {
  const { kind, number, rental, totals, vat, corrects, exemption } = document
  const sign = kind === 'credit_note' ? -1 : 1
  const signed = (cents: number) => sign * cents + 0
  return {
    sourceId: id,
    documentId: id,
    document: kind,
    number,
    rental: rental.publicId,
    cents: signed(totals.totalCents),
    totals: {
      beforeVatCents: signed(totals.beforeVatCents),
      vatCents: signed(totals.vatCents),
      totalCents: signed(totals.totalCents),
    },
    vat: vat.map(({ rate, baseCents, vatCents }) => ({
      rate,
      baseCents: signed(baseCents),
      vatCents: signed(vatCents),
    })),
    sha256,
    corrects: corrects?.number ?? null,
    isOfClaim: kind === 'credit_note' && exemption === 'compensation' ? true : undefined,
  }
}

function closedYear(year: number, later: number): Problem {
  return new Problem('conflict', {
    fr: `La numérotation de ${year} est close\u202f: un document de ${later} a déjà été émis. Vérifiez l’horloge du serveur.`,
    en: `The numbers of ${year} are closed: a document of ${later} has already been issued. Check the server’s clock.`,
  })
}

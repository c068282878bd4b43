import { paperLanguages } from '@filao/domain/customers/paper-languages'
import { credit } from '@filao/domain/invoicing/credit'
import type { CreditRequest } from '@filao/domain/invoicing/credit.schema'
import { draftOf } from '@filao/domain/invoicing/draft'
import { Problem } from '@filao/domain/kernel/problem'
import { lockRental } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { loadBillable } from './billable.ts'
import { storeInvoice } from './store.ts'
import { readContent, readWithIds } from './stored/content.ts'
import { listOfRental, loadStored, type StoredInvoice } from './stored/invoice-queries.ts'

type Key = { companyId: number; id: number }

/**
 * Issues a credit note on a document, or on some of its lines, for the same customer and in the same language. The
 * rental is locked, so two notes at once never take back more than there is. Returns the id.
 */
export async function creditInvoice(
  tx: Tx,
  { companyId, id }: Key,
  userId: number | null,
  { reason, lines: wanted }: CreditRequest,
  now: string,
): Promise<number> {
  const { rentalId } = await loadStored(tx, companyId, id)
  await lockRental(tx, companyId, rentalId)
  const documents = await listOfRental(tx, companyId, rentalId)
  const corrected = documents.find((document) => document.id === id) as StoredInvoice
  checkCreditable(corrected, documents)
  const original = readWithIds(corrected, documents)
  const { lines, isWhole } = credit(
    { lines: original.lines, credited: creditedLines(corrected.id, documents) },
    { lines: wanted },
  )
  const { facts, settings, timezone } = await loadBillable(tx, companyId, rentalId)
  const { language, buyer, rental, exemption } = original
  const draft = draftOf(
    lines,
    {
      kind: 'credit_note',
      language,
      languages: paperLanguages({ kind: buyer.kind, language }),
      seller: facts.seller,
      buyer,
      rental,
      payments: [],
      timezone,
      exemption,
      settings,
      freeCents: 0,
      corrects: { number: corrected.number, issuedOn: original.issuedOn },
      reason,
    },
    now,
  )
  const corrects = { id, isWhole }
  return await storeInvoice(tx, { companyId, userId, rentalId, draft, settings, timezone, corrects })
}

/** Returns the lines of all credit notes of a document. */
export function creditedLines(id: number, documents: readonly StoredInvoice[]) {
  return documents
    .filter(({ correctsInvoiceId }) => correctsInvoiceId === id)
    .flatMap((note) => readContent(note).lines)
}

/** Refuses a credit note on a credit note, and on an advance that an invoice has taken off. */
function checkCreditable({ id, kind }: StoredInvoice, documents: readonly StoredInvoice[]): void {
  if (kind === 'credit_note') throw new Problem('conflict', onNote)
  if (kind !== 'advance') return
  const cancelled = new Set(
    documents.filter(({ isWhole }) => isWhole).map(({ correctsInvoiceId }) => correctsInvoiceId),
  )
  const final = documents.find((document) => {
    const { lines } = readWithIds(document, documents)
    return !cancelled.has(document.id) && lines.some(({ source }) => source.of === 'advance' && source.id === id)
  })
  if (!final) return
  throw new Problem('conflict', {
    fr: `Cet acompte est déduit de la facture ${final.number}\u202f: faites d’abord un avoir sur celle-ci.`,
    en: `This advance is taken off invoice ${final.number}: credit that invoice first.`,
  })
}

const onNote = {
  fr: 'Un avoir ne se corrige pas par un avoir\u202f: émettez une nouvelle facture.',
  en: 'A credit note cannot be credited: issue a new invoice.',
}

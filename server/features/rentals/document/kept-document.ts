import type { AuthorKind } from '@filao/domain/access/author'
import { type Acting, callerCan } from '@filao/domain/access/caller'
import { canonicalJson, type Json } from '@filao/domain/journal/entry'
import { alteredDocument } from '@filao/domain/rentals/document/altered-document'
import { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { keptOccasion, occasionLabels } from '@filao/domain/rentals/document/kept-document'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { Tx } from '#platform/database/connect'
import { sha256 } from '#platform/journal/chain'
import type { Log } from '#platform/log'
import type { LoadedRental } from '../record/queries.ts'
import { documentOf } from './document.ts'
import { insertKeptDocument, loadKeptDocument, namesErased } from './kept-document-queries.ts'
import type { Printed } from './print.ts'
import { sealed } from './sealed-proofs.ts'

/** The author of a kept document, with the user of a member, or the network address of a customer on their own page. */
export type KeptBy = { authorKind: AuthorKind; userId: number | null; network?: string }

/** The format of kept documents; later versions must read it. */
const form = 1

/**
 * Stores the document after a binding change of status: accepted, delivered, returned, or cancelled after the
 * acceptance. Stores nothing after any other change.
 */
export async function storeDocument(
  tx: Tx,
  before: { status: RentalStatus },
  after: LoadedRental,
  by: KeptBy,
  now: string,
): Promise<void> {
  const occasion = keptOccasion(before.status, after.status)
  if (!occasion) return
  const byCustomer = by.authorKind === 'customer'
  const document = RentalDocument.parse({
    ...(await documentOf(tx, after, now)),
    ...(occasion === 'accepted' && { acceptance: { at: now, byCustomer } }),
  })
  const content = canonicalJson({ form, document } as Json)
  await insertKeptDocument(tx, {
    companyId: after.companyId,
    rentalId: after.id,
    occasion,
    content,
    sha256: Buffer.from(sha256(content), 'hex'),
    byCustomer,
    network: by.network ?? null,
    keptAt: now,
    keptBy: by.userId,
  })
}

type Key = { companyId: number; rentalId: number; id: number }

/**
 * Loads a kept document, to be printed unchanged. Throws when its text does not match its hash. One that names somebody
 * erased stays as proof, for administrators alone.
 */
export async function readKeptDocument(
  tx: Tx,
  { companyId, rentalId, id }: Key,
  log: Log,
  caller: Acting,
): Promise<Printed> {
  if (!callerCan(caller, 'privacy.manage') && (await namesErased(tx, companyId, rentalId))) throw sealed()
  const { content, ...kept } = await loadKeptDocument(tx, companyId, rentalId, id)
  if (sha256(content) !== kept.sha256) {
    log.error({ companyId, keptDocumentId: id }, 'a kept document is not the text that was hashed')
    throw alteredDocument()
  }
  const document = RentalDocument.parse((JSON.parse(content) as { document: unknown }).document)
  return { document, kept, label: occasionLabels[kept.occasion][document.customer.language] }
}

import type { InvoiceKind } from '@filao/domain/invoicing/kind.schema'
import type { JournalFacts } from '@filao/domain/journal/entry'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { toTheSecond } from '#platform/journal/chain'
import type { JournalSource } from '#platform/journal/sources'

const kinds = ['invoice', 'advance', 'credit_note', 'claim'] as const

/** Finds documents by id, as the journal has them: signed cents, and the hash that their text has now. */
async function findDocuments(tx: Tx, companyId: number, ids: number[]): Promise<Map<number, JournalFacts>> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'issuedAt', 'beforeVatCents', 'vatCents', 'totalCents'])
    .select([
      sql<InvoiceKind>`kind`.as('kind'),
      sql<string>`encode(sha256(convert_to(content, 'UTF8')), 'hex')`.as('textHash'),
      sql<string>`encode(sha256, 'hex')`.as('storedHash'),
    ])
    .where('companyId', '=', companyId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(
    rows.map(({ id, number, kind, issuedAt, textHash, storedHash, ...cents }) => {
      const sign = kind === 'credit_note' ? -1 : 1
      const signed = (amount: number) => sign * amount + 0
      const totals = {
        beforeVatCents: signed(cents.beforeVatCents),
        vatCents: signed(cents.vatCents),
        totalCents: signed(cents.totalCents),
      }
      const sha256 = textHash === storedHash ? textHash : null
      return [id, { document: kind, number, at: toTheSecond(issuedAt), cents: totals.totalCents, totals, sha256 }]
    }),
  )
}

/** Invoices, advances, credit notes and claims. */
export const invoiceSource: JournalSource = {
  kinds,
  find: findDocuments,
  selectIds: (tx, companyId) => tx.selectFrom('invoices').select('id').where('companyId', '=', companyId),
}

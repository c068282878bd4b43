import { documentThen, type Receipt, receiptOf } from '@filao/domain/rentals/money/receipt'
import { findPaymentEntry } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { Files } from '#platform/files/files'
import { notFound } from '#platform/http/problems'
import { renderReceipt } from '#platform/pdf/document'
import { type Print, plainName } from '#platform/pdf/print'
import { loadDocument } from './document.ts'
import { loadFormerly } from './formerly.ts'
import { withLogo } from './print.ts'

type Key = { companyId: number; rentalId: number; id: number }

/** Loads the receipt of a payment, with the rental as it was then. 404 for a payment of another rental. */
export async function loadReceipt(tx: Tx, { companyId, rentalId, id }: Key, now: string): Promise<Receipt> {
  const entry = await findPaymentEntry(tx, companyId, id)
  const receipt = receiptOf(await loadDocument(tx, companyId, rentalId, now), id, entry)
  if (!receipt) throw notFound()
  return { ...receipt, document: documentThen(receipt, await loadFormerly(tx, companyId, receipt)) }
}

/** Describes the print of a receipt. */
export function receiptPrint(files: Files, receipt: Receipt): Print {
  const word = receipt.document.customer.language === 'fr' ? 'Recu' : 'Receipt'
  return {
    fileName: `${plainName(`${word} ${receipt.number}`)}.pdf`,
    makePage: async (companyId) => {
      return await renderReceipt(companyId, { ...receipt, document: await withLogo(files, receipt.document) })
    },
  }
}

import { parentPort } from 'node:worker_threads'
import type { CashDeskSheet } from '@filao/domain/cash/desk'
import type { FineLetter } from '@filao/domain/fines/letter'
import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { Language } from '@filao/domain/kernel/language'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import type { Receipt } from '@filao/domain/rentals/money/receipt'

/** The document's component, built with the screens (`web/printable/render.tsx`). */
const bundle = new URL('../../../web/dist/document/render.js', import.meta.url)

/** The metadata of a stored document: its instant, and the hash of its text. */
export type Kept = { keptAt: string; sha256: string }

/** A page to be rendered. */
export type Order =
  | { document: RentalDocument; kept: Kept | undefined }
  | { receipt: Receipt }
  | { invoices: readonly PrintedInvoice[] }
  | { sheet: CashDeskSheet; language: Language }
  | { letter: FineLetter }

/** A rendered page, or the reason of a failure. */
export type Rendered = { html: string } | { failure: unknown }

type Renderer = {
  renderPage: (document: RentalDocument, kept?: Kept) => string
  renderReceiptPage: (receipt: Receipt) => string
  renderInvoicePage: (documents: readonly PrintedInvoice[]) => string
  renderCashDeskPage: (sheet: CashDeskSheet, language: Language) => string
  renderLetterPage: (letter: FineLetter) => string
}

parentPort?.on('message', async (order: Order) => {
  try {
    const html = rendered(order, (await import(bundle.href)) as Renderer)
    parentPort?.postMessage({ html } satisfies Rendered)
  } catch (failure) {
    parentPort?.postMessage({ failure } satisfies Rendered)
  }
})

function rendered(order: Order, renderer: Renderer): string {
  if ('receipt' in order) return renderer.renderReceiptPage(order.receipt)
  if ('invoices' in order) return renderer.renderInvoicePage(order.invoices)
  if ('sheet' in order) return renderer.renderCashDeskPage(order.sheet, order.language)
  if ('letter' in order) return renderer.renderLetterPage(order.letter)
  return renderer.renderPage(order.document, order.kept)
}

import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { CashDeskSheet } from '@filao/domain/cash/desk'
import type { FineLetter } from '@filao/domain/fines/letter'
import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import type { Receipt } from '@filao/domain/rentals/money/receipt'
import type { PrintedStatement } from '@filao/domain/statements/statement'
import type { FacturX } from './factur-x.ts'

/** The document's component, built with the screens (`web/printable/render.tsx`). */
const bundle = new URL('../../../web/dist/document/render.js', import.meta.url)

/** The metadata of a stored document: its instant, and the hash of its text. */
export type Kept = { keptAt: string; sha256: string }

/** A page to be rendered. */
type Page =
  | { document: RentalDocument; kept: Kept | undefined }
  | { receipt: Receipt }
  | { invoices: readonly PrintedInvoice[] }
  | { sheet: CashDeskSheet; language: Language }
  | { letter: FineLetter }
  | { statement: PrintedStatement; language: Language }

/** A page to be rendered, or a printed invoice in which its XML is embedded. */
export type Order = Page | { facturX: FacturX }

/** A rendered page, a PDF, or the reason of a failure. */
export type Rendered = { html: string } | { pdf: Uint8Array } | { failure: unknown }

type Renderer = {
  renderPage: (document: RentalDocument, kept?: Kept) => string
  renderReceiptPage: (receipt: Receipt) => string
  renderInvoicePage: (documents: readonly PrintedInvoice[]) => string
  renderCashDeskPage: (sheet: CashDeskSheet, language: Language) => string
  renderLetterPage: (letter: FineLetter) => string
  renderStatementPage: (statement: PrintedStatement, language: Language) => string
}

// On Linux this concerns the thread alone: documents take only the processor time that nothing else needs.
if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 5))

parentPort?.on('message', async (order: Order) => {
  try {
    parentPort?.postMessage((await response(order)) satisfies Rendered)
  } catch (failure) {
    parentPort?.postMessage({ failure } satisfies Rendered)
  }
})

/** Loads the component, or the library for PDF files, only for an order that needs it. */
async function response(order: Order): Promise<Rendered> {
  if ('facturX' in order) return { pdf: await (await import('./factur-x.ts')).facturX(order.facturX) }
  return { html: rendered(order, (await import(bundle.href)) as Renderer) }
}

function rendered(order: Page, renderer: Renderer): string {
  if ('receipt' in order) return renderer.renderReceiptPage(order.receipt)
  if ('invoices' in order) return renderer.renderInvoicePage(order.invoices)
  if ('sheet' in order) return renderer.renderCashDeskPage(order.sheet, order.language)
  if ('statement' in order) return renderer.renderStatementPage(order.statement, order.language)
  if ('letter' in order) return renderer.renderLetterPage(order.letter)
  return renderer.renderPage(order.document, order.kept)
}

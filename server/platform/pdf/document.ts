import type { RentalDocument } from '@filao/domain/rentals/document/document'
import type { Receipt } from '@filao/domain/rentals/money/receipt'

/** The document's component, built with the screens (`web/printable/render.tsx`). */
const bundle = new URL('../../../web/dist/document/render.js', import.meta.url)

/** The metadata of a stored document: its instant, and the hash of its text. */
type Kept = { keptAt: string; sha256: string }

type Renderer = {
  renderPage: (document: RentalDocument, kept?: Kept) => string
  renderReceiptPage: (receipt: Receipt) => string
}

/**
 * Renders a rental's document as a complete HTML page without external files, with the same component as the screen's.
 */
export async function renderDocument(document: RentalDocument, kept?: Kept): Promise<string> {
  const { renderPage } = (await import(bundle.href)) as Renderer
  return renderPage(document, kept)
}

/** Renders the receipt of a payment as a complete HTML page without external files. */
export async function renderReceipt(receipt: Receipt): Promise<string> {
  const { renderReceiptPage } = (await import(bundle.href)) as Renderer
  return renderReceiptPage(receipt)
}

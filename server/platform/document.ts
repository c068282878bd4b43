import type { RentalDocument } from '@filao/domain/rentals/document'

/** The document's component, built with the screens (`web/printable/render.tsx`). */
const bundle = new URL('../../web/dist/document/render.js', import.meta.url)

/** What a kept document says about itself: since when, its hash, and whether the customer accepted it online. */
type Kept = { keptAt: string; sha256: string; byCustomer: boolean }

type Renderer = { renderPage: (document: RentalDocument, kept?: Kept) => string }

/** A rental's document as a complete HTML page that needs nothing else, made by the same component as the screen's. */
export async function renderDocument(document: RentalDocument, kept?: Kept): Promise<string> {
  const { renderPage } = (await import(bundle.href)) as Renderer
  return renderPage(document, kept)
}

import type { RentalDocument } from '@filao/domain/rentals/document'

/** The document's component, built with the screens (`web/printable/render.tsx`). */
const bundle = new URL('../../web/dist/document/render.js', import.meta.url)

type Renderer = { renderPage: (document: RentalDocument) => string }

/** A rental's document as a complete HTML page, made by the same component as the screen's. */
export async function renderDocument(document: RentalDocument): Promise<string> {
  const { renderPage } = (await import(bundle.href)) as Renderer
  return renderPage(document)
}

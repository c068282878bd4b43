import type { RentalDocument as Document } from '@filao/domain/rentals/document/document'
import { printablePage } from './page.tsx'
import { documentName, pageFooter } from './page-footer.ts'
import { type Kept, RentalDocument } from './RentalDocument.tsx'

export { renderReceiptPage } from './receipt/receipt-page.tsx'

/** The document as a complete HTML page that needs nothing else. */
export function renderPage(document: Document, kept?: Kept): string {
  const { language } = document.customer
  return printablePage({
    language,
    title: documentName(document),
    footer: pageFooter(document),
    children: <RentalDocument document={document} drawing={inline(document.schematic)} kept={kept} />,
  })
}

/** The drawing as a picture, in which nothing can run. */
function inline(svg: string | null): string | null {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}

import type { RentalDocument as Document } from '@filao/domain/rentals/document/document.schema'
import { printablePage } from './paper/page.tsx'
import { documentName, pageFooter } from './paper/page-footer.ts'
import { paperOf } from './paper/paper.ts'
import { type Kept, RentalDocument } from './RentalDocument.tsx'

export { renderCashDeskPage } from './cash-desk/cash-desk-page.tsx'
export { renderInvoicePage } from './invoice/invoice-page.tsx'
export { renderLetterPage } from './letter/letter-page.tsx'
export { renderReceiptPage } from './receipt/receipt-page.tsx'
export { renderStatementPage } from './statement/statement-page.tsx'

/** Returns the document as a complete HTML page without external files. */
export function renderPage(document: Document, kept?: Kept): string {
  return printablePage({
    languages: paperOf(document).languages,
    title: documentName(document),
    footer: pageFooter(document),
    children: <RentalDocument document={document} drawing={inline(document.schematic)} kept={kept} />,
  })
}

/** Returns the drawing as an image, in which no script can run. */
function inline(svg: string | null): string | null {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}

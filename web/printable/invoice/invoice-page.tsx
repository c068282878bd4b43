import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { printablePage } from '../paper/page.tsx'
import { footerOf } from '../paper/page-footer.ts'
import { Invoice } from './Invoice.tsx'
import invoice from './invoice.css?inline'
import { paperOfInvoice } from './messages.ts'

/** Returns documents, each on pages of its own, as a complete HTML page without external files. */
export function renderInvoicePage(documents: readonly PrintedInvoice[]): string {
  const first = documents[0] as PrintedInvoice
  const { seller } = first.content
  const { languages } = paperOfInvoice(first.content)
  const title = documents.length === 1 ? titleOf(first) : seller.name
  return printablePage({
    languages,
    title,
    footer: invoice + footerOf(documents.length === 1 ? footerText(first) : seller.name, languages),
    children: documents.map((printed) => <Invoice key={printed.content.number} printed={printed} />),
  })
}

function titleOf({ content }: PrintedInvoice): string {
  const { kind, number } = content
  return [paperOfInvoice(content).say(invoiceKindLabels[kind]), number].filter(Boolean).join(' ')
}

/** The footer of every page anchors the end of the journal: the first 12 digits of the document's entry. */
function footerText(printed: PrintedInvoice): string {
  const anchor = printed.journalHash?.slice(0, 12)
  return [printed.content.seller.name, titleOf(printed), anchor].filter(Boolean).join(' · ')
}

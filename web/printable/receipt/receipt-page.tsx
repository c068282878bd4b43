import type { Receipt as Content } from '@filao/domain/rentals/money/receipt'
import { printablePage } from '../paper/page.tsx'
import { footerOf } from '../paper/page-footer.ts'
import { paperOf, wordsIn } from '../paper/paper.ts'
import { receiptMessages, titlesOf } from './messages.ts'
import { Receipt } from './Receipt.tsx'

/** Returns the receipt of a payment as a complete HTML page without external files. */
export function renderReceiptPage(receipt: Content): string {
  const { company } = receipt.document
  const { languages } = paperOf(receipt.document)
  const title = `${titlesOf(receipt.payment, wordsIn(receiptMessages, languages)).title} ${receipt.number}`
  return printablePage({
    languages,
    title,
    footer: footerOf(`${company.name} · ${title}`, languages),
    children: <Receipt receipt={receipt} />,
  })
}

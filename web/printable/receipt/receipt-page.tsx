import type { Receipt as Content } from '@filao/domain/rentals/money/receipt'
import { printablePage } from '../page.tsx'
import { footerOf } from '../page-footer.ts'
import { titlesOf } from './messages.ts'
import { Receipt } from './Receipt.tsx'

/** Returns the receipt of a payment as a complete HTML page without external files. */
export function renderReceiptPage(receipt: Content): string {
  const { company, customer } = receipt.document
  const { language } = customer
  const title = `${titlesOf(receipt.payment, language).title} ${receipt.number}`
  return printablePage({
    language,
    title,
    footer: footerOf(`${company.name} · ${title}`, language),
    children: <Receipt receipt={receipt} />,
  })
}

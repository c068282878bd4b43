import { locales } from '@filao/domain/kernel/locale'
import { formatCents } from '@filao/domain/kernel/money'
import { noVatReason } from '@filao/domain/pricing/vat'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import { Amount, AmountHead, AmountLines } from '../AmountRows.tsx'
import { words } from '../messages.ts'
import { chargeLines, priceLines } from '../price-lines.ts'
import { receiptWords } from './messages.ts'

type Props = { document: RentalDocument; sums: { totalCents: number; vatCents: number; beforeVatCents: number } }

/** Renders the receipt's account line by line, with its sums before and after VAT. */
export function ReceiptAccount({ document, sums }: Props) {
  const { company, customer } = document
  const { language } = customer
  const w = words[language]
  const money = (cents: number) => formatCents(cents, language)
  const { vatRate } = company
  const rows =
    vatRate === null
      ? []
      : [
          { label: w.beforeVat, amount: sums.beforeVatCents },
          { label: w.vat(vatRate.toLocaleString(locales[language])), amount: sums.vatCents },
        ]
  return (
    <section className="document-price">
      <h2>{receiptWords[language].whatFor}</h2>
      <table>
        <AmountHead language={language} isVatShown={vatRate !== null} />
        <AmountLines lines={[...priceLines(document), ...chargeLines(document)]} />
        <tbody className="document-sum">
          {rows.map(({ label, amount }) => (
            <Amount key={label} label={label} amount={money(amount)} />
          ))}
          <Amount
            className="document-total"
            label={vatRate === null ? w.totalNoVat : w.total}
            detail={vatRate === null ? noVatReason(company.countryCode)[language] : ''}
            amount={money(sums.totalCents)}
          />
        </tbody>
      </table>
    </section>
  )
}

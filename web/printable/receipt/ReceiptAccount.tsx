import { locales } from '@filao/domain/kernel/locale'
import { formatEuros } from '@filao/domain/kernel/money'
import { noVatReason } from '@filao/domain/pricing/vat'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import { words } from '../messages.ts'
import { chargeLines, priceLines } from '../price-lines.ts'
import { receiptWords } from './receipt-messages.ts'

type Props = { document: RentalDocument; sums: { total: number; vat: number; beforeVat: number } }

/** Renders the receipt's account line by line, with its sums before and after VAT. */
export function ReceiptAccount({ document, sums }: Props) {
  const { company, customer } = document
  const { language } = customer
  const w = words[language]
  const money = (euros: number) => formatEuros(euros, language)
  const { vatRate } = company
  const rows =
    vatRate === null
      ? []
      : [
          { label: w.beforeVat, amount: sums.beforeVat },
          { label: w.vat(vatRate.toLocaleString(locales[language])), amount: sums.vat },
        ]
  return (
    <section className="document-price">
      <h2>{receiptWords[language].whatFor}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.item}</th>
            <th scope="col">{w.detail}</th>
            <th scope="col">{vatRate === null ? w.amountNoVat : w.amount}</th>
          </tr>
        </thead>
        <tbody>
          {[...priceLines(document), ...chargeLines(document)].map(({ key, label, detail, amount }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{detail}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="document-sum">
          {rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td />
              <td>{money(amount)}</td>
            </tr>
          ))}
          <tr className="document-total">
            <th scope="row">{vatRate === null ? w.totalNoVat : w.total}</th>
            <td>{vatRate === null ? noVatReason(company.countryCode)[language] : ''}</td>
            <td>{money(sums.total)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

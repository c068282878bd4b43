import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { creditLabels } from '@filao/domain/invoicing/credit'
import { locales } from '@filao/domain/kernel/language'
import { formatCents } from '@filao/domain/kernel/money'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { invoiceMessages, paperOfInvoice } from './messages.ts'

/** Renders the lines of a document with its sums for each rate. */
export function InvoiceLines({ content }: { content: InvoiceContent }) {
  const { kind, lines, vat, totals, payments, paidCents } = content
  const { language, say, w } = paperOfInvoice(content)
  const locale = locales[language]
  const { percent } = invoiceMessages[language]
  const money = (cents: number) => formatCents(cents, language)
  const number = (value: number) => value.toLocaleString(locale)
  const rows = lines.map((line, key) => ({ ...line, key }))
  const isTaxed = vat.some(({ rate }) => rate !== null)
  const isReduced = lines.some(({ discountPercent }) => discountPercent > 0)
  const total = kind === 'credit_note' ? w.totalCredited : isTaxed ? w.total : w.totalOnly
  const columns = 3 + (isReduced ? 1 : 0) + (isTaxed ? 1 : 0)
  return (
    <section className="document-price invoice-lines">
      <h2>{w.lines}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.item}</th>
            <th scope="col">{say(creditLabels.quantity)}</th>
            <th scope="col">{isTaxed ? w.unitPrice : w.unitPriceOnly}</th>
            {isReduced && <th scope="col">{say(rentalLabels.discountPercent)}</th>}
            {isTaxed && <th scope="col">{w.vat}</th>}
            <th scope="col">{isTaxed ? w.amount : w.amountOnly}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.key}>
              <th scope="row" className="document-lines">
                {line.label}
              </th>
              <td>{number(line.quantity)}</td>
              <td>{unitPrice(line.unitPriceCents, locale)}</td>
              {isReduced && <td>{line.discountPercent > 0 ? percent(`${line.discountPercent}`) : ''}</td>}
              {isTaxed && <td>{line.vatRate === null ? w.noVat : percent(number(line.vatRate))}</td>}
              <td>{money(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="document-sum">
          {isTaxed && <Sum columns={columns} label={w.totalBeforeVat} amount={money(totals.beforeVatCents)} />}
          {vat.flatMap(({ rate, baseCents, vatCents }) =>
            rate === null
              ? []
              : [
                  <Sum
                    key={rate}
                    columns={columns}
                    label={w.vatOf(number(rate), money(baseCents))}
                    amount={money(vatCents)}
                  />,
                ],
          )}
          <Sum columns={columns} label={total} amount={money(totals.totalCents)} isTotal />
          {kind !== 'credit_note' && paidCents > 0 && (
            <Sum columns={columns} label={w.paid} amount={money(paidCents)} />
          )}
          {kind !== 'credit_note' && (paidCents > 0 || payments.length > 0) && (
            <Sum columns={columns} label={say(sumLabels.due)} amount={money(totals.totalCents - paidCents)} />
          )}
        </tbody>
      </table>
    </section>
  )
}

function Sum({ columns, label, amount, isTotal = false }: SumProps) {
  return (
    <tr className={isTotal ? 'document-total' : ''}>
      <th scope="row" colSpan={columns}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  )
}

type SumProps = { columns: number; label: string; amount: string; isTotal?: boolean }

/** Writes a price before VAT with up to four decimals: it follows from a price with VAT, which is the round one. */
function unitPrice(cents: number, locale: string): string {
  const isWhole = Number.isInteger(cents)
  return (cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 2,
    maximumFractionDigits: isWhole ? 2 : 4,
  })
}

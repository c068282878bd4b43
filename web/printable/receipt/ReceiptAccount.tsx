import { locales } from '@filao/domain/kernel/language'
import { formatCents } from '@filao/domain/kernel/money'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { vatOfDocument } from '@filao/domain/rentals/document/document-vat'
import { Amount, AmountHead, AmountLines } from '../paper/AmountRows.tsx'
import { paperOf, wordsIn } from '../paper/paper.ts'
import { chargeLines, priceLines } from '../paper/price-lines.ts'
import { receiptMessages } from './messages.ts'

type Props = { document: RentalDocument; sums: { totalCents: number; vatCents: number; beforeVatCents: number } }

/**
 * Renders the receipt's account line by line, with its sums before and after VAT; of a cancelled rental, its fee alone.
 */
export function ReceiptAccount({ document, sums }: Props) {
  const { rental } = document
  const isCancelled = rental.status === 'cancelled'
  const { language, languages, say, w } = paperOf(document)
  const money = (cents: number) => formatCents(cents, language)
  const { rate, reason } = vatOfDocument(document)
  const rows =
    rate === null
      ? []
      : [
          { label: w.beforeVat, amount: sums.beforeVatCents },
          { label: w.vat(rate.toLocaleString(locales[language])), amount: sums.vatCents },
        ]
  return (
    <section className="document-price">
      <h2>{wordsIn(receiptMessages, languages).whatFor}</h2>
      <table>
        <AmountHead w={w} isVatShown={rate !== null} />
        <AmountLines lines={[...(isCancelled ? [] : priceLines(document)), ...chargeLines(document)]} />
        <tbody className="document-sum">
          {rows.map(({ label, amount }) => (
            <Amount key={label} label={label} amount={money(amount)} />
          ))}
          <Amount
            className="document-total"
            label={rate === null ? w.totalNoVat : w.total}
            detail={reason ? say((one) => reason[one]) : ''}
            amount={money(sums.totalCents)}
          />
        </tbody>
      </table>
    </section>
  )
}

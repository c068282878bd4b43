import { personName } from '@filao/domain/customers/name/person'
import { inEach, type Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatCents, inCents } from '@filao/domain/kernel/money'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { wordsIn } from '../paper/paper.ts'
import { receiptMessages, titlesOf } from './messages.ts'

type Props = { payment: Payment; languages: readonly [Language, ...Language[]] }

/** Renders one payment or refund: its amounts, method, reason, and the user who recorded it. */
export function PaymentLines({ payment, languages }: Props) {
  const [language] = languages
  const w = wordsIn(receiptMessages, languages)
  const say = (label: Sentence) => inEach(languages, label)
  const isRefund = payment.correctsPaymentId !== null
  const { totalCents, securityDepositCents, method, reason, takenBy } = inCents(payment)
  const money = (cents: number) => formatCents(isRefund ? -cents : cents, language)
  const lines = [
    [w.forRental, totalCents > 0 && money(totalCents)],
    [w.forDeposit, securityDepositCents > 0 && money(securityDepositCents)],
    [say(paymentLabels.method), say(paymentMethodLabels[method])],
    [say(paymentLabels.reason), reason],
    [w.by, takenBy && personName(takenBy)],
  ] as const
  return (
    <section className="document-price">
      <h2>{titlesOf(payment, w).lines}</h2>
      <table>
        <tbody>
          {lines.map(
            ([label, value]) =>
              value && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
        <tbody className="document-sum">
          <tr className="document-total">
            <th scope="row">{w.total}</th>
            <td>{money(totalCents + securityDepositCents)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

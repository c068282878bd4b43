import { personName } from '@filao/domain/customers/person'
import type { Language } from '@filao/domain/kernel/language'
import { formatEuros, toCents, toEuros } from '@filao/domain/kernel/money'
import { paymentMethodLabels } from '@filao/domain/rentals/labels'
import type { Payment } from '@filao/domain/rentals/money/payment'
import { receiptWords } from './receipt/receipt-messages.ts'

type Props = { payment: Payment; language: Language }

/** Renders one payment or refund: its amounts, method, reason, and the user who recorded it. */
export function PaymentLines({ payment, language }: Props) {
  const w = receiptWords[language]
  const isRefund = payment.correctsPaymentId !== null
  const { totalAmount, securityDepositAmount, method, reason, takenBy } = payment
  const money = (euros: number) => formatEuros(isRefund ? -euros : euros, language)
  const lines = [
    [w.forRental, totalAmount > 0 && money(totalAmount)],
    [w.forDeposit, securityDepositAmount > 0 && money(securityDepositAmount)],
    [w.method, paymentMethodLabels[method][language]],
    [w.reason, reason],
    [w.by, takenBy && personName(takenBy)],
  ] as const
  return (
    <section className="document-price">
      <h2>{isRefund ? w.thisRefund : w.thisPayment}</h2>
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
            <td>{money(toEuros(toCents(totalAmount) + toCents(securityDepositAmount)))}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

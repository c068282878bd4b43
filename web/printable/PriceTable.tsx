import { locales } from '@filao/domain/kernel/locale'
import { formatEuros, toCents, toEuros } from '@filao/domain/kernel/money'
import { includedVat } from '@filao/domain/pricing/vat'
import type { RentalDocument } from '@filao/domain/rentals/document'
import { durationDays } from '@filao/domain/rentals/terms'
import { priceLines } from './price-lines.ts'
import { words } from './words.ts'

/** What it costs, line by line, with the VAT it includes; what is held, and the most that is at stake. */
export function PriceTable({ document }: { document: RentalDocument }) {
  const { rental, company, customer } = document
  const w = words[customer.language]
  const money = (euros: number | null) => (euros === null ? '' : formatEuros(euros, customer.language))
  const { vatRate } = company
  const days = rental.price?.days ?? durationDays(rental, company.graceMinutes)
  const rest = toEuros(Math.max(0, toCents(rental.totalAmount ?? 0) - toCents(rental.paidTotalAmount)))
  return (
    <section className="document-price">
      <h2>
        {w.price} <small>{w.days(days)}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.item}</th>
            <th scope="col">{w.detail}</th>
            <th scope="col">{w.amount}</th>
          </tr>
        </thead>
        <tbody>
          {priceLines(document).map(({ key, label, detail, amount }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{detail}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="document-total">
            <th scope="row">{w.total}</th>
            <td>
              {vatRate === null
                ? w.noVat
                : w.vat(
                    vatRate.toLocaleString(locales[customer.language]),
                    money(includedVat(rental.totalAmount ?? 0, vatRate)),
                  )}
            </td>
            <td>{money(rental.totalAmount)}</td>
          </tr>
          {rental.paidTotalAmount > 0 && (
            <>
              <tr>
                <th scope="row">{w.paid}</th>
                <td />
                <td>{money(rental.paidTotalAmount)}</td>
              </tr>
              <tr>
                <th scope="row">{w.rest}</th>
                <td />
                <td>{money(rest)}</td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row">{w.deposit}</th>
            <td>{w.depositText}</td>
            <td>{money(rental.securityDepositAmount)}</td>
          </tr>
          <tr>
            <th scope="row">{w.waiver}</th>
            <td>{w.waiverText}</td>
            <td>{money(rental.waiverAmount)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

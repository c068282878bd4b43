import { locales } from '@filao/domain/kernel/language'
import { formatCents, inCents } from '@filao/domain/kernel/money'
import { paid, remaining } from '@filao/domain/ledger/account'
import { accountLinesOf, customerLineLabel } from '@filao/domain/ledger/account-line'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import { pricedHours } from '@filao/domain/pricing/season-line'
import { includedVat } from '@filao/domain/pricing/vat/vat'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { vatOfDocument } from '@filao/domain/rentals/document/document-vat'
import { settlementLabels } from '@filao/domain/rentals/money/settlement'
import { durationDays } from '@filao/domain/rentals/status/period'
import type { ReactNode } from 'react'
import { Amount, AmountHead, AmountLines } from './paper/AmountRows.tsx'
import { paperMessages } from './paper/messages.ts'
import { paperOf } from './paper/paper.ts'
import { chargeLines, paymentLines, priceLines } from './paper/price-lines.ts'

/**
 * Renders the price line by line with its VAT, the charges and payments, the deposit held, and the maximum liability. A
 * cancelled rental asks for no more money than its fee: its sum is what is left to pay, and it shows what was paid and
 * is held.
 */
export function PriceTable({ document }: { document: RentalDocument }) {
  const { rental, company, payments } = document
  const { language, say, w } = paperOf(document)
  const money = (cents: number) => formatCents(cents, language)
  const due = inCents(rental)
  const lines = payments.map(inCents)
  const { rate, reason } = vatOfDocument(document)
  const days = rental.price?.days ?? durationDays(rental, rental.departureAgency.timezone, company.graceMinutes)
  const total = due.totalCents ?? 0
  const hours = pricedHours(rental.price)
  const vat = rate === null ? 0 : includedVat(total, rate)
  const charges = chargeLines(document)
  const received = paymentLines(document, 'totalAmount')
  const isCancelled = rental.status === 'cancelled'
  // Charges stand above, one by one.
  const changes = accountLinesOf(rental).filter(({ kind }) => kind !== 'charge')
  const isAccount = isCancelled || charges.length > 0 || received.length > 0 || changes.length > 0
  return (
    <section className="document-price">
      <h2>
        {w.price} <small>{hours === null ? w.days(days) : w.hours(hours)}</small>
      </h2>
      <table>
        <AmountHead w={w} isVatShown={rate !== null} />
        <AmountLines lines={priceLines(document)} />
        <tbody className="document-sum">
          {rate !== null && (
            <>
              <Amount label={w.beforeVat} amount={money(total - vat)} />
              <Amount
                label={say((one) => paperMessages[one].vat(rate.toLocaleString(locales[one])))}
                amount={money(vat)}
              />
            </>
          )}
          <Amount
            className={isCancelled ? '' : 'document-total'}
            label={rate === null ? w.totalNoVat : w.total}
            detail={reason ? say((one) => reason[one]) : ''}
            amount={rental.totalAmount === null ? '' : money(total)}
          />
        </tbody>
        {charges.length > 0 && <AmountLines title={say(settlementLabels.charges)} lines={charges} />}
        {received.length > 0 && <AmountLines title={w.payments} lines={received} />}
        {isAccount && (
          <tbody className="document-sum">
            {charges.length > 0 && !isCancelled && (
              <Amount label={w.totalWithCharges} amount={money(total + due.chargesCents)} />
            )}
            {changes.map(({ kind, cents }) => (
              <Amount key={kind} label={say((one) => customerLineLabel(kind)[one])} amount={money(cents)} />
            ))}
            {(received.length > 0 || due.settledElsewhereCents === 0) && (
              <Amount label={w.paid} amount={money(paid(lines).totalCents)} />
            )}
            <Amount
              className="document-total"
              label={say(sumLabels.due)}
              amount={money(remaining(due, lines).totalCents)}
            />
          </tbody>
        )}
      </table>
      <Securities document={document} />
    </section>
  )
}

/** Renders the deposit and the maximum liability; of a cancelled rental, only a deposit that was taken. */
function Securities({ document }: { document: RentalDocument }) {
  const { rental, payments, securityTexts: texts } = document
  const { language, say, w } = paperOf(document)
  const money = (cents: number) => formatCents(cents, language)
  const due = inCents(rental)
  const lines = paymentLines(document, 'securityDepositAmount')
  const isCancelled = rental.status === 'cancelled'
  if (isCancelled && lines.length === 0) return null
  return (
    <div className="document-pair document-securities">
      <Security
        label={isCancelled ? w.depositHeld : w.deposit}
        amount={money(isCancelled ? paid(payments.map(inCents)).securityDepositCents : due.securityDepositCents)}
        text={
          isCancelled || due.securityDepositCents === 0 ? '' : texts ? say((one) => texts.deposit[one]) : w.depositText
        }
      >
        {lines.map(({ key, label, detail, amount }) => (
          <p key={key}>
            {label} {detail}
            {paperMessages[language].colon} {amount}
          </p>
        ))}
      </Security>
      {!isCancelled && (
        <Security
          label={w.waiver}
          amount={money(due.waiverCents)}
          text={texts ? say((one) => texts.waiver[one]) : w.waiverText}
        />
      )}
    </div>
  )
}

type SecurityProps = { label: string; amount: string; text: string; children?: ReactNode }

/** Renders an amount that is not part of the price: the deposit, or the maximum liability. */
function Security({ label, amount, text, children }: SecurityProps) {
  return (
    <div className="document-security">
      <h3>
        {label} <strong>{amount}</strong>
      </h3>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

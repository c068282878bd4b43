import { placeholderLabels } from '@filao/domain/company/placeholders'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { formatCents, formatEuros } from '@filao/domain/kernel/money'
import { customerLineLabel } from '@filao/domain/ledger/account-line'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import { type Receipt as Content, receiptSums } from '@filao/domain/rentals/money/receipt'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import { paperMessages } from '../paper/messages.ts'
import { PaperTitle } from '../paper/PaperTitle.tsx'
import { CompanyBlock, PartyBlock } from '../paper/Parties.tsx'
import { paperOf, wordsIn } from '../paper/paper.ts'
import { receiptMessages, titlesOf } from './messages.ts'
import { PaymentLines } from './PaymentLines.tsx'
import { ReceiptAccount } from './ReceiptAccount.tsx'

/**
 * Renders the receipt of a payment or refund, with its subject and the remaining amount: the note that the law requires
 * from 25 € on (arrêté of 3 October 1983). A cancelled rental bills its fee, or nothing.
 */
export function Receipt({ receipt }: { receipt: Content }) {
  const { number, payment, document, entry } = receipt
  const { rental, customer, departureAgency, arrivalAgency } = document
  const { language, languages, say, w: shared } = paperOf(document)
  const w = wordsIn(receiptMessages, languages)
  const isCancelled = rental.status === 'cancelled'
  const isBilled = !isCancelled || rental.charges.length > 0
  const titles = titlesOf(payment, w)
  const sums = receiptSums(receipt)
  const money = (cents: number) => formatCents(cents, language)
  const at = (instant: string, timezone: string) => formatDateTime(instant, timezone, language)
  const { vehicle } = rental
  return (
    <article className="document" lang={language}>
      <header className="document-head">
        <CompanyBlock document={document} />
        <div className="document-title">
          <PaperTitle languages={languages} title={(one) => titlesOf(payment, receiptMessages[one]).title} />
          <p>
            {shared.number} <strong>{number}</strong>
          </p>
          <p>
            {titles.on} {at(payment.takenAt, departureAgency.timezone)}
          </p>
          <p>{departureAgency.name}</p>
          {entry && languages.map((one) => <p key={one}>{receiptMessages[one].entry(entry)}</p>)}
        </div>
      </header>
      <div className="document-pair">
        <PartyBlock document={document} />
        <section>
          <h2>{w.rental}</h2>
          <strong>{rental.publicId}</strong>
          {shownPromise(rental, language) ? (
            <p>{say((one) => shownPromise(rental, one) ?? '')}</p>
          ) : (
            <p>
              {[vehicle.make, vehicle.model].filter(Boolean).join(' ')}{' '}
              <span className="document-plate">{formatPlate(vehicle.registrationNumber)}</span>
            </p>
          )}
          <p>
            {w.from} {at(rental.start, departureAgency.timezone)}
          </p>
          <p>
            {w.to} {at(rental.end, arrivalAgency.timezone)}
          </p>
        </section>
      </div>
      <PaymentLines payment={payment} languages={languages} />
      {isBilled && <ReceiptAccount document={document} sums={sums} />}
      <section className="document-price">
        <h2>{titles.soFar}</h2>
        <table>
          <tbody className="document-sum">
            <tr>
              <th scope="row">{isBilled ? w.paid(money(sums.totalCents)) : shared.paid}</th>
              <td>{money(sums.paidCents)}</td>
            </tr>
            {sums.lowered.map(({ kind, cents }) => (
              <tr key={kind}>
                <th scope="row">{say((one) => customerLineLabel(kind)[one])}</th>
                <td>{money(cents)}</td>
              </tr>
            ))}
            {isBilled && (
              <tr className="document-total">
                <th scope="row">{say(sumLabels.due)}</th>
                <td>{money(sums.restCents)}</td>
              </tr>
            )}
            {!isCancelled && rental.securityDepositAmount > 0 && (
              <tr>
                <th scope="row">{w.deposit(formatEuros(rental.securityDepositAmount, language))}</th>
                <td>{money(sums.depositHeldCents)}</td>
              </tr>
            )}
            {isCancelled && sums.depositHeldCents > 0 && (
              <tr>
                <th scope="row">{shared.depositHeld}</th>
                <td>{money(sums.depositHeldCents)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {customer.kind === 'person' && document.company.mediator && (
        <p className="document-mediator document-lines">
          {say((one) => placeholderLabels.mediator[one])}
          {paperMessages[language].colon} {document.company.mediator}
        </p>
      )}
    </article>
  )
}

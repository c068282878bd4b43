/** @jsxImportSource preact */
import { acceptanceOf } from '@filao/domain/rentals/public-page/public-page'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { AnswerBar } from './answer/AnswerBar.tsx'
import { RefusalNotice } from './answer/RefusalNotice.tsx'
import { useAnswer } from './answer/use-answer.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { Papers } from './Papers.tsx'
import { Price } from './Price.tsx'
import { say, useMessages } from './reservation/catalogue.ts'
import type { Reservation } from './reservation/use-reservation.ts'
import { StatusBanner } from './StatusBanner.tsx'
import { Stops } from './Stops.tsx'
import { Terms } from './Terms.tsx'
import { VehicleCard } from './VehicleCard.tsx'
import './answer/answer.css'
import './reservation.css'

type Props = { code: string; reservation: Reservation; rental: PublicRental }

/** Renders a reservation for its customer: its status, its content, and the two answers while it waits for one. */
export function ReservationView({ code, reservation, rental }: Props) {
  const { w } = useMessages()
  const { isSending, refusal, send } = useAnswer(code, rental, reservation)
  const acceptance = acceptanceOf(rental)
  const waits = acceptance !== null || rental.status === 'validating'
  const isQuote = rental.status === 'quote'
  const isShown = rental.status !== 'draft'
  const isToCome = rental.status !== 'done' && rental.status !== 'cancelled'
  return (
    <>
      <div class="greeting">
        <p class="greeting-number">{say(isQuote ? w.quoteNumber : w.reservation, { number: rental.publicId })}</p>
        <h1>{say(w.hello, { name: rental.customer.firstName })}</h1>
        {acceptance && <p class="greeting-offer">{isQuote ? w.quote : w.offer}</p>}
      </div>
      <StatusBanner rental={rental} />
      {refusal && <RefusalNotice refusal={refusal} mayRetry={waits} onRetry={() => send(refusal.answer)} />}
      {isShown && (
        <>
          <VehicleCard vehicle={rental.vehicle} promise={rental.promise} />
          <Stops rental={rental} />
          <Price rental={rental} />
          {hasPapers(rental) && <Papers code={code} />}
          <Terms html={rental.rentalTerms} />
          {isToCome && <CalendarLink code={code} />}
        </>
      )}
      {/* A new key closes an open question when the offer changes. */}
      {waits && (
        <AnswerBar key={rental.offer} rental={rental} acceptance={acceptance} isSending={isSending} onAnswer={send} />
      )}
    </>
  )
}

/** Returns true for a rental that may have receipts or invoices: once something was paid, or the vehicle left. */
function hasPapers({ status, paidAmount }: PublicRental): boolean {
  return paidAmount > 0 || status === 'ongoing' || status === 'done'
}

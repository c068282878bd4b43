import { inCents } from '@filao/domain/kernel/money'
import { cashTaken } from '@filao/domain/ledger/cash-limit'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getRental, listPayments } from '#api/calls'
import { useRead } from '#api/read'
import { isRefundable, newLine, ToGiveBack } from '#features/ledger/public'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { PageHeader } from '#ui/PageHeader'
import { RentalBrief } from '../brief/RentalBrief.tsx'
import { RentalFormSkeleton } from '../brief/RentalSkeleton.tsx'
import { CheckNotice } from '../handover/CheckNotice.tsx'
import { Charges } from './Charges.tsx'
import { GivenBack } from './GivenBack.tsx'
import { NewPayment } from './NewPayment.tsx'
import { PaymentBar } from './PaymentBar.tsx'
import { PaymentDues } from './PaymentDues.tsx'
import { RefundModal } from './RefundModal.tsx'
import { SavedPayment } from './SavedPayment.tsx'
import { usePayments } from './use-payments.ts'
import './PaymentPage.css'

/** Shows the payments of a rental, and adds one. */
export function PaymentPage() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const rentalId = Number(useParams().id)
  const rental = useRead(getRental, { params: { companyId, id: rentalId } })
  const payments = useRead(listPayments, { params: { companyId, rentalId } })
  const error = (!rental.data && rental.error) || (!payments.data && payments.error)
  return (
    <>
      <PageHeader title={t('payment.title', { number: rental.data?.publicId ?? '' })} />
      {error ? (
        <LoadError error={error} onRetry={() => Promise.all([rental.refetch(), payments.refetch()])} />
      ) : rental.data && payments.data ? (
        <Payments rental={rental.data} payments={payments.data} />
      ) : (
        <RentalFormSkeleton groups={2} />
      )}
    </>
  )
}

function Payments({ rental, payments }: { rental: Rental; payments: Payment[] }) {
  const { t } = useTranslation('rentals')
  const state = usePayments(rental, payments)
  const { mayRefund, isSettling, elsewhereCents, inFull, rest, typing, isTyping } = state
  const [refunded, setRefunded] = useState<Payment | null>(null)
  return (
    <div className="payment-page">
      <RentalBrief rental={rental} />
      <CheckNotice rental={rental} />
      <PaymentDues rental={rental} state={state} />
      {mayRefund && !isSettling && elsewhereCents > 0 && <GivenBack rental={rental} cents={elsewhereCents} />}
      {mayRefund && !isSettling && <ToGiveBack rental={rental} payments={payments} onRefund={setRefunded} />}
      {payments.length > 0 && (
        <ol className="payment-lines" aria-label={t('payment.taken')}>
          {payments.map((payment) => (
            <SavedPayment
              key={payment.id}
              rental={rental}
              payment={payment}
              payments={payments}
              onRefund={mayRefund && isRefundable(payment, payments) ? () => setRefunded(payment) : null}
            />
          ))}
        </ol>
      )}
      {refunded && (
        <RefundModal rental={rental} payment={refunded} payments={payments} onClose={() => setRefunded(null)} />
      )}
      {isTyping ? (
        <NewPayment
          rental={rental}
          line={newLine(rental.status, { rest, inFull })}
          rest={rest}
          inFull={inFull}
          cashCents={cashTaken(payments.map(inCents))}
          isAsked={typing === true}
          onTyped={() => state.setTyped(true)}
          onSaved={state.addSaved}
          onRemove={() => state.setTyping(false)}
        />
      ) : (
        // The key mounts the buttons again after a payment: `autoFocus` works only when a button is mounted.
        <PaymentBar key={String(typing)} rental={rental} state={state} />
      )}
      <Charges rental={rental} />
    </div>
  )
}

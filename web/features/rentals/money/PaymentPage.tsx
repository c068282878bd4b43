import { PlusOutlined } from '@ant-design/icons'
import { inCents } from '@filao/domain/kernel/money'
import { amountDue, overpayment, paid } from '@filao/domain/ledger/account'
import { cashTaken } from '@filao/domain/ledger/cash-limit'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import { paymentLabels } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { cache } from '#api/cache'
import { getRental, listPayments } from '#api/calls'
import { query, useRead } from '#api/read'
import { Due, isRefundable, newLine, overpaid, paymentState, ToGiveBack, useDueHint } from '#features/ledger/public'
import { useLabels } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { useReturnPath } from '#ui/return-path'
import { landingOn } from '../brief/landing.ts'
import { RentalBrief } from '../brief/RentalBrief.tsx'
import { RentalFormSkeleton } from '../brief/RentalSkeleton.tsx'
import { CheckNotice } from '../handover/CheckNotice.tsx'
import { Charges } from './Charges.tsx'
import { GivenBack } from './GivenBack.tsx'
import { NewPayment } from './NewPayment.tsx'
import { RefundModal } from './RefundModal.tsx'
import { SavedPayment } from './SavedPayment.tsx'
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
  const labels = useLabels(paymentLabels)
  const { t: money } = useTranslation('rentals/money')
  const dueHint = useDueHint(rental)
  const { company, companyId } = useSession()
  const mayRefund = useCan('payments.write')
  const isCancelled = rental.status === 'cancelled'
  const summary = paths.rentalSummary(rental.id)
  const returnPath = useReturnPath(summary)
  const [typing, setTyping] = useState<boolean | null>(null)
  // Keeps the form of a payment that somebody is typing, even once nothing is due, as after a cancellation by the
  // customer.
  const [isTyped, setTyped] = useState(false)
  const before = paymentState(rental, payments, false)
  // The settlement collects and gives back at once; a payment beside it is taken only when it is asked for.
  const isSettling = mayRefund && needsSettlement(rental, company)
  const opens = !isSettling && (!isCancelled || before.rest.totalCents > 0)
  const isTyping = mayRefund && before.canAdd && (typing ?? (isTyped || opens))
  const { inFull, canAdd, rest } = paymentState(rental, payments, isTyping)
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const soFar = paid(payments.map(inCents))
  // While money is to be given back, that is the next step, not leaving the page.
  const isSettled =
    (isCancelled || !canAdd) &&
    !(isDepositOver(rental.status) && soFar.securityDepositCents > 0) &&
    !(isCancelled && overpaid(rental, payments) > 0)
  // Once everything is paid, the vehicle leaves next.
  const leaves = isSettled && rental.status === 'pending' && returnPath === summary
  // Adds the saved payment to the cached list at once, so that the user sees that it was taken.
  const taken = (payment: Payment) => {
    const list = query(listPayments, { params: { companyId, rentalId: rental.id } }).queryKey
    cache.setQueryData<Payment[]>(list, (known = []) => [...known.filter(({ id }) => id !== payment.id), payment])
    setTyping(false)
  }
  const { totalCents, chargesCents, securityDepositCents } = inCents(rental)
  const { elsewhereCents } = overpayment(inCents(rental), soFar.totalCents)
  return (
    <div className="payment-page">
      <RentalBrief rental={rental} />
      <CheckNotice rental={rental} />
      <div className="payment-due">
        <Due
          label={labels.totalAmount}
          paidCents={soFar.totalCents}
          dueCents={totalCents === null ? null : amountDue(inCents(rental), 'totalCents')}
          isOver={isCancelled && chargesCents === 0 && elsewhereCents === 0}
          hint={!isCancelled && dueHint}
        />
        <Due
          label={t('deposit')}
          paidCents={soFar.securityDepositCents}
          dueCents={securityDepositCents}
          inFull={t('payment.heldInFull')}
          isOver={isDepositOver(rental.status)}
        />
      </div>
      {inFull.totalCents && !isCancelled && <Notice type="success" title={t('payment.totalInFull')} />}
      {inFull.securityDepositCents && !isDepositOver(rental.status) && (
        <Notice type="success" title={t('payment.depositInFull')} />
      )}
      {isSettling && (
        <Notice
          type="info"
          title={money('settlement.open')}
          action={
            <LinkButton type="primary" to={summary} state={landingOn(rental)}>
              {money('settlement.toCard')}
            </LinkButton>
          }
        />
      )}
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
          onTyped={() => setTyped(true)}
          onSaved={taken}
          onRemove={() => setTyping(false)}
        />
      ) : (
        // The key mounts the buttons again after a payment: `autoFocus` works only when a button is mounted.
        <div className="payment-bar" key={String(typing)}>
          {mayRefund && canAdd && (
            <Button icon={<PlusOutlined />} autoFocus={typing === false} onClick={() => setTyping(true)}>
              {t('payment.add')}
            </Button>
          )}
          {leaves && (
            <LinkButton type="primary" autoFocus={typing === false} to={paths.rentalCheckout(rental.id)}>
              {t('actions.delivery')}
            </LinkButton>
          )}
          <LinkButton
            key={String(canAdd)}
            type={isSettled && !leaves && !isSettling ? 'primary' : 'default'}
            autoFocus={typing === false && !canAdd && !leaves}
            to={returnPath}
            state={landingOn(rental)}
          >
            {t(returnPath === summary ? 'payment.back' : 'payment.done')}
          </LinkButton>
          {rental.totalAmount === null && <Link to={paths.rental(rental.id)}>{t('payment.noAmount')}</Link>}
        </div>
      )}
      <Charges rental={rental} />
    </div>
  )
}

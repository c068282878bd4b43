import { PlusOutlined } from '@ant-design/icons'
import { getRental, listPayments } from '@filao/domain/rentals/contract'
import type { Payment } from '@filao/domain/rentals/payment'
import { held, paid } from '@filao/domain/rentals/payments'
import type { Rental } from '@filao/domain/rentals/rental'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { LinkButton } from '#ui/LinkButton'
import { LoadError } from '#ui/LoadError'
import { Notice } from '#ui/Notice'
import { PageHeader } from '#ui/PageHeader'
import { useWayBack } from '#ui/way-back'
import { CheckNotice } from './check/CheckNotice.tsx'
import { Due } from './Due.tsx'
import { Charges } from './money/Charges.tsx'
import { RefundModal } from './money/RefundModal.tsx'
import { NewPayment } from './NewPayment.tsx'
import { newLine, paymentState } from './payment-lines.ts'
import { RentalBrief } from './RentalBrief.tsx'
import { SavedPayment } from './SavedPayment.tsx'
import './PaymentPage.css'

/** The payments of a rental: what was taken, and one more. */
export function PaymentPage() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const rentalId = Number(useParams().id)
  const rental = useRead(getRental, { params: { companyId, id: rentalId } })
  const payments = useRead(listPayments, { params: { companyId, rentalId } })
  const error = rental.error ?? payments.error
  return (
    <>
      <PageHeader title={t('payment.title', { number: rental.data?.publicId ?? '' })} />
      {error ? (
        <LoadError error={error} onRetry={() => Promise.all([rental.refetch(), payments.refetch()])} />
      ) : rental.data && payments.data ? (
        <Payments rental={rental.data} payments={payments.data} />
      ) : (
        <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />
      )}
    </>
  )
}

function Payments({ rental, payments }: { rental: Rental; payments: Payment[] }) {
  const { t } = useTranslation('rentals')
  const mayRefund = useCan('payments.write')
  // What is over may still owe a charge; what is cancelled owes nothing, and may get its money back.
  const mayPay = mayRefund && rental.status !== 'cancelled'
  const summary = paths.rentalSummary(rental.id)
  const wayBack = useWayBack(summary)
  const [typing, setTyping] = useState<boolean | null>(null)
  const before = paymentState(rental, payments, false)
  const isTyping = mayPay && before.canAdd && (typing ?? true)
  const { inFull, canAdd, rest } = paymentState(rental, payments, isTyping)
  const [refunded, setRefunded] = useState<Payment | null>(null)
  const soFar = paid(payments)
  const due = rental.totalAmount === null ? null : rental.totalAmount + rental.chargesAmount
  return (
    <div className="payment-page">
      <RentalBrief rental={rental} />
      <CheckNotice rental={rental} />
      <div className="payment-due">
        <Due label={t('price.total')} paid={soFar.totalAmount} due={due} />
        <Due label={t('deposit')} paid={soFar.securityDepositAmount} due={rental.securityDepositAmount} />
      </div>
      {inFull.totalAmount && <Notice type="success" title={t('payment.totalInFull')} />}
      {inFull.securityDepositAmount && <Notice type="success" title={t('payment.depositInFull')} />}
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
      <Charges rental={rental} />
      {refunded && (
        <RefundModal rental={rental} payment={refunded} payments={payments} onClose={() => setRefunded(null)} />
      )}
      {isTyping ? (
        <NewPayment
          key={payments.length}
          rental={rental}
          line={newLine({ rest, inFull })}
          rest={rest}
          inFull={inFull}
          onSaved={() => setTyping(false)}
          onRemove={() => setTyping(false)}
        />
      ) : (
        <div className="payment-bar">
          {mayPay && canAdd && (
            <Button icon={<PlusOutlined />} onClick={() => setTyping(true)}>
              {t('payment.add')}
            </Button>
          )}
          <LinkButton type={canAdd ? 'default' : 'primary'} to={wayBack}>
            {t(wayBack === summary ? 'payment.back' : 'payment.done')}
          </LinkButton>
          {rental.totalAmount === null && <Link to={paths.rental(rental.id)}>{t('payment.noAmount')}</Link>}
        </div>
      )}
    </div>
  )
}

/** Whether a payment still holds something that can be given back. */
function isRefundable(payment: Payment, payments: Payment[]): boolean {
  const { totalAmount, securityDepositAmount } = held(payment, payments)
  return !payment.correctsPaymentId && totalAmount + securityDepositAmount > 0
}

import { inCents } from '@filao/domain/kernel/money'
import { amountDue, overpayment } from '@filao/domain/ledger/account'
import { accountLineLabel, accountLinesOf } from '@filao/domain/ledger/account-line'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import { givenBackElsewhere } from '@filao/domain/ledger/elsewhere'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import type { FeeLine } from '@filao/domain/pricing/fee/fee-line.schema'
import { isWaived } from '@filao/domain/pricing/fee-line'
import { feeKindOf } from '@filao/domain/rentals/cancellation/cancellation'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getRentalPrice, listPayments } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { Due } from '#features/ledger/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LoadError } from '#ui/feedback/LoadError'
import { Money } from '#ui/Money'
import { FeeLines } from '../price/FeeLines.tsx'
import { PriceLines } from '../price/PriceLines.tsx'

/** Shows the rental's price, the payments, and the money held. A draft shows today's price. */
export function RentalMoney({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const feeKind = feeKindOf(rental.cancellationReason ?? undefined)
  const isDraft = rental.status === 'draft'
  const today = useRead(getRentalPrice, { params: { companyId, id: rental.id } }, { enabled: isDraft })
  const isByHand = rental.price === null && isProblem(today.error, 'price_missing')
  const quote = (isDraft && today.data) || rental.price
  const { totalCents, chargesCents, paidTotalCents, securityDepositCents, paidSecurityDepositCents } = inCents(rental)
  const isFee = (kind: string) => kind === 'charge' && rental.status === 'cancelled'
  const { elsewhereCents } = overpayment(inCents(rental), paidTotalCents)
  const reasonOf = (fee: FeeLine) => rental.waivedFees.find((one) => isWaived(fee, [one]))?.reason
  const total = (isDraft ? today.data?.total : null) ?? rental.totalAmount
  return (
    <aside className="summary-money summary-card" aria-label={t('price.title')}>
      <h2>{t('price.title')}</h2>
      {isDraft && today.error && !isByHand && (
        <LoadError error={today.error} onRetry={today.refetch} title={t('price.unread')} />
      )}
      {quote ? (
        <PriceLines quote={quote} fees={<FeeLines quote={quote} reasonOf={reasonOf} />} />
      ) : (
        <p className="price-hint">{t('price.typedByHand')}</p>
      )}
      <p className="price-total">
        <span>{t('price.total')}</span>
        <Money euros={total} />
      </p>
      {accountLinesOf(rental).map(({ kind, cents }) => (
        <p className="price-charges" key={kind}>
          <span>{(isFee(kind) ? chargeKindLabels[feeKind] : accountLineLabel(kind))[language]}</span>
          <Money cents={cents} />
        </p>
      ))}
      <Due
        label={t(rental.settledElsewhereAmount > 0 ? 'price.paidSince' : 'price.paid')}
        paidCents={paidTotalCents}
        dueCents={totalCents === null ? null : amountDue(inCents(rental), 'totalCents')}
        isOver={rental.status === 'cancelled' && chargesCents === 0 && elsewhereCents === 0}
        hint={elsewhereCents > 0 && <Elsewhere rental={rental} cents={elsewhereCents} />}
      />
      <Due
        label={t('deposit')}
        paidCents={paidSecurityDepositCents}
        dueCents={securityDepositCents}
        inFull={t('payment.heldInFull')}
        isOver={isDepositOver(rental.status)}
      />
      <dl className="price-lines">
        <div>
          <dt>{t('waiver')}</dt>
          <dd>
            <Money euros={rental.waiverAmount} />
          </dd>
        </div>
      </dl>
      <Payments rental={rental} />
    </aside>
  )
}

/** Shows the money settled before Filao that is to be given back, with a link to the payments, which record it. */
function Elsewhere({ rental, cents }: { rental: Rental; cents: number }) {
  const { t } = useTranslation('rentals/money')
  const { company } = useSession()
  const mayRecord = useCan('payments.write')
  return (
    <>
      {givenBackElsewhere(cents)[useLanguage()]}{' '}
      {mayRecord && !needsSettlement(rental, company) && (
        <Link to={paths.rentalPayment(rental.id)}>{t('elsewhere.open')}</Link>
      )}
    </>
  )
}

function Payments({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const { t: money } = useTranslation('rentals/money')
  const language = useLanguage()
  const { companyId } = useSession()
  const payments = useRead(listPayments, { params: { companyId, rentalId: rental.id } })
  if (payments.error && !payments.data) {
    return <LoadError error={payments.error} onRetry={payments.refetch} title={t('payment.unread')} />
  }
  if (!payments.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} className="appear-late" />
  if (!payments.data.length) return null
  return (
    <>
      <h3>{t('payment.taken')}</h3>
      <ul className="summary-payments">
        {payments.data.map((payment) => (
          <li key={payment.id}>
            <span>
              {payment.correctsPaymentId && `${money(payment.isDepositKept ? 'refund.kept' : 'refund.line')} · `}
              {paymentMethodLabels[payment.method][language]}
              <small>
                <DateTime at={payment.takenAt} zone={rental.departureAgency.timezone} />
              </small>
              {payment.reason && <small>{payment.reason}</small>}
            </span>
            <span>
              {payment.totalAmount > 0 && <Money euros={signOf(payment) * payment.totalAmount} />}
              {payment.securityDepositAmount > 0 && (
                <small>
                  {t('deposit')} <Money euros={signOf(payment) * payment.securityDepositAmount} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns -1 for a refund, 1 otherwise. */
function signOf(payment: Payment): 1 | -1 {
  return payment.correctsPaymentId ? -1 : 1
}

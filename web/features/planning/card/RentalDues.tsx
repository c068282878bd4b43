import { formatCents, inCents } from '@filao/domain/kernel/money'
import { remaining } from '@filao/domain/ledger/account'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'

/** Shows the price with its charges and the deposit and, for an agreed rental, the amounts still due. */
export function RentalDues({ rental }: { rental: Rental }) {
  const { t } = useTranslation('planning/card')
  const { status, totalCents, chargesCents, securityDepositCents, ...due } = inCents(rental)
  const isAgreed = status !== 'draft' && status !== 'quote' && status !== 'cancelled'
  const paid = { totalCents: due.paidTotalCents, securityDepositCents: due.paidSecurityDepositCents }
  const rest = remaining(inCents(rental), [paid])
  const price = totalCents === null || !isAgreed ? totalCents : totalCents + chargesCents
  return (
    <dl className="bar-card-dues">
      <Due label={t('price')} due={price} rest={rest.totalCents} done={t('paid')} isAgreed={isAgreed} />
      {securityDepositCents > 0 && (
        <Due
          label={t('deposit')}
          due={securityDepositCents}
          rest={rest.securityDepositCents}
          done={t('held')}
          isAgreed={isAgreed}
        />
      )}
    </dl>
  )
}

/** An amount due and its unpaid part, in cents. */
type DueProps = { label: string; due: number | null; rest: number; done: string; isAgreed: boolean }

function Due({ label, due, rest, done, isAgreed }: DueProps) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {due === null ? <small>{t('noPrice')}</small> : <Money cents={due} />}
        {isAgreed && due !== null && rest === 0 && <StatusTag status="on">{done}</StatusTag>}
        {isAgreed && due !== null && rest > 0 && (
          <StatusTag status="warning">{t('rest', { amount: formatCents(rest, language) })}</StatusTag>
        )}
      </dd>
    </div>
  )
}

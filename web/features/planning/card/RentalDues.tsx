import { formatCents, inCents } from '@filao/domain/kernel/money'
import type { Rental } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'

/** Shows the price and the deposit and, for an agreed rental, the amounts still due. */
export function RentalDues({ rental }: { rental: Rental }) {
  const { t } = useTranslation('planning/card')
  const { status, totalCents, paidTotalCents, securityDepositCents, paidSecurityDepositCents } = inCents(rental)
  const isAgreed = status !== 'draft' && status !== 'quote' && status !== 'cancelled'
  return (
    <dl className="bar-card-dues">
      <Due label={t('price')} due={totalCents} paid={paidTotalCents} done={t('paid')} isAgreed={isAgreed} />
      {securityDepositCents > 0 && (
        <Due
          label={t('deposit')}
          due={securityDepositCents}
          paid={paidSecurityDepositCents}
          done={t('held')}
          isAgreed={isAgreed}
        />
      )}
    </dl>
  )
}

/** An amount due and its paid part, in cents. */
type DueProps = { label: string; due: number | null; paid: number; done: string; isAgreed: boolean }

function Due({ label, due, paid, done, isAgreed }: DueProps) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const rest = due === null ? null : Math.max(0, due - paid)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {rest === null ? <small>{t('noPrice')}</small> : <Money cents={due} />}
        {isAgreed && rest === 0 && <StatusTag status="on">{done}</StatusTag>}
        {isAgreed && rest !== null && rest > 0 && (
          <StatusTag status="warning">{t('rest', { amount: formatCents(rest, language) })}</StatusTag>
        )}
      </dd>
    </div>
  )
}

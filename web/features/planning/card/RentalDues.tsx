import { formatEuros, toCents, toEuros } from '@filao/domain/kernel/money'
import type { Rental } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'

/** Shows the price and the deposit and, for an agreed rental, the amounts still due. */
export function RentalDues({ rental }: { rental: Rental }) {
  const { t } = useTranslation('planning/card')
  const { status, totalAmount, paidTotalAmount, securityDepositAmount, paidSecurityDepositAmount } = rental
  const isAgreed = status !== 'draft' && status !== 'quote' && status !== 'cancelled'
  return (
    <dl className="bar-card-dues">
      <Due label={t('price')} due={totalAmount} paid={paidTotalAmount} done={t('paid')} isAgreed={isAgreed} />
      {securityDepositAmount > 0 && (
        <Due
          label={t('deposit')}
          due={securityDepositAmount}
          paid={paidSecurityDepositAmount}
          done={t('held')}
          isAgreed={isAgreed}
        />
      )}
    </dl>
  )
}

type DueProps = { label: string; due: number | null; paid: number; done: string; isAgreed: boolean }

function Due({ label, due, paid, done, isAgreed }: DueProps) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const rest = due === null ? null : toEuros(Math.max(0, toCents(due) - toCents(paid)))
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {rest === null ? <small>{t('noPrice')}</small> : <Money euros={due} />}
        {isAgreed && rest === 0 && <StatusTag status="on">{done}</StatusTag>}
        {isAgreed && rest !== null && rest > 0 && (
          <StatusTag status="warning">{t('rest', { amount: formatEuros(rest, language) })}</StatusTag>
        )}
      </dd>
    </div>
  )
}

import { toCents, toEuros } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import './Due.css'

type Props = { label: string; paid: number; due: number | null }

/** An amount that is paid bit by bit: how much of it is there, and what is missing. */
export function Due({ label, paid, due }: Props) {
  const { t } = useTranslation('rentals')
  const rest = due === null ? null : toEuros(Math.max(0, toCents(due) - toCents(paid)))
  const share = due ? Math.min(100, (paid / due) * 100) : 100
  return (
    <div className={`due ${rest === 0 ? 'is-paid' : ''}`}>
      <p>
        <span>{label}</span>
        <span>
          <Money euros={paid} /> / <Money euros={due} />
        </span>
      </p>
      <div className="due-bar" aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <small>
        {rest === 0 ? (
          t('payment.inFull')
        ) : (
          <>
            {t('payment.rest')} <Money euros={rest} />
          </>
        )}
      </small>
    </div>
  )
}

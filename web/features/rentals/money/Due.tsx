import { toCents, toEuros } from '@filao/domain/kernel/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import './Due.css'

type Props = {
  label: string
  paid: number
  due: number | null
  /** More words about the amount due. */
  hint?: ReactNode
  /** True when nothing more is due: money still held is to be given back. */
  isOver?: boolean
}

/** Shows an amount paid in parts: the paid part and the rest, or, once it is over, the amount still held. */
export function Due({ label, paid, due, hint, isOver = false }: Props) {
  const { t } = useTranslation('rentals')
  if (isOver) {
    return (
      <div className="due">
        <p>
          <span>{label}</span>
          <Money euros={paid} />
        </p>
        <small>{t(paid > 0 ? 'payment.toGiveBack' : 'payment.nothingHeld')}</small>
      </div>
    )
  }
  const missing = due === null ? null : toEuros(toCents(due) - toCents(paid))
  const share = due ? Math.min(100, (paid / due) * 100) : 100
  return (
    <div className={`due ${missing !== null && missing <= 0 ? 'is-paid' : ''}`}>
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
        <Missing euros={missing} />
      </small>
      {hint && <small className="due-hint">{hint}</small>}
    </div>
  )
}

/** Shows the unpaid rest; a negative one is the overpaid amount. */
function Missing({ euros }: { euros: number | null }) {
  const { t } = useTranslation('rentals')
  if (euros === 0) return t('payment.inFull')
  return (
    <>
      {t(euros !== null && euros < 0 ? 'payment.tooMuch' : 'payment.rest')} <Money euros={euros && Math.abs(euros)} />
    </>
  )
}

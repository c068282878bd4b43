import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import './Due.css'

type Props = {
  label: string
  paidCents: number
  dueCents: number | null
  /** More words about the amount due. */
  hint?: ReactNode
  /** The words for an amount paid in full, in place of those of a price. */
  inFull?: string
  /** True when nothing more is due: money still held is to be given back. */
  isOver?: boolean
}

/** Shows an amount paid in parts: the paid part and the rest, or, once it is over, the amount still held. */
export function Due({ label, paidCents, dueCents, hint, inFull, isOver = false }: Props) {
  const { t } = useTranslation('ledger')
  if (isOver) {
    return (
      <div className="due">
        <p>
          <span>{label}</span>
          <Money cents={paidCents} />
        </p>
        <small>{t(paidCents > 0 ? 'toGiveBack' : 'nothingHeld')}</small>
      </div>
    )
  }
  // A negative amount is money settled before Filao, which is given back outside it.
  const owedCents = dueCents && Math.max(0, dueCents)
  const missing = owedCents === null ? null : owedCents - paidCents
  const share = owedCents ? Math.min(100, (paidCents / owedCents) * 100) : 100
  return (
    <div className={`due ${missing !== null && missing <= 0 ? 'is-paid' : ''}`}>
      <p>
        <span>{label}</span>
        <span>
          <Money cents={paidCents} /> / <Money cents={owedCents} />
        </span>
      </p>
      <div className="due-bar" aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <small>{missing === 0 ? (inFull ?? t('inFull')) : <Missing cents={missing} />}</small>
      {hint && <small className="due-hint">{hint}</small>}
    </div>
  )
}

/** Shows the unpaid rest; a negative one is the overpaid amount. */
function Missing({ cents }: { cents: number | null }) {
  const { t } = useTranslation('ledger')
  return (
    <>
      {t(cents !== null && cents < 0 ? 'tooMuch' : 'rest')} <Money cents={cents && Math.abs(cents)} />
    </>
  )
}

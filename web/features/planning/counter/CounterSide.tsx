import type { CounterRental } from '@filao/domain/planning/counter'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'
import { CounterCard } from './CounterCard.tsx'
import { isDone, type Side } from './counter-day.ts'
import { DoneRow } from './DoneRow.tsx'

type Props = { side: Side; rentals: CounterRental[]; now: string }

/** What leaves, or what comes back: late first, then by time; what is done is folded away below. */
export function CounterSide({ side, rentals, now }: Props) {
  const { t } = useTranslation('planning/counter')
  const titleId = useId()
  const done = rentals.filter((rental) => isDone(rental, side))
  const toDo = rentals.filter((rental) => !isDone(rental, side))
  const late = toDo.filter((rental) => rental.isLate).length
  return (
    <section className="counter-side" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {t(`${side}.title`)} <span className="page-count">{rentals.length}</span>
        </h2>
        {late > 0 && <StatusTag status="late">{t('late', { count: late })}</StatusTag>}
        {rentals.length > 0 && (
          <span className="counter-note counter-left">{t(`${side}.toDo`, { count: toDo.length })}</span>
        )}
      </header>
      {rentals.length === 0 && (
        <div className="counter-none">
          <strong>{t(`${side}.none`)}</strong>
          <p className="counter-note">{t(`${side}.noneText`)}</p>
        </div>
      )}
      {toDo.length > 0 && (
        <ul className="counter-cards">
          {toDo.map((rental) => (
            <li key={rental.id}>
              <CounterCard side={side} rental={rental} now={now} />
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="counter-done">
          <summary>{t(`${side}.done`, { count: done.length })}</summary>
          <ul>
            {done.map((rental) => (
              <li key={rental.id}>
                <DoneRow side={side} rental={rental} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

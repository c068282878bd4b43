import type { CounterRental } from '@filao/domain/planning/counter.schema'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Count } from '#ui/Count'
import { CounterCard } from './CounterCard.tsx'
import { isDone, type Side } from './counter-day.ts'
import { DoneRow } from './DoneRow.tsx'

type Props = {
  side: Side
  rentals: CounterRental[]
  now: string
  /** True when the rentals are of several agencies. */
  namesAgency: boolean
}

/** Lists the departures or the returns: late ones first, then by time; done ones are collapsed below. */
export function CounterSide({ side, rentals, now, namesAgency }: Props) {
  const { t } = useTranslation('planning/counter')
  const titleId = useId()
  const done = rentals.filter((rental) => isDone(rental, side))
  const toDo = rentals.filter((rental) => !isDone(rental, side))
  return (
    <section id={side} className="counter-side" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>
        {t(`${side}.title`)} <Count count={toDo.length} />
      </h2>
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
              <CounterCard side={side} rental={rental} now={now} namesAgency={namesAgency} />
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
                <DoneRow side={side} rental={rental} namesAgency={namesAgency} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

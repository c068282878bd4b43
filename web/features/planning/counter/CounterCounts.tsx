import type { Counter } from '@filao/domain/planning/counter.schema'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDone, type Side } from './counter-day.ts'

/** Shows the departures and returns still to be done that day; on a phone they link to their half of the page. */
export function CounterCounts({ counter }: { counter: Counter }) {
  const { t } = useTranslation('planning/counter')
  const late = [...counter.departures, ...counter.returns].filter(({ isLate }) => isLate).length
  return (
    <nav className="counter-counts" aria-label={t('counts')}>
      <Count side="departures" rentals={counter.departures} />
      <Count side="returns" rentals={counter.returns} />
      <span aria-live="polite">{late > 0 && <strong>{t('late', { count: late })}</strong>}</span>
    </nav>
  )
}

function Count({ side, rentals }: { side: Side; rentals: Counter[Side] }) {
  const { t } = useTranslation('planning/counter')
  const count = rentals.filter((rental) => !isDone(rental, side)).length
  const words = rentals.length === 0 ? t(`${side}.zero`) : t(`${side}.toDo`, { count })
  return (
    <a href={`#${side}`} onClick={(event) => goTo(event, side)}>
      <span aria-live="polite">{words}</span>
    </a>
  )
}

/** Scrolls without changing the URL, which names the day and not the scroll position. */
function goTo(event: MouseEvent, side: Side): void {
  event.preventDefault()
  const section = document.getElementById(side)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

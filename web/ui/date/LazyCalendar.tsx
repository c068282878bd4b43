import { lazy, Suspense } from 'react'
import type { CalendarProps } from './Calendar.tsx'

const load = () => import('./Calendar.tsx').then((module) => ({ default: module.Calendar }))
const Calendar = lazy(load)

/** The calendar, read once a field opens it: it is heavy, and who types needs none. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense>
      <Calendar {...props} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import type { CalendarProps } from './Calendar.tsx'

const load = () => import('./Calendar.tsx').then((module) => ({ default: module.Calendar }))
const Calendar = lazy(load)

/** Loads the calendar when a field opens it: its code is large, and typing needs none. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense>
      <Calendar {...props} />
    </Suspense>
  )
}

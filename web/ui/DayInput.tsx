import { lazy, Suspense } from 'react'
import type { DayFieldProps } from './DayField.tsx'
import './DayInput.css'

const DayField = lazy(() => import('./DayField.tsx').then((module) => ({ default: module.DayField })))

/** A day without an hour, typed or chosen. The value is `YYYY-MM-DD`. The calendar is heavy: the form shows before it. */
export function DayInput(props: DayFieldProps) {
  return (
    <Suspense fallback={<span className="picker-waiting" />}>
      <DayField {...props} />
    </Suspense>
  )
}

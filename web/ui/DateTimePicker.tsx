import { lazy, Suspense } from 'react'
import type { MomentFieldProps } from './MomentField.tsx'
import './DayInput.css'

const MomentField = lazy(() => import('./MomentField.tsx').then((module) => ({ default: module.MomentField })))

/** A date and time on the clock of an agency. The value is an instant. The calendar is heavy: the form shows before it. */
export function DateTimePicker(props: MomentFieldProps) {
  return (
    <Suspense fallback={<span className="picker-waiting" />}>
      <MomentField {...props} />
    </Suspense>
  )
}

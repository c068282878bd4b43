import { type ComponentProps, lazy, Suspense } from 'react'
import type { Chart as Loaded } from './Chart.tsx'

const LoadedChart = lazy(() => import('./Chart.tsx').then((module) => ({ default: module.Chart })))

/** The chart, loaded on demand: the figures are shown first. */
export function Chart(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<div className="stat-plot" />}>
      <LoadedChart {...props} />
    </Suspense>
  )
}

import { type ComponentProps, lazy, Suspense } from 'react'
import type { Chart as Loaded } from './Chart.tsx'
import { nameReadableLanguage } from './readable-language.ts'

const LoadedChart = lazy(async () => {
  nameReadableLanguage()
  const { Chart } = await import('./Chart.tsx')
  return { default: Chart }
})

/** The chart, loaded on demand: the figures are shown first. */
export function Chart(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<div className="stat-plot" />}>
      <LoadedChart {...props} />
    </Suspense>
  )
}

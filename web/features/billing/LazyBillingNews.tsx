import { lazy, Suspense } from 'react'
import { loadWords } from '#app/i18n'
import type { BillingNewsProps } from './BillingNews.tsx'

const Loaded = lazy(async () => {
  const [module] = await Promise.all([import('./BillingNews.tsx'), loadWords('billing')])
  return { default: module.BillingNews }
})

/** The banner, for the few who have something to read there: nobody else loads it. */
export function BillingNews(props: BillingNewsProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

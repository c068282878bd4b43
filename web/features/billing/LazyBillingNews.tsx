import { lazy, Suspense } from 'react'
import { loadWords } from '#session/language'
import type { BillingNewsProps } from './BillingNews.tsx'

const Loaded = lazy(async () => {
  const [module] = await Promise.all([import('./BillingNews.tsx'), loadWords('billing')])
  return { default: module.BillingNews }
})

/** Loads the banner's code only when there is something to show. */
export function BillingNews(props: BillingNewsProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

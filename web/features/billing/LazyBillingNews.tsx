import { loadMessages } from '#session/language'
import { lazyPart } from '#ui/later/lazy-part'

const load = async () => {
  const words = loadMessages('billing')
  const { BillingNews } = await import('./BillingNews.tsx')
  await words
  return { BillingNews }
}

/** Loads the banner's code only when there is something to show. */
export const BillingNews = lazyPart(load, 'BillingNews')

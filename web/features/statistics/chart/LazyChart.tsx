import { lazyPart } from '#ui/later/lazy-part'
import { nameReadableLanguage } from './readable-language.ts'

const load = () => {
  nameReadableLanguage()
  return import('./Chart.tsx')
}

/** The chart, loaded on demand: the figures are shown first. */
export const Chart = lazyPart(load, 'Chart', <div className="stat-plot" />)

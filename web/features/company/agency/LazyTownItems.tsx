import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads where an address is typed that most people leave out. */
export const LazyTownItems = lazyPart(() => import('./TownItems.tsx'), 'TownItems')

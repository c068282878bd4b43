import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads with the summary of a contract whose vehicle has not left. */
export const ExcludedPeople = lazyPart(() => import('../drivers/ExcludedPeople.tsx'), 'ExcludedPeople')

import { lazyPart } from '#ui/later/lazy-part'

/** Chooses who is billed. Its code loads at the first opening. */
export const BilledModal = lazyPart(() => import('./BilledModal.tsx'), 'BilledModal')

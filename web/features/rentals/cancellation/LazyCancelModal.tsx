import { lazyPart } from '#ui/later/lazy-part'

/** Asks the questions of a cancellation. Its code loads at the first opening. */
export const CancelModal = lazyPart(() => import('./CancelModal.tsx'), 'CancelModal')

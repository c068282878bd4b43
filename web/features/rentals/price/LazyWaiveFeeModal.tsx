import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads when an agent takes a fee out of a price. */
export const WaiveFeeModal = lazyPart(() => import('./WaiveFeeModal.tsx'), 'WaiveFeeModal')

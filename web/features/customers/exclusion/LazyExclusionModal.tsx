import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads when an administrator marks a customer, or changes the mark. */
export const ExclusionModal = lazyPart(() => import('./ExclusionModal.tsx'), 'ExclusionModal')

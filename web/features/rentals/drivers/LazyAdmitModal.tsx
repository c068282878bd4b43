import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads when an administrator accepts drivers in spite of a rule. */
export const AdmitModal = lazyPart(() => import('./AdmitModal.tsx'), 'AdmitModal')

import { lazyPart } from '#ui/later/lazy-part'

/** The window that creates or changes a deadline, loaded when it opens: it brings the schemas of its form. */
export const DeadlineModal = lazyPart(() => import('./DeadlineModal.tsx'), 'DeadlineModal')

/** The window that records what was done, loaded when it opens. */
export const DoneModal = lazyPart(() => import('./visit/DoneModal.tsx'), 'DoneModal')

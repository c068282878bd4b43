import { lazyPart } from '#ui/later/lazy-part'

/** Edits who sent a rental. Its code loads at the first opening. */
export const SourceModal = lazyPart(() => import('./SourceModal.tsx'), 'SourceModal')

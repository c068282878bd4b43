import { lazyPart } from '#ui/later/lazy-part'

/** Its code loads when somebody writes a note. */
export const NoteModal = lazyPart(() => import('./NoteModal.tsx'), 'NoteModal')

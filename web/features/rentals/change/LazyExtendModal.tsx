import { lazyPart } from '#ui/later/lazy-part'

/** Loads the dialog's code, so that the button that opens it can show that it is loading. */
export const loadExtendModal = () => import('./ExtendModal.tsx')

/** Changes the return of a rental under way. Its code loads at the first opening. */
export const ExtendModal = lazyPart(loadExtendModal, 'ExtendModal')

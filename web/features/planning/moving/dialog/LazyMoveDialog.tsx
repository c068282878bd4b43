import { lazyPart } from '#ui/later/lazy-part'

/** The form that moves a bar, loaded when it is first opened. */
export const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'), 'MoveDialog')

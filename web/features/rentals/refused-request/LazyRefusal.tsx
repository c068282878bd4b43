import { lazyPart } from '#ui/later/lazy-part'

/** Records a search of the planning. Its code and words load at the first search that finds nothing. */
export const RefusalForm = lazyPart(() => import('./RefusalForm.tsx'), 'RefusalForm')

/** Records a search of a form, loaded as `RefusalForm` is. */
export const RecordRefusal = lazyPart(() => import('./RecordRefusal.tsx'), 'RecordRefusal')

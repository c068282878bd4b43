import { lazyPart } from '#ui/later/lazy-part'

/** Looks for room where nothing is free. Its code and words load for the first search that finds nothing. */
export const MakeRoom = lazyPart(() => import('./MakeRoom.tsx'), 'MakeRoom')

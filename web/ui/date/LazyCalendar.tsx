import { lazyPart } from '../later/lazy-part.tsx'

/** Loads the calendar when a field opens it: its code is large, and typing needs none. */
export const LazyCalendar = lazyPart(() => import('./Calendar.tsx'), 'Calendar')

import { lazy } from 'react'

/** The window that creates or changes a deadline, loaded when it opens: it brings the schemas of its form. */
export const DeadlineModal = lazy(() => import('./DeadlineModal.tsx').then((m) => ({ default: m.DeadlineModal })))

/** The window that records what was done, loaded when it opens. */
export const DoneModal = lazy(() => import('./visit/DoneModal.tsx').then((m) => ({ default: m.DoneModal })))

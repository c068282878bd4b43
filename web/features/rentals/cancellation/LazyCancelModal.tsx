import { lazy } from 'react'

/** Asks the questions of a cancellation. Its code loads at the first opening. */
export const CancelModal = lazy(() => import('./CancelModal.tsx').then((module) => ({ default: module.CancelModal })))

import { lazy } from 'react'

/** Chooses who is billed. Its code loads at the first opening. */
export const BilledModal = lazy(() => import('./BilledModal.tsx').then((module) => ({ default: module.BilledModal })))

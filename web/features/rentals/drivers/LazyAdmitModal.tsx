import { lazy } from 'react'

/** Its code loads when an administrator accepts drivers in spite of a rule. */
export const AdmitModal = lazy(() => import('./AdmitModal.tsx').then((module) => ({ default: module.AdmitModal })))

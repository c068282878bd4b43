import { lazy } from 'react'

/** Shows a mail before it leaves. Its code loads at the first opening. */
export const MailModal = lazy(() => import('./MailModal.tsx').then((module) => ({ default: module.MailModal })))

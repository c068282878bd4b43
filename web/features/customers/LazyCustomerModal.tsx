import { lazy, Suspense } from 'react'
import type { CustomerModalProps } from './CustomerModal.tsx'

const Loaded = lazy(() => import('./CustomerModal.tsx').then((module) => ({ default: module.CustomerModal })))

/** The customer's form over another screen. Its code comes when it is first opened. */
export function CustomerModal({ open, ...props }: CustomerModalProps & { open: boolean }) {
  return <Suspense>{open && <Loaded {...props} />}</Suspense>
}

import { lazy, Suspense } from 'react'
import { Gated } from '#features/billing/public'
import type { CustomerModalProps } from './CustomerModal.tsx'

const Loaded = lazy(() => import('./CustomerModal.tsx').then((module) => ({ default: module.CustomerModal })))

/** Shows the customer's form over another screen. Its code loads when it is first opened. */
export function CustomerModal({ open, ...props }: CustomerModalProps & { open: boolean }) {
  if (!open) return null
  const modal = (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
  if (props.customerId !== undefined) return modal
  return (
    <Gated resource="customers" onLater={props.onClose}>
      {modal}
    </Gated>
  )
}

import { Gated } from '#features/billing/public'
import { lazyPart } from '#ui/later/lazy-part'
import type { CustomerModalProps } from './CustomerModal.tsx'

const Loaded = lazyPart(() => import('./CustomerModal.tsx'), 'CustomerModal')

/** Shows the customer's form over another screen. Its code loads when it is first opened. */
export function CustomerModal({ open, ...props }: CustomerModalProps & { open: boolean }) {
  if (!open) return null
  const modal = <Loaded {...props} />
  if (props.customerId !== undefined) return modal
  return (
    <Gated resource="customers" onLater={props.onClose}>
      {modal}
    </Gated>
  )
}

import { lazy, Suspense } from 'react'
import type { CustomerDialogProps } from './CustomerDialog.tsx'

const CustomerDialog = lazy(() => import('./CustomerDialog.tsx').then((m) => ({ default: m.CustomerDialog })))

type Props = CustomerDialogProps & { open: boolean }

/** Creates or changes a customer without leaving the screen. Its form comes when it is first opened. */
export function CustomerModal({ open, ...props }: Props) {
  return <Suspense>{open && <CustomerDialog {...props} />}</Suspense>
}

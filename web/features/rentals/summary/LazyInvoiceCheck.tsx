import { lazy } from 'react'

/** Lists what an invoice will lack. Loaded with the first one that is issued. */
export const InvoiceCheck = lazy(() =>
  import('./ContractCheck.tsx').then((module) => ({ default: module.InvoiceCheck })),
)

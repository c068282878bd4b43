import { lazyPart } from '#ui/later/lazy-part'

/** Lists what an invoice will lack. Loaded with the first one that is issued. */
export const InvoiceCheck = lazyPart(() => import('./ContractCheck.tsx'), 'InvoiceCheck')

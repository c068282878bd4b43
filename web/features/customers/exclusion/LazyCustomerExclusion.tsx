import type { Customer } from '@filao/domain/customers/customer.schema'
import { lazyPart } from '#ui/later/lazy-part'

const Loaded = lazyPart(() => import('./CustomerExclusion.tsx'), 'CustomerExclusion')

/** Shows that a customer may not rent again. Its code and words load for a customer with a mark. */
export function CustomerExclusion({ customer }: { customer: Customer }) {
  return customer.exclusion && <Loaded customer={customer} exclusion={customer.exclusion} />
}

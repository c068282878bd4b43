import type { Customer } from '@filao/domain/customers/customer.schema'
import { lazyPart } from '#ui/later/lazy-part'

const Loaded = lazyPart(() => import('./ExclusionTag.tsx'), 'ExclusionTag')

/** Says that a customer may not rent again. Its code loads for a customer with a mark. */
export function ExclusionTag({ customer }: { customer: { exclusion?: Customer['exclusion'] } }) {
  return customer.exclusion && <Loaded customer={{ exclusion: customer.exclusion }} />
}

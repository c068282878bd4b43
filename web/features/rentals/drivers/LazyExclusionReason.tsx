import type { DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import type { FormItemProps } from 'antd'
import { lazyPart } from '#ui/later/lazy-part'

const Loaded = lazyPart(() => import('./ExclusionReason.tsx'), 'ExclusionReason')

type Props = { verdict: DriversVerdict | undefined; item: FormItemProps; isRequired: boolean }

/** Asks an administrator for the reason to rent to people who may not rent again. Its code loads for such people. */
export function ExclusionReason({ verdict, ...props }: Props) {
  const isStopped = verdict?.faults.some(({ rule }, at) => rule === 'excluded' && !verdict.passed[at])
  return isStopped && <Loaded {...props} />
}

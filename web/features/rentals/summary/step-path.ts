import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { paths } from '#session/paths'
import { type Step, settlesMoney } from './next-step.ts'

type Moved = Pick<RentalRow, 'id' | 'status'>

/**
 * Returns the screen on which a step is done; null for one that the rental's summary does at once. The money of a
 * returned rental is settled on its summary.
 */
export function stepPath(step: Step, { id, status }: Moved): string | null {
  if (status === 'done' && settlesMoney(step)) return paths.rentalSummary(id)
  return screens[step]?.(id) ?? null
}

const screens: Partial<Record<Step, (id: number) => string>> = {
  payment: paths.rentalPayment,
  deposit: paths.rentalPayment,
  collect: paths.rentalPayment,
  giveBack: paths.rentalPayment,
  refund: paths.rentalPayment,
  delivery: paths.rentalCheckout,
  return: paths.rentalCheckout,
  extend: (id) => `${paths.rentalSummary(id)}?extend`,
  cancel: (id) => `${paths.rentalSummary(id)}?cancel`,
  replace: paths.rentalVehicle,
  edit: paths.rental,
}

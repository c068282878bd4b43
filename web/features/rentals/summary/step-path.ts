import { paths } from '#app/paths'
import type { Step } from './next-step.ts'

/** Returns the screen on which a step is done; null for one that the rental's summary does at once. */
export function stepPath(step: Step, id: number): string | null {
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
  replace: paths.rentalVehicle,
  edit: paths.rental,
}

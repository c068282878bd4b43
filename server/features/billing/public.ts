/** What the rest of the product may use of the subscriptions. */
export { keepRoom } from './gate.ts'
export { passTestTime } from './local.ts'
export { builtInPlans, keepPlans } from './plans.ts'

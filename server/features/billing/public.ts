/** The exports of subscriptions for other features. */
export { keepRoom } from './gate.ts'
export { followBilling, forgetNotices, refreshPlans } from './jobs.ts'
export { askForOpening, openAccount } from './opening.ts'
export { builtInPlans, keepPlans } from './plans.ts'
export { sendBillingMail } from './telling.ts'

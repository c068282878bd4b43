/** The exports of subscriptions for other features. */
export { keepFileRoom, keepRoom } from './gate.ts'
export { followBilling, refreshPlans } from './jobs.ts'
export { limitedTables } from './limited-tables.ts'
export { askForOpening } from './opening.ts'
export { builtInPlans, keepPlans } from './plans.ts'
export { zoneOfDates } from './zone-queries.ts'

/** The exports of subscriptions for other features. */
export { requireFileRoom, requireRoom } from './gate.ts'
export { followBilling, refreshPlans } from './jobs.ts'
export { limitedTables } from './limited-tables.ts'
export { requestOpening } from './opening.ts'
export { builtInPlans, storePlans } from './plans.ts'
export { zoneOfDates } from './zone-queries.ts'

/** The exports of the deadlines for other features. */
export { readDeadlines } from './deadline.ts'
export { checkDeparture } from './departure.ts'
export { type Clock, readingsOf } from './reading-queries.ts'

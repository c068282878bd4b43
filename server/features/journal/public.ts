/** The exports of the journal for other features. */
export { sumPeriod } from './reading.ts'

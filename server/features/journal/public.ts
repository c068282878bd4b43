/** The exports of the journal for other features. */
export { enterImport } from './imported.ts'
export { sumPeriod } from './reading.ts'

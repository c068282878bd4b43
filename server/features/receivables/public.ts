/** The exports of what is open for other features. */
export { sumReceivables } from './sums.ts'

/** The exports of rentals for other features. */
export { chargedCents, paidCents } from './money/sum-queries.ts'
export { newCode } from './public-page/code.ts'
export { rentalRows } from './queries.ts'

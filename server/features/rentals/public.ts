/** The exports of rentals for other features. */
export { newCode } from './public-page/code.ts'
export { rentalRows } from './queries.ts'

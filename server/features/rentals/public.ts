/** What the rest of the product may use of the rentals. */
export { rentalRows } from './queries.ts'

/** What the rest of the product may use of the rentals. */
export { newCode } from './code.ts'
export { forgetWaitingPhotos } from './photo.ts'
export { rentalRows } from './queries.ts'

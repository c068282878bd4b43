/** What the rest of the product may use of the rentals. */
export { newCode } from './code.ts'
export { lapseOffers } from './lapsing.ts'
export { sendRentalMail } from './mail-sending.ts'
export { forgetWaitingPhotos } from './photo.ts'
export { rentalRows } from './queries.ts'
export { remindCustomers } from './reminding.ts'

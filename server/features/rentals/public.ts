/** The exports of rentals for other features. */

export { forgetWaitingPhotos } from './handover/photo.ts'
export { lapseOffers } from './lapse/lapse.ts'
export { remindCustomers } from './mail/remind.ts'
export { sendRentalMail } from './mail/send-mail.ts'
export { newCode } from './public-page/code.ts'
export { rentalRows } from './queries.ts'

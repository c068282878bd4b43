/** The exports of rentals for other features. */
export { type Format, logoInline, type PrintParts, type PrintTurn } from './document/print.ts'
export { type RentalReturned, rentalReturnedJob } from './handover/returned.ts'
export { listMailTimes } from './mail/mail-queries.ts'
export { chargeEntry, paymentEntries } from './money/journal.ts'
export { listPayments } from './money/payment-queries.ts'
export { chargedCents, creditedCents, paidCents } from './money/sum-queries.ts'
export { newCode } from './public-page/code.ts'
export { loadRental, lockRental, rentalRows } from './queries.ts'

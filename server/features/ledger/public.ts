/** The exports of the ledger for other features. */
export {
  accountLines,
  changesBeforeVat,
  changesOfDue,
  chargedCents,
  collectedCents,
  creditedCents,
  creditNoteCents,
  entriesSince,
  isRefund,
  outsideVatCents,
  paidCents,
  receivedVat,
  settlingEntries,
  signedCharge,
  unjournaledCredit,
  withAccounts,
} from './account-queries.ts'
export { applyCredit } from './apply-credit.ts'
export { checkNothingBilled, checkPriceFree } from './billed.ts'
export { billingDocuments, deleteCollected, insertBilling, setEntry } from './billing-queries.ts'
export { chargesOf, listCharges } from './charge-queries.ts'
export { chargeEntry, type Owed, paymentEntries } from './journal.ts'
export { journalCollected } from './journal-collected.ts'
export { findPaymentEntry } from './journal-queries.ts'
export { listPayments } from './payment-queries.ts'
export { storeCharge } from './store-charge.ts'
export { storePayment } from './store-payment.ts'

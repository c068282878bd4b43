/** The parts of the ledger that other features may use. They need the `ledger` messages. */

export { CashNotice } from './CashNotice.tsx'
export { Due } from './Due.tsx'
export { useDueHint } from './due-hint.ts'
export { OfferedAmount } from './OfferedAmount.tsx'
export {
  amountNow,
  amountOver,
  type NewLine,
  newLine,
  overpaid,
  paymentState,
  proposedRefund,
  takesMoney,
} from './payment-lines.ts'
export { isRefundable, ToGiveBack } from './ToGiveBack.tsx'

import type { ReceiptMessages } from './messages.fr.ts'

export const en = {
  payment: {
    title: 'Receipt',
    on: 'Received on',
    lines: 'This payment',
    soFar: 'After this payment',
  },
  refund: {
    title: 'Refund receipt',
    on: 'Refunded on',
    lines: 'This refund',
    soFar: 'After this refund',
  },
  kept: {
    title: 'Deposit kept',
    on: 'Kept on',
    lines: 'Amount kept',
    soFar: 'After this',
  },
  rental: 'Rental',
  from: 'from',
  to: 'to',
  forRental: 'For the rental',
  forDeposit: 'For the deposit (no VAT)',
  by: 'Recorded by',
  whatFor: 'Charged for',
  paid: (total: string) => `Paid, out of ${total}`,
  deposit: (asked: string) => `Deposit held, out of ${asked}`,
  total: 'Total',
  entry: ({ seq, anchor }) => `Entry no. ${seq} – fingerprint ${anchor}`,
} satisfies ReceiptMessages

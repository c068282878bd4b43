import type { CashDeskMessages } from './messages.fr.ts'

export const en = {
  title: 'Cash desk sheet',
  opened: (at, by) => `Opened on ${at}${by && ` by ${by}`}`,
  closed: (at, by) => `Closed on ${at}${by && ` by ${by}`}`,
  open: 'Cash desk still open: provisional amounts',
  since: (at) => `Payments since ${at}`,
  movements: 'Payments and refunds',
  received: 'Received',
  refunded: 'Refunded',
  net: 'Net',
  kept: (amount) => `of it ${amount} of deposit kept, both in and out`,
  none: 'No movements',
  cashIn: 'Cash received',
  cashOut: 'Cash refunded',
  expected: 'Expected cash',
  counted: 'Counted cash',
  difference: 'Difference',
  value: 'Note or coin',
  signature: 'Signature',
} satisfies CashDeskMessages

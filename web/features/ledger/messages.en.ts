import type { fr } from './messages.fr.ts'

export const en = {
  rest: 'Balance due:',
  inFull: 'Paid in full',
  tooMuch: 'Overpaid:',
  toGiveBack: 'To refund',
  nothingHeld: 'Nothing to refund',
  cashTitle: 'More than {{amount}} in cash: the law forbids it',
  cashText:
    'The limit is for the whole rental, in one or several payments. It is €15,000 for a private customer who lives abroad and proves it.',
  line: '{{label}}: {{amount}}',
  refund: 'Refund',
  refundDeposit: 'Refund the deposit',
  depositDue: 'The deposit of {{amount}} must be refunded',
  paidTooMuch: 'Overpaid by {{amount}}',
  cancelledDue: 'The rental is cancelled and {{amount}} has not been refunded',
} satisfies typeof fr

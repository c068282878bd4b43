import type { StatementMessages } from './messages.fr.ts'

export const en = {
  title: (source) => `Statement of ${source}`,
  rental: 'Rental',
  of: (month) => `Rentals that start in ${month}`,
  cancelled: 'canceled',
  none: 'No rentals in this month.',
  total: 'Total',
  settled: 'Settled already',
  printed: (at) => `Made on ${at}`,
} satisfies StatementMessages

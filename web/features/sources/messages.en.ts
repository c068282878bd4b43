import type { fr } from './messages.fr.ts'

/** Words of the sources' screens, in English. */
export const en = {
  title: 'Sources',
  new: 'New source',
  one: 'Source',
  create: 'Add a source',
  enabledShort: 'Active',
  enable: 'Offer “{{name}}” for new rentals',
  enabled: 'Source switched on',
  disabled: 'Source switched off: its rentals keep it',
  commission: 'Commission',
  commissionHint:
    'A percentage of the price before VAT, or an amount for each rental. A rental keeps the terms of the day on which its price was agreed.',
  perRental: 'per rental',
  none: 'None',
  customers: 'Its customers',
  adjustment: 'Adjustment',
  adjustmentHint:
    '−10 lowers your prices per day and hour by 10% for its customers, 5 raises them by 5%. Options and fees stay. Empty: your usual prices.',
  noAdjustment: 'None',
  languageHint: 'Proposed when you create a customer from a rental of this source.',
  noLanguage: 'None in particular',
  collects: 'Collects',
  collectsHint:
    'The broker or hotel takes a prepayment: on the rental you say how much. The customer owes only the rest, and the source owes you its part.',
  yes: 'Yes',
  no: 'No',
  emptyTitle: 'Who sends you customers?',
  emptyText:
    'A broker, a hotel, a fellow company, your website: each source has its commission, and may take money for you.',
} satisfies typeof fr

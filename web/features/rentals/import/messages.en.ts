import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import rentals',
  intro:
    'Bring your past and future rentals from a spreadsheet. Each conflict is shown, and nothing is created before you agree.',
  rules: {
    order: 'Import your vehicles and your customers first.',
    booked: 'No vehicle is ever taken twice: a rental with a conflict is not created.',
    silent: 'No email is sent. No payment, receipt or invoice is created.',
    paid: '“Already paid” is money taken before Filao: it is deducted from the balance due, and counts neither in the cash desk nor in the journal.',
    past: 'A past rental without an amount paid counts as settled.',
  },
  pasteHint: 'A table copied from a spreadsheet, one rental per line, 2,000 at most.',
  templateName: 'rentals-template.csv',
  reportName: 'rentals-import-report.csv',
  create_one: 'Create {{count}} rental',
  create_other: 'Create {{count}} rentals',
  created_one: '{{count}} rental created',
  created_other: '{{count}} rentals created',
  toList: 'See the rentals',
} satisfies typeof fr

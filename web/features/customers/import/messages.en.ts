import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import customers',
  intro: 'Add your customers from a spreadsheet, with their columns. Nothing is created before you agree.',
  pasteHint: 'A table copied from a spreadsheet, one customer per line.',
  templateName: 'customers-template.csv',
  reportName: 'customers-import-report.csv',
  create_one: 'Create {{count}} customer',
  create_other: 'Create {{count}} customers',
  created_one: '{{count}} customer created',
  created_other: '{{count}} customers created',
  toList: 'See the customers',
} satisfies typeof fr

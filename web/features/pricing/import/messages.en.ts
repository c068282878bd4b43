import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import prices',
  intro:
    'Bring your price list from a spreadsheet. You see each price that changes, old and new, and nothing is saved before you agree.',
  rules: {
    table:
      'One row per category, one column per length: 1-3 days, 4-6 days, 7+. The season is a column, a sheet of the workbook, or a title above the prices.',
    daily: 'Prices are per day. Flat prices (weekend, week, month) are left out unless you choose a length for them.',
    special:
      'A column “From (hours)” makes the row a price of an hour, a column “Weekdays” (Fri, Sat, Sun) a price for those days.',
    kept: 'An empty cell changes nothing: prices that are not in the file stay.',
  },
  pasteHint: 'A grid copied from a spreadsheet with its headings, one category per row.',
  templateName: 'prices-template.csv',
  reportName: 'prices-import-report.csv',
  warnings: 'Prices that change',
  create_one: 'Save {{count}} row of prices',
  create_other: 'Save {{count}} rows of prices',
  created_one: '{{count}} row of prices saved',
  created_other: '{{count}} rows of prices saved',
  toList: 'See the prices',
} satisfies typeof fr

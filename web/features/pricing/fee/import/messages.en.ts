import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import fees',
  intro:
    'Add your fees from a spreadsheet, a row for each case: outside opening hours, place, one-way rental, delivery or additional driver. Nothing is created before you agree.',
  pasteHint: 'A table copied from a spreadsheet, one case per row.',
  templateName: 'fees-template.csv',
  reportName: 'fees-import-report.csv',
  create_one: 'Create {{count}} fee',
  create_other: 'Create {{count}} fees',
  created_one: '{{count}} fee created',
  created_other: '{{count}} fees created',
  toList: 'See the fees',
} satisfies typeof fr

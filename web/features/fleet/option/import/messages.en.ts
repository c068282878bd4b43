import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import options',
  intro: 'Add your options and their prices from a spreadsheet. Nothing is created before you agree.',
  pasteHint: 'A table copied from a spreadsheet, one option per line.',
  templateName: 'options-template.csv',
  reportName: 'options-import-report.csv',
  create_one: 'Create {{count}} option',
  create_other: 'Create {{count}} options',
  created_one: '{{count}} option created',
  created_other: '{{count}} options created',
  toList: 'See the options',
} satisfies typeof fr

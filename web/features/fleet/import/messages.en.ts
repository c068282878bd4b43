import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Import vehicles',
  intro: 'Bring the list of your fleet: every known column is imported. Nothing is created before you agree.',
  introWithLookup:
    'Bring the list of your fleet, or the registration numbers alone: every known column is imported, and missing details are looked up by the plate. Nothing is created before you agree.',
  pasteHint: 'One registration number per line, or a table copied from a spreadsheet.',
  templateName: 'vehicles-template.csv',
  reportName: 'vehicles-import-report.csv',
  create_one: 'Create {{count}} vehicle',
  create_other: 'Create {{count}} vehicles',
  created_one: '{{count}} vehicle created',
  created_other: '{{count}} vehicles created',
  toList: 'See the vehicles',
} satisfies typeof fr

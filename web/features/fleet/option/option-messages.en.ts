import type { option as fr } from './option-messages.fr.ts'

export const option = {
  title: 'Options',
  new: 'New option',
  one: 'Option',
  create: 'Create an option',
  import: 'Import',
  export: 'Export',
  prices: 'Price',
  pricesHint: 'Both add up: a seat at €15 and €2.50 a day costs €32.50 for a week.',
  isEnabledShort: 'Enabled',
  enable: 'Offer “{{name}}”',
  enabled: 'Option enabled',
  disabled: 'Option disabled',
  categoriesHint: 'The vehicle categories it can be added to.',
  noCategory: 'None',
  emptyTitle: 'What extras do you rent out?',
  emptyText: 'A child seat, an additional driver, airport delivery: each option has its own price.',
} satisfies typeof fr

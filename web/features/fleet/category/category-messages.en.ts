import type { category as fr } from './category-messages.fr.ts'

export const category = {
  title: 'Categories',
  new: 'New category',
  one: 'Category',
  create: 'Create a category',
  codeHint: 'Short, as on your price list: A, B, SUV…',
  amounts: 'Deposit and excess',
  securityDepositHint: 'Held during the rental, then refunded.',
  waiverHint: 'The part of damage that the customer pays, as set out in your terms.',
  durations: 'Durations',
  preparationShort: 'Preparation',
  preparationHint: 'How long the vehicle stays unavailable after a return.',
  minimumDurationShort: 'Minimum duration',
  none: 'None',
  noOption: 'No options yet',
  vehicles: 'Vehicles',
  emptyTitle: 'How do you group your vehicles?',
  emptyText: 'A category groups vehicles with the same prices, deposit and excess. Prices are set per category.',
} satisfies typeof fr

import type { option as fr } from './option-messages.fr.ts'

export const option = {
  title: 'Options',
  new: 'New option',
  one: 'Option',
  create: 'Create an option',
  name: 'Name',
  description: 'Description',
  prices: 'Price',
  price: 'Price per rental',
  dailyPrice: 'Price per day',
  pricesHint: 'Both add up: a seat at €15 and €2.50 a day costs €32.50 for a week.',
  isEnabled: 'Offered for rental',
  isEnabledShort: 'Enabled',
  enable: 'Offer ‘{{name}}’',
  enabled: 'Option enabled',
  disabled: 'Option disabled',
  categories: 'Categories',
  categoriesHint: 'The vehicle categories it is rented with.',
  noCategory: 'None',
  emptyTitle: 'What do you rent along with a vehicle?',
  emptyText: 'A child seat, a second driver, a delivery at the airport: each option has its price.',
} satisfies typeof fr

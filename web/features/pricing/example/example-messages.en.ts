import type { exampleRental as fr } from './example-messages.fr.ts'

export const exampleRental = {
  title: 'Example of a rental',
  lead: 'What the fees, the options and the prices above come to, even before you save them.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  start: 'Pick-up',
  end: 'Return',
  drivers: 'Additional drivers',
  options: 'Options of the example',
  noCover: 'No cover',
  tooEarly: 'The return must be after the pick-up.',
  vehicle: 'Vehicle',
  fees: 'Fees',
  extras: 'Options',
  total: 'Total',
} satisfies typeof fr

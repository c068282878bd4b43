import type { fr } from './messages.fr.ts'

/** Words of the printed week. */
export const en = {
  title: 'Planning of the week',
  week: '{{from}} to {{to}}',
  allAgencies: 'All agencies',
  print: 'Print',
  back: 'Back to the planning',
  printedAt: 'Printed on {{at}}',
  zone: '{{place}} time',
  legend: {
    rental: 'Rental',
    late: 'Late',
    unavailability: 'Unavailable',
    preparation: 'Preparation',
  },
  empty: 'No vehicles to print',
  emptyText: 'No vehicles match this choice this week.',
} satisfies typeof fr

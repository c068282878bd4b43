import type { fee as fr } from './fee-messages.fr.ts'

export const fee = {
  title: 'Fees',
  new: 'New fee',
  one: 'Fee',
  create: 'Create a fee',
  lead: 'These fees add themselves to the price of a rental, with the reason. Agreed prices do not change.',
  kindTitle: 'When to charge it',
  when: {
    outside_hours: 'The pick-up or the return is planned outside the opening hours of the agency.',
    place: 'The rental leaves from an agency or returns to it: an airport, a port. Once per rental.',
    one_way: 'The vehicle is returned at another agency than it left from.',
    additional_driver: 'One or more drivers are added to the main driver.',
  },
  scope: 'Where and for what',
  amounts: 'Amount',
  hint: {
    outside_hours: 'For each pick-up and each return outside opening hours.',
    place: 'Once per rental, whether the vehicle leaves there, returns there or both.',
    one_way: 'Once per rental.',
    additional_driver:
      'For each driver beyond those who are free. The two amounts add up: €10 and €2 per day make €24 for a week.',
  },
  agencyHint: 'Empty: every agency. The fee of one agency comes first.',
  fromHint: 'The agency of the pick-up. The other direction is a fee of its own.',
  allAgencies: 'Every agency',
  allCategories: 'Every category',
  bothEnds: 'At the pick-up or the return',
  holidays: 'public holidays included',
  holidaysHint: 'On a public holiday, within the opening hours too.',
  free_one: '{{count}} free',
  free_other: '{{count}} free',
  perDay: 'per day',
  atMost: 'max.',
  noLimit: 'None',
  enable: 'Charge “{{name}}”',
  enabled: 'The fee is charged from now on',
  disabled: 'Fee switched off',
  emptyTitle: 'A pick-up at 10:30 pm costs what it costs',
  emptyText:
    'Outside opening hours, airport, one-way rental, additional driver: enter the amount once. It is added to the price of the rentals it concerns, and nobody forgets it.',
} satisfies typeof fr

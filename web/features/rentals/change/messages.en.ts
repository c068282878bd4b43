import type { fr } from './messages.fr.ts'

/** Words of the changes to a rental under way. */
export const en = {
  extend: {
    title: 'Extend or shorten the rental',
    end: 'New return',
    by: 'Extend by',
    until: 'Current return: {{date}}',
    confirm: 'Change the return',
    saved: 'Return of rental {{number}} changed',
    taken: 'The vehicle is not available until then',
    same: 'This is already the agreed return: choose another day or time',
    edit: 'Open the rental',
    neededBy: 'Rental {{number}} is due to leave with this vehicle on {{date}}.',
    stoppedFrom: 'It is unavailable from {{date}}.',
    other: 'View rental {{number}}',
    replace: 'Give this customer another vehicle',
  },
  replace: {
    title: 'Replace the vehicle of rental {{number}}',
    intro: 'The current vehicle comes back; another one replaces it until the agreed return.',
    which: 'Replacement vehicle',
    reasonHint: 'Breakdown, accident, another category…',
    back: 'Vehicle coming back: {{plate}}',
    out: 'Vehicle going out: {{plate}}',
    isOut: 'Out of service',
    until: 'Until',
    untilRequired: 'Say until when the vehicle is out of service',
    price: 'Price',
    confirm: 'Replace the vehicle',
    saved: 'Vehicle of rental {{number}} replaced',
    notOut: 'No vehicle to replace',
    notOutText:
      'A vehicle can only be replaced during a rental. Before pick-up, choose another one in the reservation.',
    over: 'The return is overdue: extend the rental first.',
  },
  price: {
    recompute: 'Calculate a new price',
    choice: 'Rental price',
    before: 'Before',
    after: 'After',
    difference: 'Difference',
    same: 'none',
    noExtra: 'no extra charge',
  },
} satisfies typeof fr

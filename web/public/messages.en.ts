import type { Words } from './messages.fr.ts'

/** Words of the customer's page. */
export const en = {
  title: 'Reservation {{number}}',
  untitled: 'Your reservation',
  language: 'Language',
  loading: 'Loading your reservation',
  call: 'Call {{name}}: {{phone}}',
  hello: 'Hello {{name}}',
  reservation: 'Reservation {{number}}',
  offer: 'Your reservation is ready. Please check it, then validate it.',
  vehicle: 'Your vehicle',
  stops: 'Where and when',
  departure: 'Pick-up',
  arrival: 'Return',
  zone: '{{place}} time',
  days: { one: '{{count}} day', other: '{{count}} days' },
  price: 'Price',
  rental: 'Rental, {{days}}',
  options: 'Options included',
  total: 'Total',
  free: 'Free',
  deposit: 'Security deposit',
  depositText: 'A guarantee, not a charge: you get it back when you return the vehicle, less the cost of any damage.',
  terms: 'Rental terms',
  accept: 'Validate',
  cancel: 'Cancel',
  confirm: {
    accept: 'Do you want to accept reservation {{number}}?',
    acceptTerms: 'By validating it, you accept the rental terms.',
    acceptYes: 'Yes, validate',
    cancel: 'Do you really want to cancel this reservation ?',
    cancelText: 'The vehicle will no longer be held for you. This cannot be undone.',
    cancelYes: 'Yes, cancel',
    back: 'Go back',
    sending: 'Sending your answer…',
  },
  accepted: {
    title: 'This rental has been accepted',
    pending: 'See you on {{date}} at {{agency}}. To change anything, please contact us.',
    ongoing: 'You have the vehicle. Have a good trip!',
    done: 'You have returned the vehicle. Thank you for renting with us.',
  },
  cancelled: {
    title: 'Rental cancelled',
    text: 'The vehicle is no longer held for you. For another reservation, please contact us.',
  },
  lapsed: {
    title: 'This offer has expired',
    text: 'It was not validated in time. Please call us for a new one.',
  },
  early: {
    title: 'This reservation has not been offered to you yet',
    text: 'We are still working on it. Come back to this page once we have written to you, or contact us.',
  },
  refused: {
    title: 'Your answer was not recorded',
    unsure: 'Did your answer arrive?',
    network:
      'The connection was lost before we could tell. Try again when it is back: your answer will count only once.',
    busy: 'Our service is not responding at the moment. Try again shortly: your answer will count only once.',
  },
  retry: 'Try again',
  retryIn: { one: 'Try again in {{count}} second.', other: 'Try again in {{count}} seconds.' },
  unknown: {
    title: 'Reservation not found',
    text: 'This link does not lead to a reservation, or is no longer valid. Check it in the message you received, or call your agency.',
  },
  tooMany: { title: 'Too many requests at once', text: 'The page will reload by itself in a moment.' },
  away: {
    title: 'No connection',
    text: 'Your reservation could not be loaded. Check your connection, then try again.',
  },
  broken: {
    title: 'Our service is not responding at the moment',
    text: 'Your reservation is not lost. Try again shortly.',
  },
} satisfies Words

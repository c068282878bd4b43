import type { fr } from './messages.fr.ts'

/** Words of the screens on which a company writes its mails. */
export const en = {
  intro:
    'Every email to a customer is sent with these words, in their language. Change them as you like: the logo, the table of the rental, the button and your contact details stay around them.',
  mail: 'Message',
  own: 'Your words',
  original: 'Original words',
  edit: '{{mail}}, {{language}}: {{state}}',
  back: 'All messages',
  language: 'Customer’s language',
  bodyHint:
    'An empty line separates two paragraphs. A line with a word that has no value (a fee, for example) is left out.',
  insert: 'Words to fill in: a click puts them into the text',
  preview: 'Preview',
  previewHint: 'Nothing is sent: this is what the customer of this rental would get.',
  rental: 'Rental',
  noRental: 'The preview is filled in with a rental: create one, then come back.',
  nothingFound: 'No rental matches',
  saved: 'Your words will be used in the next emails',
  reset: 'Back to the original words',
  resetQuestion: 'Your words for this message will be lost.',
  resetDone: 'The original words are back',
  unknown: 'There is no such message.',
  kinds: {
    quote: { title: 'Quote', when: 'With the quote as a PDF, when you send it' },
    reservation: { title: 'Reservation to confirm', when: 'When you offer the customer a reservation' },
    accepted: { title: 'Reservation confirmed', when: 'When the reservation becomes a contract' },
    departure: { title: 'Contract at pick-up', when: 'With the contract as a PDF, when the vehicle leaves' },
    document: { title: 'Reservation or contract', when: 'With the document as a PDF, when you send it' },
    reminder: { title: 'Return reminder', when: 'The day before the return, if reminders are switched on' },
    receipt: { title: 'Receipt', when: 'With the receipt as a PDF, when you send it' },
    payment_reminder: { title: 'Payment reminder', when: 'When you remind a customer to pay' },
    invoice: { title: 'Invoice or credit note', when: 'With the invoice as a PDF, when you send it' },
    refused: { title: 'Reservation declined', when: 'When you decline a reservation' },
    cancelled: { title: 'Cancellation', when: 'When you cancel a contract' },
    lapsed: { title: 'Offer expired', when: 'When a quote or a reservation expires without an answer' },
  },
} satisfies typeof fr

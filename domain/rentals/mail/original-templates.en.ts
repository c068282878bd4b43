import type { TemplateText } from './template.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** The words of the mails to customers, in English, of a company that has not changed them. */
export const englishTemplates: Record<TemplateKind, TemplateText> = {
  quote: {
    subject: '{{document}} {{rental}} – {{company}}',
    body: `Hello {{customer}},

Here is your quote for a rental with {{company}}.

To read and accept it online, without an account, open your page.`,
  },
  reservation: {
    subject: 'Your reservation {{rental}} with {{company}}: please confirm',
    body: `Hello {{customer}},

Your reservation is ready and only needs your agreement: please read it, then accept or cancel it in one click. No account is needed.`,
  },
  accepted: {
    subject: 'Reservation {{rental}} confirmed',
    body: `Hello {{customer}},

Your reservation with {{company}} is confirmed: the vehicle is reserved for you.

When you collect it, please bring your driving licence and an ID.

Please also bring a payment card or other means of payment for the deposit of {{deposit}}.`,
  },
  departure: {
    subject: '{{document}} {{rental}} – {{company}}',
    body: `Hello {{customer}},

Have a good trip! Your rental contract is attached, with the condition of the vehicle at pick-up.`,
  },
  document: {
    subject: '{{document}} {{rental}} – {{company}}',
    body: `Hello {{customer}},

Your rental document from {{company}} is attached as a PDF.`,
  },
  reminder: {
    subject: 'Reminder: return of your vehicle, {{return}}',
    body: `Hello {{customer}},

Your rental {{rental}} is coming to an end: {{company}} expects the vehicle on {{return}} at {{return_agency}}.

Please remember to refuel and to take your belongings with you. To keep the vehicle longer, tell us before it is due back.`,
  },
  receipt: {
    subject: 'Your receipt – rental {{rental}}',
    body: `Hello {{customer}},

The receipt from {{company}} for your rental {{rental}} is attached as a PDF.`,
  },
  payment_reminder: {
    subject: 'Rental {{rental}}: {{balance}} still to be paid',
    body: `Hello {{customer}},

Our records show that {{balance}} is still to be paid to {{company}} for your rental {{rental}}.

Please pay this amount as soon as possible. If your payment is already on its way, please disregard this message.`,
  },
  invoice: {
    subject: '{{document}} {{number}} – {{company}}',
    body: `Hello {{customer}},

Document {{number}} from {{company}} for rental {{rental}} is attached as a PDF.`,
  },
  refused: {
    subject: 'Reservation {{rental}}: we are unable to accept it',
    body: `Hello {{customer}},

We are sorry: {{company}} is unable to accept this reservation. You owe nothing, and its link is no longer valid.

Please contact us: we will gladly help you find other dates or another vehicle.`,
  },
  cancelled: {
    subject: 'Rental {{rental}} cancelled',
    body: `Hello {{customer}},

Your rental with {{company}} has been cancelled. If you asked for this, there is nothing to do; if not, please contact us as soon as possible.

Under our terms, this cancellation costs {{fee}}.

We will get back to you about anything you have already paid.`,
  },
  lapsed: {
    subject: 'Your offer {{rental}} has expired',
    body: `Hello {{customer}},

The offer from {{company}} was not confirmed in time: it is no longer valid and no vehicle is reserved for you. You owe nothing.

If you are still interested, please contact us: we will make you a new offer.`,
  },
}

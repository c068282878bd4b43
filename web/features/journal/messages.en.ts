import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Journal',
  intro:
    'Every payment, refund, deposit and charge is entered here when it happens. Nothing in it can be changed or removed without the check showing it.',
  tabs: { closings: 'Closings', turnover: 'Turnover', check: 'Check', archive: 'Archive' },
  closings: {
    of: 'Closings',
    day: 'Days',
    month: 'Months',
    year: 'Years',
    period: 'Period',
    detail: 'Details',
    show: 'Details of the closing: {{period}}',
    desks: 'Cash desks of this day',
    entry: 'Entry no. {{seq}}, fingerprint:',
    empty: 'No closings yet',
    emptyText: 'Each day on which money moved is closed in the night after it, then each month and each year.',
  },
  sums: {
    interval: 'This period',
    year: 'Since the start of the year',
    perpetual: 'Since the beginning',
    received: 'Received with VAT',
    beforeVat: 'Received before VAT',
    vat: 'VAT',
    vatAt: 'VAT at {{rate}}%',
    outsideVat: 'of which outside VAT',
    deposits: 'Deposits taken, less returned and kept',
    charged: 'Extra charges',
    invoiced: 'Invoices with VAT, less credit notes',
    invoicedBeforeVat: 'Invoices before VAT, less credit notes',
    claimed: 'Claims for compensation',
  },
  turnover: {
    title: 'Turnover of the period',
    hint: 'Refunds are deducted, and deposits are shown apart. Days follow the company’s calendar, in its territory’s time.',
  },
  check: {
    text: 'The check reads the whole journal and compares it with the stored payments and charges. It is itself entered in the journal.',
    anchor: 'Fingerprint of a receipt (optional)',
    anchorHint: 'The 12 characters printed on a receipt: the check then also looks for its entry.',
    start: 'Check the journal',
    whole_zero: 'The journal is intact: it is still empty.',
    whole_one: 'The journal is intact: one entry checked.',
    whole_other: 'The journal is intact: {{count}} entries checked.',
    head: 'Last entry: no. {{seq}}, fingerprint {{anchor}}.',
    none: 'The first entry comes with the first payment.',
    statement: 'Statement',
    broken: 'The check failed.',
    at: 'Entry no. {{seq}}.',
    whatNow: 'Tell the person who runs your server, and keep an archive.',
  },
  archive: {
    text: 'The archive has the entries of a period, for a spreadsheet and for a program, and the means to check them without this software.',
    download: 'Download the archive',
    hint: 'Make one at least every year and keep it away from the server. An archive covers a year at most; the journal records that it was made.',
  },
  statement: {
    title: 'Publisher’s statement',
    print: 'Print',
    intro:
      'The software {{software}}, version {{version}}, records the payments of private customers under the conditions of article 286, I, 3° bis of the French tax code:',
    unalterable:
      'Unalterable: recorded data are never changed or deleted; a correction is one more entry, positive or negative.',
    secured:
      'Secured: each entry has the SHA-256 of the one before it; the database refuses changes, and the check names the first entry that was touched.',
    kept: 'Kept: closings of days, months and years keep the totals of the period, of the year and of all time.',
    archived:
      'Archived: a dated archive, readable without the software and checked by its fingerprint, can be made at any time; its making is recorded.',
    unmodified:
      'These are properties of version {{version}} as published. A person who modifies the software must attest to them in turn.',
    user: 'Company that uses it',
    checked_one: 'Journal checked on {{at}}: one entry, intact.',
    checked_other: 'Journal checked on {{at}}: {{count}} entries, intact.',
    publisher: 'To be completed by the publisher',
    name: 'Name and position',
    place: 'Place and date',
    signature: 'Signature',
    hint: 'This page prepares the individual statement, in the form set by the tax authority (BOI-LETTRE-000242); it does not replace it until it is signed.',
  },
} satisfies typeof fr

import { readLine } from '../imports/cells.ts'
import type { ImportField, ImportKind } from '../imports/kind.ts'
import { readImportedDay, readMoment } from '../imports/moment.ts'
import { isNoAmount } from '../imports/refusals.ts'
import type { Sentence } from '../kernel/language.ts'
import type { DateOrder } from '../kernel/table/csv-dates.ts'
import { guillemets } from '../kernel/text.ts'
import { readEuros } from '../kernel/typed-number.ts'
import { addProblems } from '../kernel/validation.ts'
import { ListedBooking } from './statement.schema.ts'
import { statementLabels } from './statement.ts'

/** The rules by which the monthly list of a source is read: one booking a line. */
export const bookingImport: ImportKind<ListedBooking> = {
  fields: [
    {
      key: 'reference',
      label: statementLabels.reference,
      headings: [
        'réf',
        'référence',
        'numéro de réservation',
        'n° réservation',
        'réservation',
        'dossier',
        'voucher',
        'bon',
        'booking',
        'booking reference',
        'booking number',
        'reference',
        'confirmation',
      ],
      isRequired: false,
      read: readLine,
    },
    {
      key: 'name',
      label: statementLabels.customer,
      headings: [
        'nom',
        'nom du client',
        'locataire',
        'conducteur',
        'voyageur',
        'passager',
        'name',
        'customer',
        'customer name',
        'renter',
        'driver',
        'guest',
        'lead name',
      ],
      isRequired: false,
      read: readLine,
    },
    day('startsOn', [
      'début',
      'départ',
      'date de départ',
      'prise en charge',
      'pick-up',
      'pickup',
      'pick-up date',
      'from',
    ]),
    day('endsOn', [
      'fin',
      'retour',
      'date de retour',
      'restitution',
      'drop-off',
      'dropoff',
      'return',
      'return date',
      'to',
    ]),
    amount('priceAmount', [
      'prix',
      'montant',
      'montant ttc',
      'total',
      'total ttc',
      'prix total',
      'montant de la location',
      'price',
      'amount',
      'total price',
      'gross',
    ]),
    amount('commissionAmount', ['commission', 'montant commission', 'com', 'fee', 'commission amount']),
    amount('collectedAmount', [
      'encaissé',
      'acompte',
      'acompte encaissé',
      'prépayé',
      'payé en ligne',
      'perçu',
      'collected',
      'prepaid',
      'paid online',
      'deposit paid',
    ]),
  ],
  // Without a reference or a name, nothing tells which rental is meant.
  schema: ListedBooking.superRefine(({ reference, name }, context) => {
    if (!reference && !name) addProblems(context, [{ path: 'reference', code: 'required', message: unnamed }])
  }),
  identity: () => null,
  name: ({ reference, name, startsOn }) => [reference, name, startsOn].filter(Boolean).join(' · '),
}

const unnamed: Sentence = {
  fr: 'Il faut la référence de la réservation, ou le nom du client',
  en: 'The reference of the booking or the name of the customer is needed',
}

function day(key: 'startsOn' | 'endsOn', headings: string[]): ImportField {
  return {
    key,
    label: statementLabels[key],
    headings,
    isRequired: false,
    isDate: true,
    read: readListedDay,
    refusal: (text) => ({
      fr: `${guillemets(text)} n’est pas une date, comme 12/03/2026.`,
      en: `'${text}' is not a date, such as 12/03/2026.`,
    }),
  }
}

/** Reads a day, with or without a time after it. */
function readListedDay(text: string, order: DateOrder): string {
  const moment = readMoment(text, order)
  return /^\d{4}-\d{2}-\d{2}T/.test(moment) ? moment.slice(0, 10) : readImportedDay(text, order)
}

function amount(key: 'priceAmount' | 'commissionAmount' | 'collectedAmount', headings: string[]): ImportField {
  return { key, label: statementLabels[key], headings, isRequired: false, read: readAmount, refusal: isNoAmount }
}

/** Reads an amount; one that the source takes back is negative, also in parentheses. */
function readAmount(text: string): number | string {
  const [, dashed, enclosed] = /^(?:[-−–]\s*(.+)|\((.+)\))$/.exec(text.trim()) ?? []
  const negative = dashed ?? enclosed
  if (negative === undefined) return readEuros(text)
  const euros = readEuros(negative)
  return typeof euros === 'number' ? 0 - euros : text
}

import { expect, test } from 'vitest'
import {
  ambiguousColumns,
  type ColumnFields,
  fromHeading,
  recogniseColumns,
  withoutTotals,
} from '../../imports/headings.ts'
import { checkRow } from '../../imports/row.ts'
import { readTable, textsOf } from '../../imports/table.ts'
import { languages } from '../../kernel/language.ts'
import { statusLabels } from '../record/labels.ts'
import { importedStatuses } from './imported-rental.ts'
import { rentalImport } from './rental-import.ts'

const kind = rentalImport(
  [{ id: 4, code: 'B', name: 'Citadine' }],
  [
    { id: 1, name: 'Le Gosier', timezone: 'America/Guadeloupe' },
    { id: 2, name: 'Cayenne', timezone: 'America/Cayenne' },
  ],
  'GP',
)

function check(text: string, more: Record<string, string> = { createsCustomer: 'oui' }) {
  const [heading, ...rows] = withoutTotals(fromHeading(readTable(text) ?? [], kind.fields))
  const columns = recogniseColumns(heading?.cells ?? [], [], kind.fields)
  return rows.map(({ cells }) =>
    checkRow(kind, { texts: { ...more, ...textsOf(cells, columns) }, without: [], confirmed: [] }),
  )
}

test('a list that a company keeps in French is read: title, empty rows, amounts, dates with hours, totals', () => {
  const rows = check(
    [
      'PLANNING LOCATIONS – ÉTÉ 2026;;;;;;;;;',
      ';;;;;;;;;',
      'N° contrat;Véhicule;Nom et prénom;Tél;Lieu;Du;Au;Montant TTC;Acompte;État',
      '2026-041;ab 123 cd;DUPONT Jean;0690 12 34 56;le gosier;12/03/2026 8h30;lundi 16 mars 2026 à 18h;1 234,50 €;300 €;Confirmée',
      ';;;;;;;;;',
      '2026-042;123 ABC 971;SARL Les Alizés;;Le Gosier;14/03/2026;14/03/2026;45;;annulé',
      'TOTAL;;;;;;;1 279,50 €;300 €;',
    ].join('\r\n'),
  )
  expect(rows.map(({ thing }) => thing)).toEqual([
    {
      reference: '2026-041',
      registrationNumber: 'ab 123 cd',
      customerName: 'DUPONT Jean',
      customerPhones: ['590690123456'],
      createsCustomer: true,
      departureAgencyId: 1,
      start: '2026-03-12T08:30',
      end: '2026-03-16T18:00',
      totalAmount: 1234.5,
      paidAmount: 300,
      status: 'pending',
    },
    {
      reference: '2026-042',
      registrationNumber: '123 ABC 971',
      customerName: 'SARL Les Alizés',
      createsCustomer: true,
      departureAgencyId: 1,
      start: '2026-03-14T10:00',
      end: '2026-03-14T18:00',
      totalAmount: 45,
      status: 'cancelled',
    },
  ])
})

test('English headings with times in columns of their own, serial dates and a category are read', () => {
  const [row] = check(
    'Booking,Group,First name,Last name,Email,Branch,Pick-up date,Pick-up time,Return date,Return time,Total,Paid\n' +
      'B1,citadine,Zoé,Éboué,Zoe@Example.org,Le Gosier,46093,8.30 ,46100,0.75,350.00,0',
  )
  expect(row?.thing).toMatchObject({
    categoryId: 4,
    customerFirstName: 'Zoé',
    customerName: 'Éboué',
    customerEmail: 'zoe@example.org',
    start: '2026-03-12T08:30',
    end: '2026-03-19T18:00',
  })
})

test.each(importedStatuses.flatMap((status) => languages.map((language) => [statusLabels[status][language], status])))(
  'the status %j is read as lists of rentals show it',
  (label, status) => {
    const heading = 'Plaque;Client;Agence;Départ;Retour;Prix;Statut;Contract no'
    const [row] = check(`${heading}\nAB-123-CD;Awa;Le Gosier;12/03/2026;13/03/2026;10;${label};41`)
    expect(row?.thing).toMatchObject({ status, reference: '41' })
  },
)

test('refused cells say why, and a row needs a vehicle and a customer', () => {
  const [row, empty] = check(
    'Plaque;Client;Agence;Départ;Retour;Prix;Statut\nAB-123-CD;Awa;Ailleurs;demain;31/02/2026;gratuit;peut-être\n;;Le Gosier;12/03/2026;13/03/2026;10;',
    {},
  )
  expect(row?.problems.map(({ field, message }) => [field, message.fr])).toEqual([
    ['departureAgencyId', '«\u00a0Ailleurs\u00a0» n’est pas le nom d’une agence.'],
    ['start', '«\u00a0demain\u00a0» n’est pas une date, comme 12/03/2026 8h30.'],
    ['end', '«\u00a031/02/2026\u00a0» n’est pas une date, comme 12/03/2026 8h30.'],
    ['totalAmount', '«\u00a0gratuit\u00a0» n’est pas un montant.'],
    ['status', expect.stringContaining('n’est pas un statut')],
  ])
  expect(empty?.problems.map(({ message }) => message.fr)).toEqual(
    expect.arrayContaining([
      'Indiquez l’immatriculation ou la catégorie du véhicule',
      'Indiquez le nom, l’e-mail ou le téléphone du client',
    ]),
  )
})

test.each([
  ['2024-06-10T08:00:00Z', '2024-06-10T23:30:00.000Z', '2024-06-10T04:00', '2024-06-10T20:30'],
  ['2024-06-10 08:00:00+02:00', '2024-06-11 02:00:00 UTC', '2024-06-10T02:00', '2024-06-10T23:00'],
])('the instants %j and %j are read on the clocks of the two agencies', (start, end, from, to) => {
  const [row] = check(
    `Plaque;Client;Agence;Agence retour;Départ;Retour;Prix\nAB-123-CD;Awa;Le Gosier;Cayenne;${start};${end};10\n`,
  )
  expect(row?.thing).toMatchObject({ start: from, end: to })
})

test('an instant that does not exist, or of a row without an agency, is refused', () => {
  const [row] = check(
    'Plaque;Client;Agence;Départ;Retour;Prix\nAB-123-CD;Awa;Ici;2024-06-10T08:00Z;2024-06-31T08:00Z;10\n',
  )
  expect(row?.problems.map(({ field }) => field)).toEqual(['departureAgencyId', 'end'])
})

test.each(['150,555', '0.125 €', '10,5000 EUR'])('the amount %j has too many decimals', (amount) => {
  const [row] = check(
    `Plaque;Client;Agence;Départ;Retour;Prix\nAB-123-CD;Awa;Le Gosier;12/03/2026;13/03/2026;${amount}\n`,
  )
  expect(row?.problems.map(({ message }) => message.fr)).toEqual(['Un montant a deux décimales au plus.'])
})

test.each(['-10', '−10,50 €', '€ -10'])('the amount %j is negative', (amount) => {
  const [row] = check(
    `Plaque;Client;Agence;Départ;Retour;Prix\nAB-123-CD;Awa;Le Gosier;12/03/2026;13/03/2026;${amount}\n`,
  )
  expect(row?.problems.map(({ message }) => message.fr)).toEqual(['Un montant ne peut pas être négatif.'])
})

test.each([
  ['Immatriculation du véhicule', 'registrationNumber'],
  ['Catégorie du véhicule', 'categoryId'],
  ['Nom du locataire', 'customerName'],
  ['Téléphone du locataire', 'customerPhones'],
  ['Date/heure départ', 'start'],
  ['Début de location', 'start'],
  ['Retour prévu', 'end'],
  ['Date de retour prévue', 'end'],
  ['Heure de retour prévue', 'endTime'],
  ['Return Date/Time', 'end'],
  ['Lieu de restitution', 'arrivalAgencyId'],
  ['Montant total TTC', 'totalAmount'],
  ['Acompte versé', 'paidAmount'],
  ['Statut de la réservation', 'status'],
  ['Client 1', 'customerName'],
  ['Client 2', null],
  ['Véhicule 2', null],
  ['N° client', null],
  ['État du véhicule', null],
  ['Reste à payer', null],
  ['Retour réel', null],
])('the heading %j of other programs is the field %j', (heading, field) => {
  expect(recogniseColumns([heading], [], kind.fields)).toEqual([field])
})

const sourced = ['Courtier', 'Prix']

test.each([
  [['Encaissé'], ['paidAmount']],
  [['Collected'], ['paidAmount']],
  [
    [...sourced, 'Encaissé'],
    ['sourceId', 'totalAmount', 'collectedAmount'],
  ],
  [
    ['Montant encaissé (€)', ...sourced],
    ['collectedAmount', 'sourceId', 'totalAmount'],
  ],
  [
    ['Amount collected', 'Paid', 'Broker'],
    ['collectedAmount', 'paidAmount', 'sourceId'],
  ],
  [
    [...sourced, 'Encaissé', 'Encaissé par le courtier'],
    ['sourceId', 'totalAmount', 'paidAmount', 'collectedAmount'],
  ],
])(
  'the headings %j take money that a source collected for what the customer paid only without a source',
  (headings, fields) => {
    expect(recogniseColumns(headings, [], kind.fields)).toEqual(fields)
  },
)

test('a heading that means another field beside a source is told of, whichever field was chosen', () => {
  const headings = [...sourced, 'Encaissé']
  const notes = (columns: ColumnFields) => ambiguousColumns(headings, columns, kind.fields).map(({ at }) => at)
  expect(notes(['sourceId', 'totalAmount', 'collectedAmount'])).toEqual([2])
  expect(notes(['sourceId', 'totalAmount', 'paidAmount'])).toEqual([2])
  expect(notes(['sourceId', 'totalAmount', null])).toEqual([])
  expect(notes([null, 'totalAmount', 'paidAmount'])).toEqual([])
})

test('a time that cannot be read is refused alone, and without it the day has the usual time', () => {
  const row = {
    registrationNumber: 'AB-123-CD',
    customerName: 'Awa',
    createsCustomer: 'oui',
    departureAgencyId: 'Le Gosier',
  }
  const texts = { ...row, start: '12/03/2026', startTime: 'midi', end: '16/03/2026 18h', totalAmount: '100' }
  const refused = checkRow(kind, { texts, without: [], confirmed: [] })
  expect(refused.problems.map(({ field, remedy }) => [field, remedy])).toEqual([['startTime', 'leaveEmpty']])
  const { thing } = checkRow(kind, { texts, without: ['startTime'], confirmed: [] })
  expect(thing?.start).toBe('2026-03-12T10:00')
})

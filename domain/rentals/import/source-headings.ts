import { rentalLabels } from '../record/rental.ts'

/** Headings of money taken: by the source in a list with a column of sources, else by the company. */
export const collectedHeadings = [
  'encaissé',
  'montant encaissé',
  'total encaissé',
  'acompte encaissé',
  'collected',
  'amount collected',
  'total collected',
]

/** The label and the headings of the columns about who sent a rental. */
export const sourceHeadings = {
  sourceId: {
    label: rentalLabels.sourceId,
    headings: ['source', 'apporteur', 'courtier', 'partenaire', 'broker', 'agent', 'partner', 'sent by', 'provenance'],
  },
  sourceReference: {
    label: rentalLabels.sourceReference,
    headings: [
      'référence de la source',
      'référence courtier',
      'réf courtier',
      'référence partenaire',
      'voucher',
      'n° de bon',
      'broker reference',
      'agent reference',
      'source reference',
    ],
  },
  collectedAmount: {
    label: rentalLabels.collectedAmount,
    headings: [
      'encaissé par le courtier',
      'acompte courtier',
      'encaissé source',
      'collected amount',
      'agent collected',
    ],
    beside: {
      field: 'sourceId',
      headings: collectedHeadings,
      note: {
        fr: 'Ce que la source a encaissé, elle vous le doit\u202f: «\u00a0Encaissé par la source\u00a0». Ce que le client vous a réglé est «\u00a0Déjà réglé\u00a0». Vérifiez le champ choisi.',
        en: 'The source owes you what it collected: “Collected by the source”. What the customer paid you is “Already paid”. Check the chosen field.',
      },
    },
  },
}

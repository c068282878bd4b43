import { rentalLabels } from '../record/rental.ts'

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
      'collected',
      'collected amount',
      'agent collected',
    ],
  },
}

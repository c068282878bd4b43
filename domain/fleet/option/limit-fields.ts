import type { ImportField } from '../../imports/kind.ts'
import { isNoAmount, isNoWhole } from '../../imports/refusals.ts'
import { readEuros, readWhole } from '../../kernel/typed-number.ts'
import { optionLabels } from './option.ts'

/** The most of an option on a rental, and the most that is charged for each. */
export const limitFields: ImportField[] = [
  {
    key: 'maxAmount',
    label: optionLabels.maxAmount,
    headings: ['prix max', 'prix maximal', 'prix maximum', 'plafond', 'montant maximal', 'maximum price', 'price cap'],
    isRequired: false,
    read: readEuros,
    refusal: isNoAmount,
  },
  {
    key: 'maxDays',
    label: optionLabels.maxDays,
    headings: ['jours max', 'jours maximum', 'jours facturés max', 'maximum days', 'days charged'],
    isRequired: false,
    read: readWhole,
    refusal: isNoWhole,
  },
  {
    key: 'maxQuantity',
    label: optionLabels.maxQuantity,
    headings: ['quantité max', 'quantité maximale', 'nombre maximal', 'nombre max', 'maximum quantity'],
    isRequired: false,
    read: readWhole,
    refusal: isNoWhole,
  },
]

import { exclusionName } from '../customers/exclusion/exclusion.ts'
import type { Sentence } from '../kernel/language.ts'
import type { Missing } from './counter.schema.ts'

/** The short labels of missing items. */
export const missingLabels = {
  excluded: exclusionName,
  payment: { fr: 'Paiement', en: 'Payment' },
  deposit: { fr: 'Caution', en: 'Deposit' },
  licence: { fr: 'Permis', en: 'Licence' },
  licence_expired: { fr: 'Permis expiré', en: 'Licence expired' },
  vehicle_out: { fr: 'Véhicule pas rentré', en: 'Vehicle not back' },
  preparation: { fr: 'En préparation', en: 'Being prepared' },
} satisfies Record<Missing, Sentence>

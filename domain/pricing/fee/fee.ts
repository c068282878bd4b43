import type { z } from 'zod'
import { vehicleLabels } from '../../fleet/vehicle/vehicle.ts'
import type { Sentence } from '../../kernel/language.ts'
import type { FeeEnd, FeeFields, FeeKind, WaivedFee } from './fee.schema.ts'

/** The cases in which a fee is charged. */
export const feeKinds = ['outside_hours', 'place', 'one_way', 'delivery', 'additional_driver'] as const

/** The ends of a rental. */
export const feeEnds = ['departure', 'arrival'] as const

export const feeKindLabels = {
  outside_hours: { fr: 'Hors horaires d’ouverture', en: 'Outside opening hours' },
  place: { fr: 'Lieu (aéroport, port)', en: 'Place (airport, port)' },
  one_way: { fr: 'Aller simple', en: 'One-way rental' },
  delivery: { fr: 'Livraison ou récupération', en: 'Delivery or collection' },
  additional_driver: { fr: 'Conducteur supplémentaire', en: 'Additional driver' },
} satisfies Record<FeeKind, Sentence>

export const feeEndLabels = {
  departure: { fr: 'Au départ', en: 'At the pick-up' },
  arrival: { fr: 'Au retour', en: 'At the return' },
} satisfies Record<FeeEnd, Sentence>

/** The label of each field, on screens, in files and in refusals. */
export const feeLabels = {
  kind: { fr: 'Cas', en: 'Case' },
  name: { fr: 'Nom', en: 'Name' },
  nameEn: { fr: 'Nom en anglais', en: 'Name in English' },
  isEnabled: { fr: 'Facturé', en: 'Charged' },
  price: { fr: 'Montant', en: 'Amount' },
  dailyPrice: { fr: 'Montant par jour', en: 'Amount per day' },
  maxAmount: { fr: 'Montant maximal', en: 'Maximum amount' },
  agencyId: vehicleLabels.locationId,
  toAgencyId: { fr: 'Agence de retour', en: 'Return agency' },
  categoryId: vehicleLabels.categoryId,
  at: { fr: 'Départ ou retour', en: 'Pick-up or return' },
  isOnHolidays: { fr: 'Aussi les jours fériés', en: 'On public holidays too' },
  postalCodes: { fr: 'Codes postaux', en: 'Postal codes' },
  freeCount: { fr: 'Conducteurs gratuits', en: 'Free drivers' },
} satisfies Record<keyof z.infer<typeof FeeFields>, Sentence>

/** The label of each field of a fee that was taken out, in refusals. */
export const waivedFeeLabels = {
  feeId: { fr: 'Frais', en: 'Fee' },
  at: feeLabels.at,
  reason: { fr: 'Motif', en: 'Reason' },
} satisfies Record<keyof WaivedFee, Sentence>

import type { Sentence } from '../kernel/language.ts'
import type { ChargeCreation } from './charge.schema.ts'

/** The kinds of charge for a vehicle that has left. */
export const rentalChargeKinds = [
  'lateness',
  'fuel',
  'damage',
  'kilometres',
  'cleaning',
  'fine_handling',
  'other',
] as const
/** The kinds of charge for a rental that was cancelled. */
export const feeKinds = ['cancellation', 'no_show'] as const
export const chargeKinds = [...rentalChargeKinds, ...feeKinds] as const
export type ChargeKind = (typeof chargeKinds)[number]

/**
 * The kinds of charge that compensate a loss instead of paying for a service, and carry no VAT, unless the company
 * decides otherwise: damage (CE 29-7-1998 n° 146333), the handling of a fine (CE 9-1-2025 n° 496037) and the fees of a
 * cancelled rental (CE 20-3-2013 n° 346990).
 */
export const usuallyOutsideVat = ['damage', 'fine_handling', 'cancellation', 'no_show'] as const satisfies ChargeKind[]

/** The label of each field, on screens and in refusals. */
export const chargeLabels = {
  kind: { fr: 'Nature', en: 'Type' },
  amount: { fr: 'Montant', en: 'Amount' },
  reason: { fr: 'Motif, tel que le client le lira', en: 'Reason, as shown to the customer' },
  correctsChargeId: { fr: 'Supplément annulé', en: 'Cancelled charge' },
} satisfies Partial<Record<keyof ChargeCreation, Sentence>>

/** The labels of the kinds of charge. */
export const chargeKindLabels = {
  lateness: { fr: 'Retard', en: 'Lateness' },
  fuel: { fr: 'Carburant', en: 'Fuel' },
  damage: { fr: 'Dommage', en: 'Damage' },
  kilometres: { fr: 'Kilomètres', en: 'Kilometres' },
  cleaning: { fr: 'Nettoyage', en: 'Cleaning' },
  fine_handling: { fr: 'Frais de dossier de contravention', en: 'Fine handling fee' },
  other: { fr: 'Autre', en: 'Other' },
  cancellation: { fr: 'Frais d’annulation', en: 'Cancellation fee' },
  no_show: { fr: 'Frais de non-présentation', en: 'No-show fee' },
} satisfies Record<ChargeKind, Sentence>

import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id, requiredLines } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'

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

/** The fields of a charge; the answer and the columns of its queries derive from them. */
export const ChargeFields = z.object({
  kind: z.enum(chargeKinds),
  /** In euros, more than zero. */
  amount: Euros,
  /** The text that the customer reads. */
  reason: requiredLines(500),
  correctsChargeId: Id.nullable(),
})

/**
 * A charge on top of the agreed price, decided by an agent, with a reason. With `correctsChargeId` it takes that charge
 * back in full.
 */
export const ChargeCreation = ChargeFields.partial({ correctsChargeId: true }).extend({
  /** Allows damage charges above the waiver, which are otherwise refused with `amount_over`. */
  isOverConfirmed: z.boolean().optional(),
})
export type ChargeCreation = z.infer<typeof ChargeCreation>

/** The label of each field, on screens and in refusals. */
export const chargeLabels = {
  kind: { fr: 'Nature', en: 'Type' },
  amount: { fr: 'Montant', en: 'Amount' },
  reason: { fr: 'Motif, tel que le client le lira', en: 'Reason, as shown to the customer' },
  correctsChargeId: { fr: 'Supplément annulé', en: 'Cancelled charge' },
} satisfies Partial<Record<keyof ChargeCreation, Sentence>>

export const Charge = z.object({
  id: z.int(),
  rentalId: z.int(),
  ...stored(ChargeFields),
  decidedAt: z.string(),
  decidedBy: MemberName.nullable(),
  /** The document that bills it, unless it is credited in full. */
  invoice: z.object({ id: z.int(), number: z.string() }).nullable(),
})
export type Charge = z.infer<typeof Charge>

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

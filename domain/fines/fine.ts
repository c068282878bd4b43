import type { z } from 'zod'
import { vehicleLabels } from '../fleet/vehicle/vehicle.ts'
import type { Sentence } from '../kernel/language.ts'
import type { FineFields } from './fine.schema.ts'

/**
 * The kinds of notice. For a `designation` the company names the driver; a `parking` charge is paid and billed to the
 * customer, since nobody can be named for it; one from `abroad` follows the rules of its country.
 */
export const fineKinds = ['designation', 'parking', 'abroad'] as const
export type FineKind = (typeof fineKinds)[number]

/** The states of a notice. `billed` is one whose handling fee or amount the customer was charged. */
export const fineStatuses = ['to_do', 'designated', 'paid', 'contested', 'billed', 'closed'] as const
export type FineStatus = (typeof fineStatuses)[number]

/** The label of each field, on screens, in files and in refusals. */
export const fineLabels = {
  kind: { fr: 'Type', en: 'Kind' },
  registrationNumber: vehicleLabels.registrationNumber,
  committedAt: { fr: 'Date de l’infraction', en: 'Date of the offence' },
  noticeDate: { fr: 'Date de l’avis', en: 'Date of the notice' },
  noticeNumber: { fr: 'Numéro de l’avis', en: 'Notice number' },
  place: { fr: 'Lieu', en: 'Place' },
  amount: { fr: 'Montant', en: 'Amount' },
  driverId: { fr: 'Conducteur', en: 'Driver' },
  comments: { fr: 'Commentaires', en: 'Comments' },
} satisfies Partial<Record<keyof z.infer<typeof FineFields>, Sentence>>

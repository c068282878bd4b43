import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { RentalFields } from './rental-request.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const rentalLabels = {
  start: { fr: 'Départ', en: 'Pick-up' },
  end: { fr: 'Retour', en: 'Return' },
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  customerId: { fr: 'Client', en: 'Customer' },
  additionalDriverIds: { fr: 'Conducteurs supplémentaires', en: 'Additional drivers' },
  departureAgencyId: { fr: 'Agence de départ', en: 'Pick-up agency' },
  arrivalAgencyId: { fr: 'Agence de retour', en: 'Return agency' },
  optionIds: { fr: 'Options', en: 'Options' },
  discountPercent: { fr: 'Remise', en: 'Discount' },
  referralMode: { fr: 'Origine de la demande', en: 'Source of the request' },
  billedCustomerId: { fr: 'Facturé à', en: 'Billed to' },
  totalAmount: { fr: 'Montant de la location', en: 'Rental amount' },
} satisfies Partial<Record<keyof z.infer<typeof RentalFields>, Sentence>>

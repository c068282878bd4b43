import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import { mailLineLabel } from '../mail/mail.ts'
import { statusLabel } from '../status/status.ts'
import type { RentalChange, RentalFields } from './rental-request.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const rentalLabels = {
  start: { fr: 'Départ', en: 'Pick-up' },
  end: { fr: 'Retour', en: 'Return' },
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  promise: { fr: 'Catégorie promise', en: 'Promised category' },
  isPinned: { fr: 'Véhicule fixé', en: 'Vehicle pinned' },
  customerId: { fr: 'Client', en: 'Customer' },
  additionalDriverIds: { fr: 'Conducteurs supplémentaires', en: 'Additional drivers' },
  departureAgencyId: { fr: 'Agence de départ', en: 'Pick-up agency' },
  arrivalAgencyId: { fr: 'Agence de retour', en: 'Return agency' },
  delivery: { fr: 'Lieu de livraison', en: 'Place of delivery' },
  collection: { fr: 'Lieu de récupération', en: 'Place of collection' },
  optionIds: { fr: 'Options', en: 'Options' },
  discountPercent: { fr: 'Remise', en: 'Discount' },
  waivedFees: { fr: 'Frais retirés', en: 'Fees taken out' },
  referralMode: { fr: 'Origine de la demande', en: 'Source of the request' },
  referralUserId: { fr: 'Vendeur', en: 'Salesperson' },
  sourceId: { fr: 'Envoyée par', en: 'Sent by' },
  sourceReference: { fr: 'Référence de la source', en: 'Reference of the source' },
  collectedAmount: { fr: 'Encaissé par la source', en: 'Collected by the source' },
  billedCustomerId: { fr: 'Facturé à', en: 'Billed to' },
  note: { fr: 'Note interne', en: 'Internal note' },
  wish: { fr: 'Souhait du client', en: 'Customer’s wish' },
  transportNumber: { fr: 'Vol ou bateau', en: 'Flight or ship' },
  transportAt: { fr: 'Arrivée prévue', en: 'Planned arrival' },
  totalAmount: { fr: 'Montant de la location', en: 'Rental amount' },
} satisfies Record<keyof z.infer<typeof RentalFields>, Sentence>

/** The label of each field that only a change has, in refusals. */
export const rentalChangeLabels = {
  status: statusLabel,
  expectedStatus: { fr: 'Statut attendu', en: 'Expected status' },
  keepsPrice: { fr: 'Garder le prix', en: 'Keep the price' },
  isMoneyHeldConfirmed: {
    fr: 'Annulation confirmée malgré l’argent reçu',
    en: 'Cancellation confirmed despite payments received',
  },
  cancellation: { fr: 'Annulation', en: 'Cancellation' },
  isMailed: { fr: 'Envoi de l’e-mail', en: 'Send the email' },
  mailLine: mailLineLabel,
  isMismatchConfirmed: { fr: 'Véhicule confirmé malgré la promesse', en: 'Vehicle confirmed despite the promise' },
  exclusionReason: { fr: 'Motif pour louer quand même', en: 'Reason to rent all the same' },
} satisfies Record<Exclude<keyof RentalChange, keyof z.infer<typeof RentalFields>>, Sentence>

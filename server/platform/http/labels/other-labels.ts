import { secondFactorLabels } from '@filao/domain/access/factor/second-factor'
import { damageLabels } from '@filao/domain/fleet/damage/damage-labels'

import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { Sentence } from '@filao/domain/kernel/language'
import { rentalChangeLabels, rentalLabels } from '@filao/domain/rentals/record/rental'

/** The labels of the calls' fields that belong to no noun with labels of its own, by their keys. */
export const otherLabels = {
  categoryId: vehicleLabels.categoryId,
  registrationNumber: vehicleLabels.registrationNumber,
  code: secondFactorLabels.code,
  customerId: rentalLabels.customerId,
  vehicleId: rentalLabels.vehicleId,
  agencyId: vehicleLabels.locationId,
  allowOtherFormat: { fr: 'Accepter ce format', en: 'Accept this format' },
  companyId: { fr: 'Entreprise', en: 'Company' },
  cursor: { fr: 'Page', en: 'Page' },
  excludeRentalId: { fr: 'Location à ignorer', en: 'Rental to ignore' },
  format: { fr: 'Format', en: 'Format' },
  from: { fr: 'Du', en: 'From' },
  isDamaged: { fr: 'Dommages', en: 'Damage' },
  limit: { fr: 'Lignes par page', en: 'Rows per page' },
  only: { fr: 'Contenu', en: 'Content' },
  search: { fr: 'Recherche', en: 'Search' },
  state: { fr: 'État', en: 'State' },
  text: { fr: 'Recherche', en: 'Search' },
  date: { fr: 'Date', en: 'Date' },
  id: { fr: 'Identifiant', en: 'ID' },
  isConfirmed: { fr: 'Confirmation', en: 'Confirmation' },
  version: { fr: 'Version', en: 'Version' },
  kind: damageLabels.kind,
  offer: { fr: 'Offre', en: 'Offer' },
  rentalId: { fr: 'Location', en: 'Rental' },
  rows: { fr: 'Lignes', en: 'Rows' },
  size: damageLabels.size,
  status: rentalChangeLabels.status,
  term: { fr: 'Recherche', en: 'Search' },
  to: { fr: 'Au', en: 'To' },
  token: { fr: 'Lien', en: 'Link' },
  total: { fr: 'Total', en: 'Total' },
  ids: { fr: 'Choix', en: 'Selection' },
  isLate: { fr: 'En retard', en: 'Late' },
  isUnpaid: { fr: 'À encaisser', en: 'Balance due' },
  sort: { fr: 'Ordre', en: 'Order' },
  importKey: { fr: 'Clé de l’importation', en: 'Key of the import' },
  unavailability: { fr: 'Indisponibilité', en: 'Unavailable period' },
  credential: { fr: 'Clé d’accès', en: 'Passkey' },
  at: { fr: 'Date et heure', en: 'Date and time' },
  isInvited: { fr: 'Invitation par e-mail', en: 'Invitation by email' },
  paymentId: { fr: 'Paiement', en: 'Payment' },
  entity: { fr: 'Type d’élément', en: 'Kind of record' },
  entityId: { fr: 'Élément', en: 'Record' },
} satisfies Record<string, Sentence>

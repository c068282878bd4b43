import type { Reference } from '#platform/database/references'
import { changedSince } from './import/undo-queries.ts'

const inRental = { code: 'rental', fr: 'une location en a besoin', en: 'a rental needs it', rank: 1 }
const withCheck = {
  code: 'check',
  fr: 'un état des lieux ou des photos ont été faits',
  en: 'a check was recorded or photos were taken',
  rank: 1,
}
const withDocument = { code: 'document', fr: 'un document est conservé', en: 'a document is kept', rank: 3 }
const withMail = { code: 'mail', fr: 'un e-mail a été demandé', en: 'an email was requested', rank: 3 }

/** The columns of rentals, and of what they gather, that name things of this or another feature. */
export const rentalReferences: Reference[] = [
  { to: 'agencies', table: 'rentals', column: 'departureAgencyId', isHistory: true },
  { to: 'agencies', table: 'rentals', column: 'arrivalAgencyId', isHistory: true },
  { to: 'agencies', table: 'refusedRequests', column: 'departureAgencyId', isHistory: true },
  { to: 'categories', table: 'rentals', column: 'pricedCategoryId', isHistory: true },
  { to: 'categories', table: 'rentals', column: 'promisedCategoryId', isHistory: true },
  { to: 'categories', table: 'refusedRequests', column: 'categoryId', isHistory: true },
  { to: 'customers', table: 'rentals', column: 'customerId', isHistory: true, reason: inRental },
  { to: 'customers', table: 'rentals', column: 'billedCustomerId', isHistory: true, reason: inRental },
  { to: 'customers', table: 'rentalDrivers', column: 'customerId', isHistory: true, reason: inRental },
  { to: 'options', table: 'rentalOptions', column: 'optionId', isHistory: true, reason: inRental },
  { to: 'sources', table: 'rentals', column: 'sourceId', isHistory: true },
  { to: 'vehicles', table: 'rentals', column: 'vehicleId', isHistory: true, reason: inRental },
  { to: 'vehicles', table: 'vehicleChanges', column: 'vehicleId', isHistory: true, reason: inRental },
  { to: 'vehicles', table: 'checks', column: 'vehicleId', isHistory: true, reason: inRental },
  { to: 'rentals', table: 'checks', column: 'rentalId', isHistory: true, reason: withCheck },
  { to: 'rentals', table: 'checkPhotos', column: 'rentalId', reason: withCheck },
  { to: 'rentals', table: 'keptDocuments', column: 'rentalId', isHistory: true, reason: withDocument },
  { to: 'rentals', table: 'sentMails', column: 'rentalId', reason: withMail },
  { to: 'rentals', table: 'vehicleChanges', column: 'rentalId', isHistory: true, reason: changedSince },
]

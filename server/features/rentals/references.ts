import type { Reference } from '#platform/database/references'

/** The columns of rentals, and of what they gather, that name things of this or another feature. */
export const rentalReferences: Reference[] = [
  { to: 'agencies', table: 'rentals', column: 'departureAgencyId', isHistory: true },
  { to: 'agencies', table: 'rentals', column: 'arrivalAgencyId', isHistory: true },
  { to: 'agencies', table: 'refusedRequests', column: 'departureAgencyId', isHistory: true },
  { to: 'categories', table: 'rentals', column: 'pricedCategoryId', isHistory: true },
  { to: 'categories', table: 'refusedRequests', column: 'categoryId', isHistory: true },
  { to: 'customers', table: 'rentals', column: 'customerId', isHistory: true, reason: 'rental' },
  { to: 'customers', table: 'rentals', column: 'billedCustomerId', isHistory: true, reason: 'rental' },
  { to: 'customers', table: 'rentalDrivers', column: 'customerId', isHistory: true, reason: 'rental' },
  { to: 'options', table: 'rentalOptions', column: 'optionId', isHistory: true, reason: 'rental' },
  { to: 'vehicles', table: 'rentals', column: 'vehicleId', isHistory: true, reason: 'rental' },
  { to: 'vehicles', table: 'vehicleChanges', column: 'vehicleId', isHistory: true, reason: 'rental' },
  { to: 'vehicles', table: 'checks', column: 'vehicleId', isHistory: true, reason: 'rental' },
  { to: 'rentals', table: 'checks', column: 'rentalId', isHistory: true, reason: 'check' },
  { to: 'rentals', table: 'checkPhotos', column: 'rentalId', reason: 'check' },
  { to: 'rentals', table: 'keptDocuments', column: 'rentalId', isHistory: true, reason: 'document' },
  { to: 'rentals', table: 'sentMails', column: 'rentalId', reason: 'mail' },
  { to: 'rentals', table: 'vehicleChanges', column: 'rentalId', isHistory: true, reason: 'changed' },
]

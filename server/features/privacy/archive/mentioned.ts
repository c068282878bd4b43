/** The tables of ids that JSON names, such as the changes of an audit entry. */
export const mentioned: Record<string, string> = {
  additionalDriverIds: 'customers',
  agencyId: 'agencies',
  agencyIds: 'agencies',
  arrivalAgencyId: 'agencies',
  billedCustomerId: 'customers',
  cashDeskId: 'cash_desks',
  categoryId: 'categories',
  categoryIds: 'categories',
  chargeId: 'charges',
  checkId: 'checks',
  checkIds: 'checks',
  correctsChargeId: 'charges',
  correctsInvoiceId: 'invoices',
  correctsPaymentId: 'payments',
  customerId: 'customers',
  deadlineId: 'deadlines',
  departureAgencyId: 'agencies',
  driverId: 'customers',
  driverIds: 'customers',
  feeChargeId: 'charges',
  invoiceId: 'invoices',
  locationId: 'agencies',
  optionId: 'options',
  optionIds: 'options',
  paymentId: 'payments',
  pricedCategoryId: 'categories',
  priceId: 'price_lines',
  referralUserId: 'users',
  rentalId: 'rentals',
  seasonId: 'seasons',
  templateId: 'deadline_templates',
  userId: 'users',
  vehicleId: 'vehicles',
  visitId: 'deadline_visits',
  youngDriverOptionId: 'options',
}

/**
 * The tables of the rows that JSON holds copies of, by the key of the copy. By the ids in them an erasure finds a
 * person, and the statistics find an option.
 */
export const copied: Record<string, string> = {
  additionalDrivers: 'customers',
  arrivalAgency: 'agencies',
  billedCustomer: 'customers',
  customer: 'customers',
  departureAgency: 'agencies',
  driver: 'customers',
  options: 'options',
  rental: 'rentals',
  vehicle: 'vehicles',
}

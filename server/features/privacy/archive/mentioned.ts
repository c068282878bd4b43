import type { AuditedEntities } from '#platform/feature/audit'

/** The kinds of audited thing whose id is the company’s. */
const companyEntities = ['company', 'subscription', 'journal', 'driverRules', 'prices', 'accounts'] as const

/** The kinds of audited thing that are rows of a table. The others are the company itself. */
export const auditedTables = {
  accountingExport: 'accounting_exports',
  agency: 'agencies',
  apiKey: 'api_keys',
  calendar: 'calendars',
  cash_desk: 'cash_desks',
  category: 'categories',
  charge: 'charges',
  checkPhoto: 'check_photos',
  customer: 'customers',
  customerDocument: 'customer_documents',
  damage: 'damages',
  deadline: 'deadlines',
  deadlineTemplate: 'deadline_templates',
  file: 'public_files',
  fine: 'fines',
  invoice: 'invoices',
  option: 'options',
  payment: 'payments',
  refusedRequest: 'refused_requests',
  rental: 'rentals',
  savedView: 'saved_views',
  unavailability: 'unavailabilities',
  user: 'users',
  vehicle: 'vehicles',
  vehiclePhoto: 'vehicle_photos',
  visitDocument: 'visit_documents',
  webhook: 'webhooks',
} satisfies Record<Exclude<keyof AuditedEntities, (typeof companyEntities)[number]>, string>

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

/** The tables of ids in the keys under which a mail is sent once only: `receipt:12`. */
export const mailedAbout: Record<string, string> = {
  receipt: 'payments',
  reminder: 'rentals',
  lapsed: 'rentals',
  fine: 'fines',
}

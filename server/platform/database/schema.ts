// Written by `npm run schema` from the migrations. Edit those, not this file.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A JSON value: read parsed, written as text. */
type Json = ColumnType<JsonValue, string, string>
type OptionalJson = ColumnType<JsonValue, string | undefined, string>
type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

type AccountMapsTable = {
  companyId: number
  accounts: string
}

type AccountingExportsTable = {
  id: GeneratedAlways<number>
  companyId: number
  fromDay: string
  toDay: string
  firstSeq: number
  lastSeq: number
  firstNumber: number
  entries: number
  accounts: string
  madeAt: string
  madeOn: string
  madeBy: number | null
}

type AddressTokensTable = {
  tokenHash: Buffer
  userId: number
  email: string
  expiresAt: string
}

type AgenciesTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  address: string | null
  postalCode: string | null
  city: string | null
  countryCode: Generated<'GP' | 'MQ' | 'RE' | 'GF' | 'YT' | 'BL' | 'MF' | 'PM' | 'FR'>
  latitude: number | null
  longitude: number | null
  timezone: Generated<string>
  isManualApprovalRequired: Generated<boolean>
  archivedAt: string | null
  createdAt: Generated<string>
  confirmsAtOnce: Generated<boolean>
}

type AgencyVatRatesTable = {
  companyId: number
  agencyId: number
  vatRate: number | null
  reason: string
}

type ApiKeysTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  permissions: string[]
  tokenHash: Buffer
  lastFour: string
  createdBy: number | null
  createdAt: Generated<string>
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
  calls: Generated<number>
}

type AttemptsTable = {
  subject: Buffer
  at: Generated<string>
}

type AuditEntriesTable = {
  id: GeneratedAlways<number>
  companyId: number
  userId: number | null
  at: Generated<string>
  entity: string
  entityId: number
  action: string
  changes: OptionalJson
  apiKeyId: number | null
  authorKind: 'member' | 'program' | 'customer' | 'job' | null
}

type BillingAccountsTable = {
  companyId: number
  customerRef: string | null
  subscriptionRef: string | null
  productId: string | null
  priceId: string | null
  status: Generated<'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'paused'>
  unitAmount: Generated<number>
  interval: Generated<string>
  trialEndsAt: string | null
  periodEndsAt: string | null
  isEnding: Generated<boolean>
  hadTrial: Generated<boolean>
  changedAt: Generated<string>
}

type BillingEventsTable = {
  id: string
  kind: string
  at: Generated<string>
}

type BillingsTable = {
  companyId: number
  id: number
  rentalId: number
  kind: 'invoice' | 'advance' | 'indemnity_claim'
  number: string
  dueOn: string
  billsPrice: boolean
  chargeIds: number[]
}

type CalendarsTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  agencyId: number | null
  vehicleId: number | null
  shows: 'times' | 'names'
  language: 'fr' | 'en'
  tokenHash: Buffer
  createdBy: number | null
  createdAt: Generated<string>
  lastReadAt: string | null
}

type CashDeskPaymentsTable = {
  companyId: number
  cashDeskId: number
  paymentId: number
}

type CashDesksTable = {
  id: GeneratedAlways<number>
  companyId: number
  agencyId: number
  date: string
  openedAt: string
  openedBy: number | null
  floatCents: number
  floatReason: string | null
  since: string
  closedAt: string | null
  closedBy: number | null
  expectedCents: number | null
  countedCents: number | null
  counts: Json | null
  differenceReason: string | null
}

type CategoriesTable = {
  id: GeneratedAlways<number>
  companyId: number
  code: string
  name: string
  description: string | null
  securityDepositCents: number
  waiverCents: number
  preparationDurationMinutes: number | null
  minimumRentalDurationMinutes: number | null
  archivedAt: string | null
  createdAt: Generated<string>
  minimumAge: number | null
  maximumAge: number | null
  minimumLicenceYears: number | null
  licenceCategory: 'AM' | 'A1' | 'A2' | 'A' | 'B1' | 'B' | 'BE' | 'C1' | 'C' | 'D1' | 'D' | null
  youngDriverAge: number | null
  youngDriverOptionId: number | null
  nameEn: string | null
  descriptionEn: string | null
}

type CategoryOptionsTable = {
  companyId: number
  categoryId: number
  optionId: number
}

type ChargesTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  kind: 'lateness' | 'fuel' | 'damage' | 'kilometres' | 'cleaning' | 'fine_handling' | 'other' | 'cancellation' | 'no_show'
  amountCents: number
  reason: string
  correctsChargeId: number | null
  decidedAt: Generated<string>
  decidedBy: number | null
}

type CheckPhotosTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  checkId: number | null
  damageId: number | null
  key: string
  thumbnailKey: string
  sha256: Buffer
  takenAt: Generated<string>
  takenBy: number | null
  bytes: Generated<number>
}

type ChecksTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  stage: 'delivery' | 'return'
  odometer: number
  fuelLevel: string | null
  comments: string | null
  recordedAt: Generated<string>
  recordedBy: number | null
  stretch: Generated<number>
  vehicleId: number
  customerSignature: Json | null
  agentSignature: Json | null
  signedOnPaper: boolean | null
}

type CollectedAmountsTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number | null
  rentalNumber: string
  customerNumber: string
  sourceId: number
  cents: number
  madeAt: string
  madeBy: number | null
  isJournaled: Generated<boolean>
}

type CompaniesTable = {
  id: GeneratedAlways<number>
  name: string
  address: string | null
  siret: string | null
  phoneNumber: string | null
  email: string | null
  website: string | null
  logoUrl: string | null
  countryCode: Generated<'GP' | 'MQ' | 'RE' | 'GF' | 'YT' | 'BL' | 'MF' | 'PM' | 'FR'>
  vatRate: number | null
  graceMinutes: Generated<number>
  quoteValidityDays: Generated<number>
  rentalTerms: Generated<string>
  contractTerms: Generated<string>
  rentalEndNotificationEnabled: Generated<boolean>
  rentalPublicIdPattern: Generated<string>
  customerPublicIdPattern: Generated<string>
  rentalCounter: Generated<number>
  customerCounter: Generated<number>
  userId: number | null
  createdAt: Generated<string>
  dailyDigestEnabled: Generated<boolean>
  provenAt: string | null
  checkSignatureRequired: Generated<boolean>
  checkPhotosRequired: Generated<boolean>
  fuelQuarterCents: number | null
  lateHourCents: number | null
  includedKilometresPerDay: number | null
  extraKilometreCents: number | null
  cancellationFeePercent: number | null
  cancellationFeeCents: number | null
  noShowFeePercent: number | null
  noShowFeeCents: number | null
  legalForm: string | null
  shareCapitalCents: number | null
  registryCity: string | null
  isSoleTrader: Generated<boolean>
  vatNumber: string | null
  lateFeeRate: number | null
  mediator: string | null
  isVatOnDebits: Generated<boolean>
  secondFactorRequired: Generated<boolean>
  fineHandlingCents: number | null
  depositText: string | null
  depositTextEnglish: string | null
  waiverText: string | null
  waiverTextEnglish: string | null
  hasCashDesk: Generated<boolean>
  chargesOutsideVat: string[] | null
  defaultPromise: Generated<'vehicle' | 'category'>
}

type CoversTable = {
  companyId: number
  optionId: number
  categoryId: number
  waiverCents: number
  securityDepositCents: number | null
}

type CustomerDocumentsTable = {
  id: GeneratedAlways<number>
  companyId: number
  customerId: number
  name: string
  contentType: string
  bytes: number
  key: string
  createdAt: Generated<string>
}

type CustomerKeysTable = {
  companyId: number
  kind: 'email' | 'phone' | 'licence' | 'siren' | 'name'
  isCompany: boolean
  value: string
  customerId: number
}

type CustomerMergesTable = {
  id: GeneratedAlways<number>
  companyId: number
  keptId: number
  mergedId: number
  mergedBy: number | null
  mergedAt: string
  undoneAt: string | null
  putBack: Json | null
}

type CustomersTable = {
  id: GeneratedAlways<number>
  companyId: number
  publicId: string
  title: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  birthDate: string | null
  birthPlace: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  department: string | null
  countryCode: string | null
  drivingLicenseNumber: string | null
  drivingLicenseIssuedOn: string | null
  drivingLicenseExpiresOn: string | null
  drivingLicenseCountryCode: string | null
  drivingLicenseCategories: string | null
  phoneNumbers: OptionalJson
  language: Generated<'fr' | 'en'>
  comments: string | null
  archivedAt: string | null
  createdAt: Generated<string>
  foldedFirstName: GeneratedAlways<string>
  kind: Generated<'person' | 'company'>
  companyName: string | null
  siren: string | null
  vatNumber: string | null
  contactName: string | null
  billingAddress: Json | null
  billingEmail: string | null
  searchText: GeneratedAlways<string>
  foldedLastName: GeneratedAlways<string>
  erasureRequestedAt: string | null
  erasedAt: string | null
  disputedSince: string | null
  drivingLicenseDocument: 'not_needed' | 'needed' | 'translation' | 'international_permit' | null
  mergedIntoId: number | null
  exclusionReason: 'unpaid' | 'damage' | 'fines' | 'not_returned' | 'false_documents' | 'misuse' | null
  exclusionNote: string | null
  excludedUntil: string | null
  excludedAt: string | null
  excludedBy: number | null
}

type DamagesTable = {
  id: GeneratedAlways<number>
  companyId: number
  vehicleId: number
  checkId: number | null
  view: 'front' | 'back' | 'left' | 'right' | 'top'
  x: number
  y: number
  kind: 'scratch' | 'dent' | 'crack' | 'broken' | 'missing' | 'stain' | 'other'
  size: 'small' | 'medium' | 'large'
  comment: string | null
  foundAt: string
  foundBy: number | null
  repairedAt: string | null
  repairedBy: number | null
}

type DeadlineTemplatesTable = {
  id: GeneratedAlways<number>
  companyId: number
  categoryId: number
  name: string
  everyMonths: number | null
  everyKilometres: number | null
  warnDays: number
  warnKilometres: number
}

type DeadlineVisitsTable = {
  id: GeneratedAlways<number>
  companyId: number
  vehicleId: number
  deadlineId: number | null
  kind: 'inspection' | 'emissions' | 'insurance' | 'service'
  name: string | null
  doneOn: string
  odometer: number | null
  costCents: number | null
  place: string | null
  note: string | null
  recordedAt: Generated<string>
  recordedBy: number | null
}

type DeadlinesTable = {
  id: GeneratedAlways<number>
  companyId: number
  vehicleId: number
  kind: 'inspection' | 'emissions' | 'insurance' | 'service'
  name: string | null
  everyMonths: number | null
  everyKilometres: number | null
  lastOn: string | null
  lastOdometer: number | null
  dueOn: string | null
  dueOdometer: number | null
  warnDays: number
  warnKilometres: number
  templateId: number | null
}

type DistinctCustomersTable = {
  companyId: number
  customerId: number
  otherId: number
  decidedBy: number | null
  decidedAt: Generated<string>
}

type DriverExceptionsTable = {
  companyId: number
  rentalId: number
  driverId: number
  rule: string
  ruleLimit: string
  reason: string
  decidedBy: number | null
  decidedAt: Generated<string>
}

type DriverRulesTable = {
  companyId: number
  minimumAge: number | null
  maximumAge: number | null
  minimumLicenceYears: number | null
  licenceCategory: 'AM' | 'A1' | 'A2' | 'A' | 'B1' | 'B' | 'BE' | 'C1' | 'C' | 'D1' | 'D' | null
  youngDriverAge: number | null
  youngDriverOptionId: number | null
  isLicenceValidityRequired: boolean
  isLicenceDocumentRequired: boolean
  isDesignationRequired: boolean
}

type EventsTable = {
  id: GeneratedAlways<number>
  companyId: number
  top: string
  key: string | null
  at: Generated<string>
}

type FeesTable = {
  id: GeneratedAlways<number>
  companyId: number
  kind: 'outside_hours' | 'place' | 'one_way' | 'delivery' | 'additional_driver'
  name: string
  nameEn: string | null
  isEnabled: Generated<boolean>
  priceCents: Generated<number>
  dailyPriceCents: Generated<number>
  maxCents: number | null
  agencyId: number | null
  toAgencyId: number | null
  categoryId: number | null
  at: 'departure' | 'arrival' | null
  isOnHolidays: Generated<boolean>
  freeCount: Generated<number>
  archivedAt: string | null
  createdAt: Generated<string>
  postalCodes: Generated<string[]>
}

type FinesTable = {
  id: GeneratedAlways<number>
  companyId: number
  kind: 'designation' | 'parking' | 'abroad'
  vehicleId: number | null
  registrationNumber: string
  committedAt: string
  noticeDate: string
  noticeNumber: string | null
  place: string | null
  amountCents: number | null
  rentalId: number | null
  driverId: number | null
  status: Generated<'to_do' | 'designated' | 'paid' | 'contested' | 'billed' | 'closed'>
  comments: string | null
  createdAt: Generated<string>
  feeChargeId: number | null
}

type IdempotencyKeysTable = {
  userId: number | null
  key: string
  requestHash: Buffer
  status: number | null
  headers: Json | null
  body: Json | null
  createdAt: Generated<string>
  apiKeyId: number | null
}

type ImportBatchesTable = {
  id: GeneratedAlways<number>
  companyId: number
  key: string
  kind: 'customers' | 'vehicles' | 'options' | 'rentals' | 'prices' | 'fees'
  createdAt: string
  createdBy: number | null
  customerIds: Generated<number[]>
  vehicleIds: Generated<number[]>
  optionIds: Generated<number[]>
  rentalIds: Generated<number[]>
  undoneAt: string | null
  undoneBy: number | null
  priceChanges: OptionalJson
  feeIds: Generated<number[]>
}

type InvoiceCountersTable = {
  companyId: number
  kind: 'invoice' | 'advance' | 'credit_note' | 'indemnity_claim'
  year: number
  prefix: string
  digits: number
  last: number
  lastIssuedAt: string
}

type InvoiceSettingsTable = {
  companyId: number
  invoicePrefix: string
  advancePrefix: string
  creditNotePrefix: string
  indemnityClaimPrefix: string
  numberDigits: number
  chargesOutsideVat: string[]
  isIssuedOnReturn: boolean
  paymentDays: number
  discountTerms: string | null
  isSentOnSettlement: Generated<boolean>
}

type InvoicesTable = {
  id: Generated<number>
  companyId: number
  kind: 'invoice' | 'advance' | 'credit_note' | 'indemnity_claim'
  number: string
  year: number
  sequence: number
  rentalId: number
  customerId: number
  customerName: string
  issuedAt: string
  issuedOn: string
  dueOn: string
  beforeVatCents: number
  vatCents: number
  totalCents: number
  correctsInvoiceId: number | null
  isWhole: Generated<boolean>
  billsPrice: Generated<boolean>
  chargeIds: Generated<number[]>
  content: string
  sha256: Buffer
  journalSeq: number
  journalHash: string
  issuedBy: number | null
  searchText: GeneratedAlways<string>
}

type JournalEntriesTable = {
  companyId: number
  seq: number
  at: string
  day: string
  kind: string
  sourceId: number | null
  format: string
  payload: string
  previous: string
  hash: string
}

type JournalHeadsTable = {
  companyId: number
  startedAt: string
  seq: number
  hash: string
  latestAt: string | null
  closedThrough: string | null
  version: string | null
}

type KeptDocumentsTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  occasion: 'accepted' | 'delivered' | 'returned' | 'cancelled'
  content: string
  sha256: Buffer
  byCustomer: Generated<boolean>
  network: string | null
  keptAt: string
  keptBy: number | null
}

type LedgerEntriesTable = {
  companyId: number
  rentalId: number
  kind: string
  sourceId: number
  part: 'charged' | 'credited'
  cents: number
  beforeVatCents: number
  isOutsideVat: boolean
  madeAt: string
  billingId: number | null
}

type MessageTemplatesTable = {
  id: GeneratedAlways<number>
  companyId: number
  kind: string
  language: 'fr' | 'en'
  subject: string
  body: string
  updatedAt: Generated<string>
}

type OccupanciesTable = {
  id: GeneratedAlways<number>
  companyId: number
  vehicleId: number
  rentalId: number | null
  unavailabilityId: number | null
  period: string
}

type OpeningHoursTable = {
  id: GeneratedAlways<number>
  companyId: number
  agencyId: number
  dayOfWeek: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
  openTimeMinutes: number
  closeTimeMinutes: number
}

type OptionStocksTable = {
  companyId: number
  optionId: number
  agencyId: number
  quantity: number
}

type OptionsTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  description: string | null
  priceCents: Generated<number>
  dailyPriceCents: Generated<number>
  isEnabled: Generated<boolean>
  archivedAt: string | null
  createdAt: Generated<string>
  isCover: Generated<boolean>
  nameEn: string | null
  descriptionEn: string | null
  maxQuantity: Generated<number>
  maxCents: number | null
  maxDays: number | null
}

type PasskeyChallengesTable = {
  challenge: Buffer
  purpose: 'registration' | 'sign_in'
  userId: number | null
  expiresAt: string
}

type PasskeysTable = {
  id: GeneratedAlways<number>
  userId: number
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  createdAt: Generated<string>
  lastUsedAt: string | null
}

type PasswordTokensTable = {
  tokenHash: Buffer
  userId: number
  expiresAt: string
  email: Generated<string>
}

type PaymentsTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  totalCents: number
  securityDepositCents: number
  method: Generated<'card' | 'cash' | 'transfer' | 'cheque' | 'holiday_voucher' | 'other'>
  takenAt: Generated<string>
  takenBy: number | null
  correctsPaymentId: number | null
  reason: string | null
}

type PendingSignInsTable = {
  tokenHash: Buffer
  userId: number
  expiresAt: string
}

type PlansTable = {
  productId: string
  priceId: string
  name: string
  description: string | null
  unitAmount: number
  interval: string
  mostAgencies: number | null
  mostVehicles: number | null
  mostCustomers: number | null
  isBase: Generated<boolean>
  isArchived: Generated<boolean>
  mostMegabytes: number | null
}

type PostalCodesTable = {
  postalCode: string
  city: string
  foldedCity: string
  population: number
  latitude: number | null
  longitude: number | null
}

type PriceLinesTable = {
  id: GeneratedAlways<number>
  companyId: number
  seasonId: number | null
  agencyId: number
  categoryId: number
  name: string | null
  minDays: Generated<number>
  priceCents: number
  nameEn: string | null
}

type PublicFilesTable = {
  id: GeneratedAlways<number>
  companyId: number
  key: string
  userId: number | null
  createdAt: Generated<string>
  bytes: Generated<number>
}

type RecoveryCodesTable = {
  codeHash: Buffer
  userId: number
}

type RefusedRequestsTable = {
  id: GeneratedAlways<number>
  companyId: number
  departureAgencyId: number
  categoryId: number | null
  startsAt: string
  endsAt: string
  referralMode: 'desk' | 'phone' | 'web'
  createdBy: number | null
  createdAt: string
}

type RentalCodesTable = {
  code: string
  companyId: number
  rentalId: number
}

type RentalDriversTable = {
  companyId: number
  rentalId: number
  customerId: number
}

type RentalOptionsTable = {
  companyId: number
  rentalId: number
  optionId: number
  quantity: Generated<number>
}

type RentalsTable = {
  id: GeneratedAlways<number>
  companyId: number
  publicId: string
  code: string
  status: 'quote' | 'draft' | 'validating' | 'pending' | 'ongoing' | 'done' | 'cancelled'
  startsAt: string
  endsAt: string
  vehicleId: number
  customerId: number
  departureAgencyId: number
  arrivalAgencyId: number
  discountPercent: Generated<number>
  referralMode: Generated<'desk' | 'phone' | 'web'>
  referralUserId: number | null
  totalCents: number | null
  securityDepositCents: number
  waiverCents: number
  preparationMinutes: Generated<number>
  priceId: number | null
  price: Json | null
  isOutsideOpeningHours: Generated<boolean>
  deliveredAt: string | null
  returnedAt: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  validUntil: string | null
  lapsedAt: string | null
  leavesAt: GeneratedAlways<string>
  readyAt: GeneratedAlways<string>
  pricedEndsAt: string | null
  pricedCategoryId: number | null
  settledAt: string | null
  awaits: 'customer' | 'agency' | null
  cancelledAt: string | null
  cancelledFrom: 'quote' | 'validating' | 'pending' | null
  cancellationReason: 'customer' | 'no_show' | 'no_vehicle' | 'price' | 'duplicate' | 'other' | null
  cancellationComment: string | null
  billedCustomerId: number | null
  importReference: string | null
  settledElsewhereCents: Generated<number>
  discountCents: GeneratedAlways<number | null>
  waivedFees: OptionalJson
  delivery: Json | null
  collection: Json | null
  note: string | null
  wish: string | null
  transportNumber: string | null
  transportAt: string | null
  sourceId: number | null
  sourceReference: string | null
  sourceTerms: Json | null
  commissionCents: Generated<number>
  promisedCategoryId: number | null
  promisedTransmission: 'Manuelle' | 'Automatique' | null
  promisedSeats: number | null
  isPinned: Generated<boolean>
}

type RetentionRunsTable = {
  id: GeneratedAlways<number>
  companyId: number
  at: Generated<string>
  occasion: 'nightly' | 'request' | 'restore'
  scans: number
  identities: number
  contacts: number
  contracts: number
}

type RetentionSettingsTable = {
  companyId: number
  scanDays: number
  identityMonths: number
  contactMonths: number
  contractYears: number
}

type SavedViewsTable = {
  id: GeneratedAlways<number>
  companyId: number
  userId: number
  list: 'rentals' | 'customers' | 'vehicles' | 'invoices'
  name: string
  query: string
  createdAt: Generated<string>
}

type SeasonsTable = {
  id: GeneratedAlways<number>
  companyId: number
  agencyId: number
  start: string
  end: string
  userLabel: string
  userLabelEn: string | null
}

type SecretKeyTable = {
  isOnly: Generated<boolean>
  fingerprint: string
  storedAt: Generated<string>
  sealedAt: string | null
}

type SentMailsTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number | null
  kind: string
  recipient: string
  subject: string
  dedupe: string | null
  queuedAt: Generated<string>
  sentAt: string | null
  line: string | null
}

type SessionsTable = {
  tokenHash: Buffer
  userId: number
  createdAt: Generated<string>
  lastSeenAt: Generated<string>
  id: GeneratedAlways<number>
  userAgent: Generated<string>
  address: Generated<string>
}

type ShippedDataTable = {
  name: string
  version: string
  loadedAt: Generated<string>
}

type SourceSettlementRentalsTable = {
  companyId: number
  settlementId: number
  rentalId: number
  priceCents: number
  commissionCents: number
  collectedCents: number
}

type SourceSettlementsTable = {
  id: GeneratedAlways<number>
  companyId: number
  sourceId: number
  month: string
  createdAt: Generated<string>
  createdBy: number | null
}

type SourcesTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  kind: 'broker' | 'hotel' | 'colleague' | 'website' | 'advertisement'
  isEnabled: Generated<boolean>
  commissionPercent: number | null
  commissionCents: number | null
  commissionOn: Generated<string[]>
  priceAdjustmentPercent: number | null
  language: 'fr' | 'en' | null
  collectsMoney: Generated<boolean>
  archivedAt: string | null
  createdAt: Generated<string>
}

type SpecialPricesTable = {
  id: Generated<number>
  companyId: number
  seasonId: number | null
  agencyId: number
  categoryId: number
  name: string | null
  nameEn: string | null
  minDays: number
  minHours: number | null
  weekdays: number[] | null
  priceCents: number
}

type StoredBytesTable = {
  companyId: number
  kept: Generated<number>
  removed: Generated<number>
  removedOn: Generated<string>
}

type TestCheckoutsTable = {
  session: string
  companyId: number
  priceId: string
  doneAt: string | null
  createdAt: Generated<string>
}

type TotpSecretsTable = {
  userId: number
  secret: Buffer
  confirmedAt: string | null
  lastStep: Generated<number>
  createdAt: Generated<string>
}

type UnavailabilitiesTable = {
  id: GeneratedAlways<number>
  companyId: number
  vehicleId: number
  startsAt: string
  endsAt: string
  description: string | null
  createdAt: Generated<string>
  changedAt: string | null
}

type UsersTable = {
  id: GeneratedAlways<number>
  companyId: number | null
  firstName: string | null
  lastName: string | null
  email: string
  passwordHash: string | null
  language: Generated<'fr' | 'en'>
  role: Generated<'admin' | 'staff' | 'accountant'>
  createdAt: Generated<string>
  archivedAt: string | null
  emailProvenAt: string | null
  mustChangePassword: Generated<boolean>
  secondFactorAt: string | null
  signedInAt: string | null
  weeklyReportEnabled: Generated<boolean>
  boardView: 'day' | 'week' | '14days' | 'month' | 'year' | null
}

type VehicleChangesTable = {
  id: GeneratedAlways<number>
  companyId: number
  rentalId: number
  stretch: number
  vehicleId: number
  startedAt: string
  endedAt: string
  reason: string
  changedBy: number | null
}

type VehiclePhotosTable = {
  id: GeneratedAlways<number>
  companyId: number
  make: string
  model: string
  year: number
  key: string
  thumbnailKey: string
  createdAt: Generated<string>
}

type VehiclesTable = {
  id: GeneratedAlways<number>
  companyId: number
  registrationNumber: string
  vin: string | null
  categoryId: number
  make: string | null
  model: string | null
  year: number | null
  seats: number | null
  transmission: string | null
  fuel: string | null
  description: string | null
  hp: number | null
  cv: number | null
  color: string | null
  odometer: Generated<number>
  firstRegistrationDate: string | null
  fuelLevel: string | null
  schematicId: number | null
  comments: string | null
  locationId: number
  archivedAt: string | null
  createdAt: Generated<string>
}

type VisitDocumentsTable = {
  id: GeneratedAlways<number>
  companyId: number
  visitId: number
  name: string
  contentType: string
  bytes: number
  key: string
  createdAt: Generated<string>
}

type WebhookAttemptsTable = {
  id: GeneratedAlways<number>
  companyId: number
  deliveryId: number
  at: string
  status: number | null
  durationMs: number
  answer: string
}

type WebhookDeliveriesTable = {
  id: GeneratedAlways<number>
  companyId: number
  webhookId: number
  messageId: string
  type: string
  data: Json
  createdAt: string
  attempts: Generated<number>
  nextAt: string | null
  deliveredAt: string | null
}

type WebhooksTable = {
  id: GeneratedAlways<number>
  companyId: number
  name: string
  url: string
  events: string[]
  secret: string
  formerSecret: string | null
  formerSecretUntil: string | null
  createdAt: Generated<string>
  disabledAt: string | null
  failingSince: string | null
  leasedUntil: string | null
  earlierSecrets: OptionalJson
}

export type Schema = {
  accountMaps: AccountMapsTable
  accountingExports: AccountingExportsTable
  addressTokens: AddressTokensTable
  agencies: AgenciesTable
  agencyVatRates: AgencyVatRatesTable
  apiKeys: ApiKeysTable
  attempts: AttemptsTable
  auditEntries: AuditEntriesTable
  billingAccounts: BillingAccountsTable
  billingEvents: BillingEventsTable
  billings: BillingsTable
  calendars: CalendarsTable
  cashDeskPayments: CashDeskPaymentsTable
  cashDesks: CashDesksTable
  categories: CategoriesTable
  categoryOptions: CategoryOptionsTable
  charges: ChargesTable
  checkPhotos: CheckPhotosTable
  checks: ChecksTable
  collectedAmounts: CollectedAmountsTable
  companies: CompaniesTable
  covers: CoversTable
  customerDocuments: CustomerDocumentsTable
  customerKeys: CustomerKeysTable
  customerMerges: CustomerMergesTable
  customers: CustomersTable
  damages: DamagesTable
  deadlineTemplates: DeadlineTemplatesTable
  deadlineVisits: DeadlineVisitsTable
  deadlines: DeadlinesTable
  distinctCustomers: DistinctCustomersTable
  driverExceptions: DriverExceptionsTable
  driverRules: DriverRulesTable
  events: EventsTable
  fees: FeesTable
  fines: FinesTable
  idempotencyKeys: IdempotencyKeysTable
  importBatches: ImportBatchesTable
  invoiceCounters: InvoiceCountersTable
  invoiceSettings: InvoiceSettingsTable
  invoices: InvoicesTable
  journalEntries: JournalEntriesTable
  journalHeads: JournalHeadsTable
  keptDocuments: KeptDocumentsTable
  ledgerEntries: LedgerEntriesTable
  messageTemplates: MessageTemplatesTable
  occupancies: OccupanciesTable
  openingHours: OpeningHoursTable
  optionStocks: OptionStocksTable
  options: OptionsTable
  passkeyChallenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  passwordTokens: PasswordTokensTable
  payments: PaymentsTable
  pendingSignIns: PendingSignInsTable
  plans: PlansTable
  postalCodes: PostalCodesTable
  priceLines: PriceLinesTable
  publicFiles: PublicFilesTable
  recoveryCodes: RecoveryCodesTable
  refusedRequests: RefusedRequestsTable
  rentalCodes: RentalCodesTable
  rentalDrivers: RentalDriversTable
  rentalOptions: RentalOptionsTable
  rentals: RentalsTable
  retentionRuns: RetentionRunsTable
  retentionSettings: RetentionSettingsTable
  savedViews: SavedViewsTable
  seasons: SeasonsTable
  secretKey: SecretKeyTable
  sentMails: SentMailsTable
  sessions: SessionsTable
  shippedData: ShippedDataTable
  sourceSettlementRentals: SourceSettlementRentalsTable
  sourceSettlements: SourceSettlementsTable
  sources: SourcesTable
  specialPrices: SpecialPricesTable
  storedBytes: StoredBytesTable
  testCheckouts: TestCheckoutsTable
  totpSecrets: TotpSecretsTable
  unavailabilities: UnavailabilitiesTable
  users: UsersTable
  vehicleChanges: VehicleChangesTable
  vehiclePhotos: VehiclePhotosTable
  vehicles: VehiclesTable
  visitDocuments: VisitDocumentsTable
  webhookAttempts: WebhookAttemptsTable
  webhookDeliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
}

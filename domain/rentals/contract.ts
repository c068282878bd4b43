import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { isLongerThan } from '../kernel/period.ts'
import { tableQuery } from '../kernel/table/table-file.ts'
import { Quote } from '../pricing/quote.ts'
import { CategoryPrice, CategoryPriceQuery } from './availability/category-price.ts'
import { AvailabilityQuery, AvailableVehicle } from './available-vehicle.ts'
import { RentalDocument } from './document/document.ts'
import { KeptDocument } from './document/kept-document.ts'
import { DriversAdmission, DriversRequest, DriversVerdict } from './drivers/verdict.ts'
import { CheckCreation, CheckPhoto, VehicleChangeCreation } from './handover/check.ts'
import { rentalFilters } from './list/rental-filter.ts'
import { MailPreview, MailPreviewRequest, MailRequest, SentMail } from './mail.ts'
import { ChargeCreation } from './money/charge.ts'
import { Payment, PaymentCreation } from './money/payment.ts'
import { SettlementCreation } from './money/settlement.ts'
import { CustomerReply, PublicRental } from './public-page.ts'
import { PriceRequest, Rental, RentalChange, RentalCreation, RentalRow } from './rental.ts'
import { TimelineStep } from './timeline.ts'

/** Lists all vehicles, available ones first, then by category and plate. */
export const listAvailabilities = endpoint({
  method: 'GET',
  path: '/companies/:companyId/availabilities',
  staleAfter: 'any',
  summary: 'Every vehicle, the agency where it will be at that start, and its availability.',
  can: 'company.read',
  query: AvailabilityQuery,
  response: z.array(AvailableVehicle),
  long: (query) => isLongerThan(query, 62),
})

/** The prices are without options and discount; they are computed as those of a rental are. */
export const listCategoryPrices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categoryPrices',
  staleAfter: 'any',
  summary: 'Every category for a stay, cheapest first: free vehicles, price, deposit and excess.',
  can: 'company.read',
  query: CategoryPriceQuery,
  response: z.array(CategoryPrice),
  problems: ['not_found'],
  long: (query) => isLongerThan(query, 62),
})

export const listRentals = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals',
  summary:
    'The rentals, latest start first unless `sort` says otherwise; `start` and `end` select those that overlap the period.',
  can: 'company.read',
  paged: true,
  query: Paging.extend(rentalFilters),
  response: z.array(RentalRow),
})

/** Exports rentals, as `exportVehicles` does. */
export const exportRentals = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/export',
  summary:
    'The rentals selected by the filters of the list, or found by a search, as a table file (`format` csv or xlsx) in the language of the user.',
  can: 'exports.read',
  query: z.object({ ...tableQuery, ...rentalFilters, search: z.string().trim().max(100).optional() }),
  response: Binary,
  long: true,
})

export const searchRentals = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/search',
  safe: true,
  summary:
    'Finds rentals by public id, plate, or the name, phone or e-mail of the customer: the best 50 that match the filters of the list.',
  can: 'company.read',
  body: z.object({ ...rentalFilters, term: z.string().trim().max(100) }),
  response: z.array(RentalRow),
})

export const getRental = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id',
  // A credit note lowers what is due.
  staleAfter: ['invoices'],
  summary: 'A rental with its people, price, checks and payments so far.',
  can: 'company.read',
  response: Rental,
})

/** A draft holds no vehicle. `totalAmount` is required when the price list has no price. */
export const createRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals',
  summary: 'Creates a draft.',
  can: 'rentals.write',
  body: RentalCreation,
  response: Rental,
  status: 201,
  problems: ['price_missing'],
})

/** Changes content and status in one transaction. Repeating a status change that has happened changes nothing. */
export const updateRental = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/rentals/:id',
  summary: 'Changes a rental, or moves it to another status.',
  can: 'rentals.write',
  body: RentalChange,
  response: Rental,
  problems: [
    'invalid_transition',
    'conflict',
    'email_unproven',
    'money_held',
    'vehicle_taken',
    'price_missing',
    'driver_refused',
  ],
})

/** Only a cancellation by the company, for ten minutes, and only while the vehicle is still free. */
export const reinstateRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/reinstatement',
  summary: 'Takes a cancellation back within ten minutes: status, vehicle and fee are as before, no mail leaves.',
  can: 'rentals.write',
  response: Rental,
  problems: ['invalid_transition', 'vehicle_taken'],
})

export const deleteRental = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/rentals/:id',
  summary: 'Deletes a draft. Any other rental, and a draft with payments, answers 409.',
  can: 'rentals.write',
  problems: ['invalid_transition', 'conflict'],
})

export const getRentalPrice = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/price',
  summary: 'The price of a rental, line by line; as agreed once it is frozen.',
  can: 'company.read',
  response: Quote,
  problems: ['price_missing'],
})

export const priceRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/price',
  staleAfter: ['prices', 'agencies', 'categories', 'options', 'vehicles', 'companies'],
  safe: true,
  summary: 'The price of a rental that is not saved yet. Writes nothing.',
  can: 'company.read',
  body: PriceRequest,
  response: Quote,
  problems: ['price_missing'],
})

/** Tells what the screens warn about; the same rules refuse a confirmation and a departure. */
export const checkRentalDrivers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/drivers',
  staleAfter: ['customers', 'vehicles', 'categories', 'options', 'driverRules'],
  safe: true,
  summary: 'The rules that the drivers of a rental break, saved or not, and the option that a young driver adds.',
  can: 'company.read',
  body: DriversRequest,
  response: DriversVerdict,
  problems: ['not_found'],
})

/** The audit trail keeps the reason and the rules. */
export const admitDrivers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/driverExceptions',
  summary: 'Lets the drivers of a rental break the rules that they break now, with a reason.',
  can: 'departures.override',
  body: DriversAdmission,
  response: DriversVerdict,
  problems: ['invalid_transition'],
})

/**
 * A delivery moves `pending` to `ongoing`, a return moves `ongoing` to `done`. Odometer, fuel and location are copied
 * to the vehicle.
 */
export const recordCheck = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/checks',
  summary: 'Records a delivery or a return of the vehicle.',
  can: 'rentals.operate',
  body: CheckCreation,
  response: Rental,
  problems: ['invalid_transition', 'odometer_backwards', 'vehicle_taken', 'deadline_overdue', 'driver_refused'],
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/payments',
  summary: 'The payments of a rental, oldest first.',
  can: 'company.read',
  response: z.array(Payment),
})

/** Payments are never changed or deleted; a payment that names another one is a refund of it. */
export const createPayment = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/payments',
  summary:
    'Records a payment for the rental or its deposit, or a refund; an amount above the balance must be confirmed.',
  can: 'payments.write',
  body: PaymentCreation,
  response: Payment,
  status: 201,
  problems: ['amount_over', 'email_unproven'],
})

/** The receipt of a payment, or of a refund, in the customer's language. */
export const printReceipt = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/payments/:id/receipt',
  summary: "The receipt of a payment as HTML or PDF, in the customer's language.",
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

/** Every charge is decided by an agent, with a reason; a charge that names another one takes it back. */
export const createCharge = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/charges',
  summary: 'Charges something on top of the agreed price, or takes a charge back.',
  can: 'payments.write',
  body: ChargeCreation,
  response: Rental,
  problems: ['invalid_transition', 'conflict', 'amount_over'],
})

/** One transaction: charges, the payment or refund of the rest, and the deposit kept or given back. */
export const settleRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/settlement',
  summary:
    'Settles a returned rental, once: price, charges, the rest, the deposit. 409 with the new sums when they are no longer those shown.',
  can: 'payments.write',
  body: SettlementCreation,
  response: Rental,
  problems: ['invalid_transition', 'conflict', 'amount_over', 'email_unproven'],
})

/** Stored until a check names it; deleted after a week without one. */
export const uploadCheckPhoto = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/photos',
  summary: 'Uploads a photo of the vehicle for a check to come.',
  can: 'rentals.operate',
  upload: { maxBytes: 15 * 1024 * 1024, as: 'picture', sizes: { full: 2048, thumbnail: 256 } },
  response: CheckPhoto,
  status: 201,
  problems: ['invalid_transition', 'too_large', 'unsupported_media', 'plan_limit'],
})

export const getCheckPhoto = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/photos/:id',
  summary: 'A photo of a check: PNG, at most 2048 px, or 256 px as `thumbnail`.',
  can: 'company.read',
  query: z.object({ size: z.enum(['full', 'thumbnail']).optional() }),
  response: Binary,
})

/** The returned vehicle is then at the departure agency; the new one is held until the planned end. */
export const changeVehicle = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/vehicleChanges',
  summary: 'Replaces the vehicle of an ongoing rental, with a check of both vehicles.',
  can: 'rentals.operate',
  body: VehicleChangeCreation,
  response: Rental,
  problems: [
    'invalid_transition',
    'odometer_backwards',
    'vehicle_taken',
    'price_missing',
    'deadline_overdue',
    'driver_refused',
  ],
})

export const getTimeline = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/timeline',
  staleAfter: ['invoices'],
  summary: 'Every step of a rental with its author and time, latest first.',
  can: 'company.read',
  response: z.array(TimelineStep),
})

export const sendRentalMail = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/mails',
  summary:
    "Mails the customer the invitation to accept, the rental's document or a receipt as PDF; each at most five times an hour.",
  can: 'rentals.write',
  body: MailRequest,
  response: SentMail,
  status: 201,
  problems: ['invalid_transition', 'email_unproven', 'conflict', 'too_many_requests'],
})

/** With the text of a receipt, a document or an invitation; writes nothing. */
export const previewRentalMail = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/mails/preview',
  safe: true,
  summary: "A mail as the customer would get it, in their language, with a line of the agent's own.",
  can: 'rentals.write',
  body: MailPreviewRequest,
  response: MailPreview,
})

export const listKeptDocuments = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/documents',
  summary: 'The documents that were accepted or signed, unchanged, oldest first.',
  can: 'company.read',
  response: z.array(KeptDocument),
})

export const printKeptDocument = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/documents/:id/printable',
  summary: 'An accepted or signed document as HTML or PDF.',
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

/** The content of the printed document, for the screen that shows it. */
export const getRentalDocument = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/document',
  summary: 'The content of a rental document, in the language of the customer.',
  can: 'company.read',
  response: RentalDocument,
})

/** A quote, reservation or contract, depending on the status. */
export const printRental = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/printable',
  summary: "The rental's document as a complete HTML page or as PDF, in the customer's language.",
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

/** The customer's page. `companyId` is `-1` because the company is not known yet: the code identifies the rental. */
export const getRentalByCode = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code',
  summary: 'A reservation as its customer sees it, by its code. At most 30 calls a minute from one network address.',
  can: 'anyone',
  response: PublicRental,
  problems: ['too_many_requests'],
})

/** For the calendar of a phone or computer; counted with the visits of the page. */
export const getRentalCalendar = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code/calendar',
  summary: 'The pick-up and the return of a reservation as an iCalendar file.',
  can: 'anyone',
  response: Binary,
  problems: ['too_many_requests'],
})

/** Repeating the same answer changes nothing; a different one is refused. */
export const answerRentalByCode = endpoint({
  method: 'PUT',
  path: '/companies/-1/rentals/byCode/:code/status',
  summary: 'Accepts a reservation (`pending`) or a quote (`validating`, the agency then confirms), or declines it.',
  can: 'anyone',
  body: CustomerReply,
  response: PublicRental,
  problems: ['invalid_transition', 'vehicle_taken', 'stale', 'too_many_requests'],
})

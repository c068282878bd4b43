import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { accountStaleAfter } from '../ledger/stale-after.ts'
import { Quote } from '../pricing/quote.schema.ts'
import { rentalFilters } from './list/rental-filter.schema.ts'
import { Rental, RentalRow } from './record/rental.schema.ts'
import { PriceRequest, RentalChange, RentalCreation } from './record/rental-request.schema.ts'
import { TimelineStep } from './timeline.schema.ts'

export * from './availability/contract.ts'
export * from './document/contract.ts'
export * from './drivers/contract.ts'
export * from './handover/contract.ts'
export * from './import/contract.ts'
export * from './mail/contract.ts'
export * from './money/contract.ts'
export * from './moves/contract.ts'
export * from './public-page/contract.ts'
export * from './refused-request/contract.ts'
export * from './room/contract.ts'
export * from './stock/contract.ts'

export const listRentals = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals',
  staleAfter: accountStaleAfter,
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
  staleAfter: accountStaleAfter,
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
  staleAfter: accountStaleAfter,
  summary: 'A rental with its people, price, checks and payments so far.',
  can: 'company.read',
  response: Rental,
})

/**
 * A draft holds no vehicle. A vehicle of the promised category that is free is chosen where the request names none.
 * `totalAmount` is required when the price list has no price.
 */
export const createRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals',
  summary: 'Creates a draft.',
  can: 'rentals.write',
  body: RentalCreation,
  response: Rental,
  status: 201,
  problems: ['price_missing', 'may_not_rent', 'vehicle_taken', 'promise_broken'],
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
    'too_many_requests',
    'money_held',
    'vehicle_taken',
    'option_taken',
    'promise_broken',
    'price_missing',
    'driver_refused',
    'may_not_rent',
  ],
})

/** Only a cancellation by the company, for ten minutes, and only while the vehicle is still free. */
export const reinstateRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/reinstatement',
  summary: 'Takes a cancellation back within ten minutes: status, vehicle and fee are as before, no mail leaves.',
  can: 'rentals.write',
  response: Rental,
  problems: ['invalid_transition', 'vehicle_taken', 'option_taken'],
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

export const getTimeline = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/timeline',
  staleAfter: accountStaleAfter,
  summary: 'Every step of a rental with its author and time, latest first.',
  can: 'company.read',
  response: z.array(TimelineStep),
})

import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../kernel/endpoint.ts'
import { Ids } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { Fine, FineChange, FineCreation, FineFee, FineHolder, FineLookup } from './fine.schema.ts'
import { fineStatuses } from './fine.ts'

export const listFines = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fines',
  staleAfter: ['rentals', 'customers'],
  summary: 'The notices of fines: those still to do by their term, then the others, the latest first.',
  can: 'company.read',
  paged: true,
  query: Paging.extend({ status: z.enum(fineStatuses).optional(), text: z.string().max(100).optional() }),
  response: z.array(Fine),
})

export const getFine = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fines/:id',
  staleAfter: ['rentals', 'customers'],
  summary: 'A notice of a fine.',
  can: 'company.read',
  response: Fine,
})

export const lookUpFine = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fines/lookup',
  staleAfter: ['rentals', 'vehicles', 'customers'],
  safe: true,
  summary:
    'Finds the rental and its drivers, or the unavailability, that had the vehicle with this plate in this minute; former plates and exchanged vehicles are known.',
  can: 'company.read',
  body: FineLookup,
  response: FineHolder,
})

export const createFine = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fines',
  summary:
    'Records a notice. A rental that is not given is the one that had the vehicle then, the driver its customer.',
  can: 'rentals.write',
  body: FineCreation,
  response: Fine,
  status: 201,
  problems: ['conflict'],
})

export const updateFine = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/fines/:id',
  summary: 'Changes a notice or its state.',
  can: 'rentals.write',
  body: FineChange,
  response: Fine,
  problems: ['conflict'],
})

/** Charges the fee without VAT, once for each notice; one that was taken back may be charged again. */
export const chargeFineFee = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fines/:id/fee',
  summary: 'Charges the handling fee of a notice to its rental.',
  can: 'payments.write',
  body: FineFee,
  response: Fine,
  problems: ['conflict', 'invalid_transition'],
})

/** The letter that tells the driver about a notice, in their language. */
export const printFineLetter = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fines/:id/letter',
  summary: "The letter about a notice to its driver as HTML or PDF, in the driver's language.",
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

/** Exports notices with what a designation asks for about each driver, as `exportVehicles` does. */
export const exportFines = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fines/export',
  summary: 'The chosen notices with the data of their drivers, as a table file (`format` csv or xlsx).',
  can: 'exports.read',
  long: true,
  query: z.object({ ...tableQuery, ids: Ids }),
  response: Binary,
})

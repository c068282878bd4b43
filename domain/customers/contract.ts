import { z } from 'zod'
import { ImportKey } from '../imports/batch.schema.ts'
import { ImportOutcome } from '../imports/outcome.schema.ts'
import { rowsPerCall } from '../imports/outcome.ts'
import { StoredDocument } from '../kernel/document.schema.ts'
import { documentMaxBytes } from '../kernel/document.ts'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { Customer, CustomerChange, CustomerCreation } from './customer.schema.ts'
import { customerFilters } from './customer-filter.schema.ts'
import { CustomerRow } from './customer-row.ts'
import { ExclusionFields } from './exclusion/exclusion.schema.ts'

export const listCustomers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers',
  staleAfter: ['rentals'],
  summary: 'The customers by name or another `sort`, with optional filters.',
  can: 'company.read',
  paged: true,
  query: Paging.extend(customerFilters),
  response: z.array(CustomerRow),
})

/** Exports customers, as `exportVehicles` does. */
export const exportCustomers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/export',
  summary: "All customers that match the same filters, as a table file (`format` csv or xlsx) in the user's language.",
  can: 'exports.read',
  query: z.object({ ...customerFilters, ...tableQuery }),
  response: Binary,
  long: true,
})

const rows = z.object({ rows: z.array(CustomerCreation).min(1).max(rowsPerCall) })

/** Reports the outcome that `importCustomers` would have for each row; the limit of the plan is not checked. */
export const checkCustomerImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers/import/check',
  summary: 'Reports which customers an import would create, at most 100; writes nothing.',
  can: 'customers.import',
  safe: true,
  body: rows,
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  long: true,
})

/**
 * Imports customers. Each row is created whole or reported with its reason. A customer with a known e-mail address and
 * name, or without an address a known name with the same birth date, licence and phone numbers, is not created again.
 * One who shares the address, licence or SIREN of another name is refused at that field.
 */
export const importCustomers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers/import',
  summary: 'Creates customers, at most 100, and reports the outcome of each; known customers are not created again.',
  can: 'customers.import',
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  problems: ['plan_limit'],
  long: true,
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id',
  summary: 'A customer.',
  can: 'company.read',
  response: Customer,
})

export const createCustomer = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers',
  summary: "Creates a customer with the company's next customer number.",
  can: 'customers.write',
  body: CustomerCreation,
  response: Customer,
  status: 201,
  problems: ['conflict', 'plan_limit'],
})

export const updateCustomer = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/customers/:id',
  summary: 'Changes a customer.',
  can: 'customers.write',
  body: CustomerChange,
  response: Customer,
  problems: ['conflict'],
})

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/customers/:id',
  summary:
    'Removes a customer, or archives them where rentals refer to them; 409 while an unfinished rental names them.',
  can: 'customers.delete',
  problems: ['conflict'],
})

/** New rentals, confirmations and departures that name the customer are refused with `may_not_rent` from here on. */
export const excludeCustomer = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/customers/:id/exclusion',
  summary: 'Marks that a customer may not rent again, until a day at most three years ahead, or changes the mark.',
  can: 'customers.exclude',
  body: ExclusionFields,
  response: Customer,
})

export const liftExclusion = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/customers/:id/exclusion',
  summary: 'Lifts the mark that a customer may not rent again.',
  can: 'customers.exclude',
  response: Customer,
})

export const listCustomerDocuments = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:customerId/documents',
  summary: "A customer's documents, latest first.",
  can: 'company.read',
  response: z.array(StoredDocument),
})

export const uploadCustomerDocument = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers/:customerId/documents',
  summary: 'Stores a document of a customer: pdf, png, jpeg, webp or heic by its content, at most 15 MB.',
  can: 'customers.write',
  upload: { maxBytes: documentMaxBytes, as: 'document' },
  response: StoredDocument,
  status: 201,
  problems: ['plan_limit'],
})

export const downloadCustomerDocument = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:customerId/documents/:id/download',
  summary: 'A document as an attachment under its own name.',
  can: 'company.read',
  response: Binary,
})

export const deleteCustomerDocument = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/customers/:customerId/documents/:id',
  summary: 'Removes a document permanently.',
  can: 'customers.write',
})

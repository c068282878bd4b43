import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../kernel/endpoint.ts'
import { Ids } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { CreditRequest } from './credit.schema.ts'
import { Invoice, InvoiceMailRequest, InvoicePreview, InvoiceRequest, InvoiceRow } from './invoice.schema.ts'
import { invoiceFilters } from './invoice-filter.schema.ts'
import { BilledKind } from './kind.schema.ts'
import { InvoiceSettings, InvoiceSettingsFields } from './settings.schema.ts'

/** Payments decide the state of a document, and rentals its preview. */
const staleAfter = ['rentals', 'invoiceSettings', 'companies', 'customers', 'agencies']

export const listInvoices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices',
  staleAfter,
  summary: 'The invoices, advances, credit notes and claims, latest first unless `sort` says otherwise.',
  can: 'invoices.read',
  paged: true,
  query: Paging.extend(invoiceFilters),
  response: z.array(InvoiceRow),
})

/** Exports documents, as `exportVehicles` does. */
export const exportInvoices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices/export',
  summary:
    'The documents selected by the filters of the list as a table file (`format` csv or xlsx) in the language of the user.',
  can: 'invoices.export',
  query: z.object({ ...invoiceFilters, ...tableQuery }),
  response: Binary,
  long: true,
})

export const printInvoices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices/pdf',
  summary: 'Several documents in one PDF, at most 100, in the order of their ids.',
  can: 'invoices.read',
  long: true,
  query: z.object({ ids: Ids }),
  response: Binary,
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices/:id',
  staleAfter,
  summary: 'A document as it was issued, with what has been paid and credited since.',
  can: 'invoices.read',
  response: Invoice,
})

/** The PDF comes from the frozen document, whatever has changed since. */
export const printInvoice = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices/:id/pdf',
  summary:
    "A document as PDF, or as a page with `format=html`, in the customer's language; a person's is in French first.",
  can: 'invoices.read',
  long: true,
  query: PrintFormat,
  response: Binary,
})

/** The XML comes from the frozen document; it is also inside the PDF. */
export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoices/:id/xml',
  summary:
    'The electronic invoice of a document to a company in France, as XML (EN 16931, Cross Industry Invoice). 404 for others, and where data is missing.',
  can: 'invoices.read',
  response: Binary,
})

/** Writes nothing. */
export const previewInvoice = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/invoices/preview',
  staleAfter: ['invoices', 'invoiceSettings', 'companies', 'customers', 'agencies'],
  summary: 'The document that would be issued from a rental now, without a number.',
  can: 'company.read',
  query: z.object({ kind: BilledKind.default('invoice') }),
  response: InvoicePreview,
  problems: ['invalid_transition', 'conflict'],
})

/** An issued document is never changed or deleted; a credit note corrects it. */
export const issueInvoice = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/invoices',
  summary:
    'Issues an invoice, an advance or a claim from a rental. 409 with the new total when it is no longer the one that was shown.',
  can: 'payments.write',
  body: InvoiceRequest,
  response: Invoice,
  status: 201,
  problems: ['invalid_transition', 'conflict'],
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/companies/:companyId/invoices/:id/credit',
  summary: 'Issues a credit note on a document or on some of its lines. 409 `amount_over` with what is left.',
  can: 'payments.write',
  body: CreditRequest,
  response: Invoice,
  status: 201,
  problems: ['amount_over', 'conflict'],
})

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/companies/:companyId/invoices/:id/mails',
  summary: 'Mails a document as PDF to the customer who is billed; at most five times an hour.',
  can: 'rentals.write',
  body: InvoiceMailRequest,
  response: z.object({ recipient: z.string() }),
  problems: ['email_unproven', 'conflict', 'too_many_requests'],
})

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/companies/:companyId/invoiceSettings',
  staleAfter: ['invoices', 'rentals'],
  summary: 'The settings for invoices: numbers, VAT of charges and agencies, terms of payment.',
  can: 'company.read',
  response: InvoiceSettings,
})

/** A new prefix or number of digits takes effect with the first document of a year. */
export const putInvoiceSettings = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/invoiceSettings',
  summary: 'Replaces the settings for invoices. Series that this year has begun keep their numbers.',
  can: 'company.write',
  body: InvoiceSettingsFields,
  bodyBytes: 256 * 1024,
  response: InvoiceSettings,
})

export * from './customer-paper.ts'

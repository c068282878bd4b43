import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../../kernel/endpoint.ts'
import { RentalDocument } from './document.schema.ts'
import { KeptDocument } from './kept-document.schema.ts'

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
  summary: 'The content of a rental document, with its `languages`: for a person French first, then their own.',
  can: 'company.read',
  response: RentalDocument,
})

/** A quote, reservation or contract, depending on the status. */
export const printRental = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/printable',
  summary:
    "The rental's document as a complete HTML page or as PDF, in the customer's language; a person's is in French first.",
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

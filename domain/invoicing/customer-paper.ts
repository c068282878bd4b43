import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { InvoiceKind } from './kind.schema.ts'

/** A paper on the page of a rental's customer: the receipt of a payment, or a document billed to them. */
export const CustomerPaper = z.object({
  kind: z.enum(['receipt', ...InvoiceKind.options]),
  /** The payment of a receipt, or the document. */
  id: z.int(),
  number: z.string(),
  /** In euros, the deposit included; less than zero for a refund or a credit note. */
  amount: z.number(),
  issuedAt: z.string(),
})
export type CustomerPaper = z.infer<typeof CustomerPaper>

/** Counted with the visits of the customer's page. */
export const listPapersByCode = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code/papers',
  summary: 'The receipts of a rental and the documents billed to its customer, by its code, oldest first.',
  can: 'anyone',
  response: z.array(CustomerPaper),
  problems: ['too_many_requests'],
})

/** 404 for a payment of another rental. */
export const printReceiptByCode = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code/receipts/:id',
  summary: 'A receipt of a rental as PDF, by its code. At most 10 papers a minute from one network address.',
  can: 'anyone',
  response: Binary,
  long: true,
  problems: ['too_many_requests'],
})

/** 404 for a document of another rental, and for one that is billed to somebody else. */
export const printInvoiceByCode = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code/invoices/:id',
  summary: 'A document billed to the customer of a rental as PDF, by its code. Counted with the receipts.',
  can: 'anyone',
  response: Binary,
  long: true,
  problems: ['too_many_requests'],
})

import { given, links } from '#features/customers/public'
import { documentSources, rentalReturnedJob, rentalSettledJob } from '#features/rentals/public'
import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { handle } from '#platform/jobs/jobs'
import { journalSources } from '#platform/journal/sources'
import { carriedTables } from './carried-tables.ts'
import { invoiceSource } from './journal-queries.ts'
import { invoiceOnReturn, invoiceOnSettlement } from './on-return.ts'
import { personLists } from './person-queries.ts'
import { invoicingRoutes } from './routes.ts'
import { invoiceMailJob, sendInvoiceMail } from './send-invoice.ts'
import { stepsOfRental } from './stored/invoice-queries.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    invoice: true
  }
}

carried.push(...carriedTables)
const invoiced = { code: 'invoice', fr: 'une facture a été émise', en: 'an invoice was issued', rank: 2 }
references.push(
  { to: 'customers', table: 'invoices', column: 'customerId', isHistory: true, reason: invoiced },
  { to: 'rentals', table: 'invoices', column: 'rentalId', isHistory: true, reason: invoiced },
)

links.push({
  table: 'invoices',
  column: 'customerId',
  stays: 'an invoice never changes: it is listed with the customers who were merged into its own',
  counts: 'invoices',
})
Object.assign(given.lists, personLists)
journalSources.push(invoiceSource)
documentSources.push(stepsOfRental)

/** Invoices, advances, credit notes and claims: numbered, frozen and never changed. */
export const invoicing: Feature = {
  routes: invoicingRoutes,
  jobs: [
    handle(invoiceMailJob, sendInvoiceMail),
    handle(rentalReturnedJob, invoiceOnReturn),
    handle(rentalSettledJob, invoiceOnSettlement),
  ],
}

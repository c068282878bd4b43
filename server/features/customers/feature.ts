import { limitedTables } from '#features/billing/public'
import { numberedTables } from '#features/company/public'
import { undoableKinds } from '#features/imports/public'
import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { withDocument } from './kept-reasons.ts'
import { documentFiles, documents, given } from './person-queries.ts'
import { customersRoutes } from './routes.ts'
import { deleteImportedCustomers, lockImportedCustomers } from './undo-queries.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    customer: true
    customerDocument: true
  }
}

carried.push(...carriedTables)
limitedTables.customers = 'customers'
numberedTables.customer = 'customers'
references.push({ to: 'customers', table: 'customerDocuments', column: 'customerId', reason: withDocument })

given.lists.documents = documents
given.files.push(documentFiles)
undoableKinds.customers = { entity: 'customer', lock: lockImportedCustomers, remove: deleteImportedCustomers }

/** The customers, who rent or drive, and their documents. */
export const customers: Feature = { routes: customersRoutes }

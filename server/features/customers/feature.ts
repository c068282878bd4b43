import { limitedTables } from '#features/billing/public'
import { numberedTables } from '#features/company/public'
import { undoableKinds } from '#features/imports/public'
import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { wasMerged, withDocument } from './kept-reasons.ts'
import { links } from './link-queries.ts'
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
references.push(
  { to: 'customers', table: 'customerDocuments', column: 'customerId', reason: withDocument },
  { to: 'customers', table: 'customers', column: 'mergedIntoId', isHistory: true, reason: wasMerged },
)
links.push(
  { table: 'customerDocuments', column: 'customerId', key: ['id'], counts: 'documents' },
  { table: 'importBatches', column: 'customerIds', stays: 'says whom a file brought' },
  // A customer into whom others were merged takes them along.
  { table: 'customers', column: 'mergedIntoId', key: ['id'] },
)

given.lists.documents = documents
given.files.push(documentFiles)
undoableKinds.customers = { entity: 'customer', lock: lockImportedCustomers, remove: deleteImportedCustomers }

/** The customers, who rent or drive, and their documents. */
export const customers: Feature = { routes: customersRoutes }

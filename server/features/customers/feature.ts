import { undoableKinds } from '#features/imports/public'
import type { Feature } from '#platform/feature'
import { customersRoutes } from './routes.ts'
import { deleteImportedCustomers, lockImportedCustomers } from './undo-queries.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    customer: true
    customerDocument: true
  }
}

undoableKinds.customers = { entity: 'customer', lock: lockImportedCustomers, remove: deleteImportedCustomers }

/** The customers, who rent or drive, and their documents. */
export const customers: Feature = { routes: customersRoutes }

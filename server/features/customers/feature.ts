import type { Feature } from '#platform/feature'
import { customersRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    customer: true
    customerDocument: true
  }
}

/** The customers, who rent or drive, and their documents. */
export const customers: Feature = { routes: customersRoutes }

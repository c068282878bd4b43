import type { Feature } from '#platform/feature'
import { companyRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    agency: true
    file: true
  }
}

/** The company itself, its terms, its public files and its agencies. */
export const company: Feature = { routes: companyRoutes }

import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { accountingRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    /** The accounts of the books; its id is the company's. */
    accounts: 'company'
    accountingExport: true
  }
}

carried.push(...carriedTables)

/** Accounting entries for the accountant's software: the accounts, the entries of a period and their exports. */
export const accounting: Feature = { routes: accountingRoutes }

import type { Feature } from '#platform/feature'
import { importRoutes } from './routes.ts'

/** What was imported from tables. */
export const imports: Feature = { routes: importRoutes }

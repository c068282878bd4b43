import type { Feature } from '#platform/feature/feature'
import { importRoutes } from './routes.ts'

/** Lists imports from tables and undoes them. */
export const imports: Feature = { routes: importRoutes }

import { left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { importRoutes } from './routes.ts'

left.importBatches = 'an import is taken back within a day, and only where it was made'

/** Lists imports from tables and undoes them. */
export const imports: Feature = { routes: importRoutes }

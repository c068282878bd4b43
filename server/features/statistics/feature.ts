import type { Feature } from '#platform/feature/feature'
import { statisticsRoutes } from './routes.ts'

/** The figures of a company: utilisation, revenue, rentals and costs of any period. */
export const statistics: Feature = { routes: statisticsRoutes }

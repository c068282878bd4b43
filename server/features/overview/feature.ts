import type { Feature } from '#platform/feature/feature'
import { overviewRoutes } from './routes.ts'

/** The pages of a customer and of a vehicle: the facts that follow from their rentals, and their history. */
export const overview: Feature = { routes: overviewRoutes }

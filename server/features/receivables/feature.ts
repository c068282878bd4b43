import type { Feature } from '#platform/feature/feature'
import { receivablesRoutes } from './routes.ts'

/** Everything that is open between the company and its customers. */
export const receivables: Feature = { routes: receivablesRoutes }

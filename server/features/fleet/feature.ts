import type { Feature } from '#platform/feature'
import { fleetRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    category: true
    option: true
    vehicle: true
    vehiclePhoto: true
    damage: true
    unavailability: true
    driverRules: true
  }
}

/** The categories, options, vehicles, photos, damages and unavailabilities. */
export const fleet: Feature = { routes: fleetRoutes }

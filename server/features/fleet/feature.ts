import { undoableKinds } from '#features/imports/public'
import type { Feature } from '#platform/feature'
import { deleteImportedOptions, lockImportedOptions } from './option/undo-queries.ts'
import { fleetRoutes } from './routes.ts'
import { deleteImportedVehicles, lockImportedVehicles } from './vehicle/undo-queries.ts'

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

undoableKinds.vehicles = { entity: 'vehicle', lock: lockImportedVehicles, remove: deleteImportedVehicles }
undoableKinds.options = { entity: 'option', lock: lockImportedOptions, remove: deleteImportedOptions }

/** The categories, options, vehicles, photos, damages and unavailabilities. */
export const fleet: Feature = { routes: fleetRoutes }

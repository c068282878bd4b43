import { limitedTables } from '#features/billing/public'
import { undoableKinds } from '#features/imports/public'
import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { deleteImportedOptions, lockImportedOptions } from './option/undo-queries.ts'
import { fleetRoutes } from './routes.ts'
import { deleteImportedVehicles, lockImportedVehicles } from './vehicle/undo-queries.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    category: true
    option: true
    vehicle: true
    vehiclePhoto: true
    damage: true
    unavailability: true
    driverRules: 'company'
  }
}

carried.push(...carriedTables)
limitedTables.vehicles = 'vehicles'
const damaged = { code: 'damage', fr: 'un dommage est noté', en: 'damage is recorded', rank: 2 }
const unavailable = {
  code: 'unavailability',
  fr: 'une indisponibilité est prévue',
  en: 'an unavailable period is planned',
  rank: 2,
}
const inRules = {
  code: 'rules',
  fr: 'les règles de conduite en ont besoin',
  en: 'the rules for drivers need it',
  rank: 7,
}
references.push(
  { to: 'agencies', table: 'vehicles', column: 'locationId', isHistory: true, isHolding: true },
  { to: 'categories', table: 'vehicles', column: 'categoryId', isHistory: true, isHolding: true },
  { to: 'vehicles', table: 'damages', column: 'vehicleId', isHistory: true, reason: damaged },
  { to: 'vehicles', table: 'unavailabilities', column: 'vehicleId', reason: unavailable },
  { to: 'options', table: 'driverRules', column: 'youngDriverOptionId', reason: inRules },
  { to: 'options', table: 'categories', column: 'youngDriverOptionId', reason: inRules },
  { to: 'publicFiles', table: 'vehiclePhotos', column: 'key', isHistory: true },
  { to: 'publicFiles', table: 'vehiclePhotos', column: 'thumbnailKey', isHistory: true },
)

undoableKinds.vehicles = { entity: 'vehicle', lock: lockImportedVehicles, remove: deleteImportedVehicles }
undoableKinds.options = { entity: 'option', lock: lockImportedOptions, remove: deleteImportedOptions }

/** The categories, options, vehicles, photos, damages and unavailabilities. */
export const fleet: Feature = { routes: fleetRoutes }

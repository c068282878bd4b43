import { z } from 'zod'
import { ImportOutcome, rowsPerCall } from '../imports/outcome.ts'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.ts'
import { Category, CategoryChange, CategoryCreation } from './category.ts'
import { Damage, DamageCreation } from './damage.ts'
import { DriverRules, DriverRulesChange } from './driver-rules.ts'
import { vehicleFilters } from './list/vehicle-filter.ts'
import { VehicleRow } from './list/vehicle-row.ts'
import { Option, OptionChange, OptionCreation } from './option.ts'
import { SchematicThumbnail } from './schematics.ts'
import { Unavailability, UnavailabilityChange, UnavailabilityCreation } from './unavailability.ts'
import { Vehicle, VehicleChange, VehicleCreation } from './vehicle.ts'
import { VehicleInformation } from './vehicle-information.ts'
import { VehiclePhoto, VehiclePhotoChange, VehiclePhotoCreation } from './vehicle-photo.ts'

export const listCategories = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categories',
  staleAfter: ['options'],
  summary: 'The categories by code.',
  can: 'company.read',
  response: z.array(Category),
})

export const getCategory = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categories/:id',
  staleAfter: ['options'],
  summary: 'A category.',
  can: 'company.read',
  response: Category,
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/companies/:companyId/categories',
  summary: 'Creates a category; its code is unique in the company.',
  can: 'fleet.write',
  body: CategoryCreation,
  response: Category,
  status: 201,
  problems: ['conflict'],
})

export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/categories/:id',
  summary: 'Changes a category. Rentals already agreed keep their amounts and preparation time.',
  can: 'fleet.write',
  body: CategoryChange,
  response: Category,
  problems: ['conflict'],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/categories/:id',
  summary:
    'Removes a category, or archives it where rentals refer to it; 409 while it has vehicles or prices an unfinished rental.',
  can: 'fleet.write',
  problems: ['conflict'],
})

export const listOptions = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options',
  staleAfter: ['categories'],
  summary: 'The options by name, enabled or not.',
  can: 'company.read',
  response: z.array(Option),
})

export const getOption = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options/:id',
  staleAfter: ['categories'],
  summary: 'An option.',
  can: 'company.read',
  response: Option,
})

export const createOption = endpoint({
  method: 'POST',
  path: '/companies/:companyId/options',
  summary: 'Creates an option.',
  can: 'fleet.write',
  body: OptionCreation,
  response: Option,
  status: 201,
})

export const updateOption = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/options/:id',
  summary: 'Changes an option, or switches it on and off.',
  can: 'fleet.write',
  body: OptionChange,
  response: Option,
})

export const deleteOption = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/options/:id',
  summary: 'Removes an option, or archives it where rentals refer to it.',
  can: 'fleet.write',
})

export const getDriverRules = endpoint({
  method: 'GET',
  path: '/companies/:companyId/driverRules',
  summary: 'The company’s rules about who may drive; a category may have its own.',
  can: 'company.read',
  response: DriverRules,
})

export const updateDriverRules = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/driverRules',
  summary: 'Changes the rules about who may drive. Rentals already agreed are checked again when their vehicle leaves.',
  can: 'company.write',
  body: DriverRulesChange,
  response: DriverRules,
})

export const listVehicles = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles',
  staleAfter: ['rentals', 'categories', 'agencies'],
  summary: 'The vehicles by category and plate or another `sort`, with optional filters and their state now.',
  can: 'company.read',
  paged: true,
  query: Paging.extend(vehicleFilters),
  response: z.array(VehicleRow),
})

/**
 * Exports vehicles: as CSV, which Excel opens directly (UTF-8 with a byte order mark, semicolons in French, commas in
 * English), or as a workbook.
 */
export const exportVehicles = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/export',
  summary: "All vehicles that match the same filters, as a table file (`format` csv or xlsx) in the user's language.",
  can: 'exports.read',
  query: z.object({ ...vehicleFilters, ...tableQuery }),
  response: Binary,
  long: true,
})

export const getVehicle = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:id',
  staleAfter: ['rentals'],
  summary: 'A vehicle.',
  can: 'company.read',
  response: Vehicle,
})

export const createVehicle = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles',
  summary: 'Creates a vehicle; its plate is unique among the vehicles of the company that are not deleted.',
  can: 'fleet.write',
  body: VehicleCreation,
  response: Vehicle,
  status: 201,
  problems: ['conflict', 'plan_limit'],
})

const rows = z.object({ rows: z.array(VehicleCreation).min(1).max(rowsPerCall) })

/** Reports the outcome that `importVehicles` would have for each row; the limit of the plan is not checked. */
export const checkVehicleImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/import/check',
  summary: 'Reports which vehicles an import would create, at most 100; writes nothing.',
  can: 'fleet.write',
  safe: true,
  body: rows,
  response: ImportOutcome,
  long: true,
})

/**
 * Imports vehicles. Each row is created whole or reported with its reason; a plate that the fleet has already is not
 * created again.
 */
export const importVehicles = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/import',
  summary: 'Creates vehicles, at most 100, and reports the outcome of each; known plates are not created again.',
  can: 'fleet.write',
  body: rows,
  response: ImportOutcome,
  problems: ['plan_limit'],
  long: true,
})

export const updateVehicle = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:id',
  summary: 'Changes a vehicle.',
  can: 'fleet.write',
  body: VehicleChange,
  response: Vehicle,
  problems: ['conflict'],
})

/** Removes a vehicle. Refused for a vehicle of an unfinished rental. */
export const deleteVehicle = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehicles/:id',
  summary: 'Removes a vehicle, or archives it where rentals refer to it; 409 while an unfinished rental names it.',
  can: 'fleet.write',
  problems: ['conflict'],
})

export const listUnavailabilities = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities',
  summary: "A vehicle's unavailabilities, latest first.",
  can: 'company.read',
  response: z.array(Unavailability),
})

export const createUnavailability = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities',
  summary: 'Makes a vehicle unavailable for a period; 409 where a rental holds it.',
  can: 'fleet.write',
  body: UnavailabilityCreation,
  response: Unavailability,
  status: 201,
  problems: ['vehicle_taken'],
})

export const getUnavailability = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id',
  summary: 'An unavailability of a vehicle.',
  can: 'company.read',
  response: Unavailability,
})

/** Changes an unavailability. `vehicleId` in the body moves it to another vehicle. */
export const updateUnavailability = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id',
  summary: 'Moves an unavailability in time or to another vehicle; 409 where a rental holds that vehicle.',
  can: 'fleet.write',
  body: UnavailabilityChange,
  response: Unavailability,
  problems: ['vehicle_taken'],
})

export const deleteUnavailability = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id',
  summary: 'Removes an unavailability, so that the vehicle can be rented again.',
  can: 'fleet.write',
})

/** Returns the photo of a vehicle's make and model, ignoring case and accents, and of the nearest year. */
export const getVehicleThumbnail = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:id/thumbnailUrlBody',
  summary: 'The thumbnail of the photo that matches the vehicle best, as png; 404 where there is none.',
  can: 'company.read',
  response: Binary,
})

export const listVehiclePhotos = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehiclePhotos',
  summary: 'The vehicle photos by make, model and year.',
  can: 'company.read',
  response: z.array(VehiclePhoto),
})

export const getVehiclePhoto = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehiclePhotos/:id',
  summary: 'A vehicle photo.',
  can: 'company.read',
  response: VehiclePhoto,
})

export const createVehiclePhoto = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehiclePhotos',
  summary: 'Creates the photo of a make, model and year from the addresses of two uploads.',
  can: 'fleet.write',
  body: VehiclePhotoCreation,
  response: VehiclePhoto,
  status: 201,
})

export const updateVehiclePhoto = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehiclePhotos/:id',
  summary: 'Changes a vehicle photo; replaced pictures are removed.',
  can: 'fleet.write',
  body: VehiclePhotoChange,
  response: VehiclePhoto,
})

export const deleteVehiclePhoto = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehiclePhotos/:id',
  summary: 'Removes a vehicle photo and its pictures.',
  can: 'fleet.write',
})

export const listSchematics = endpoint({
  method: 'GET',
  path: '/schematics/png/thumbnail',
  summary: 'The drawings on which damage is marked, each with the address of its thumbnail.',
  can: 'signed-in',
  response: z.array(SchematicThumbnail),
})

export const getSchematicThumbnail = endpoint({
  method: 'GET',
  path: '/schematics/png/:id',
  summary: 'The thumbnail of a drawing, as png.',
  can: 'signed-in',
  response: Binary,
})

/** Returns a drawing with five views: front, back, left, right and top, each a group with that `id`. */
export const getSchematic = endpoint({
  method: 'GET',
  path: '/schematics/svg/:id',
  summary: 'A drawing, as svg.',
  can: 'signed-in',
  response: Binary,
})

/** Returns the data of a plate. The import creates a vehicle with the plate alone when this call returns 404. */
export const getVehicleInformation = endpoint({
  method: 'GET',
  path: '/vehicleInformations',
  summary: 'The data of a plate from the vehicle data service; 404 where the service is not set, fails or has none.',
  can: 'fleet.write',
  query: z.object({ registrationNumber: z.string().trim().min(1).max(20) }),
  response: VehicleInformation,
  problems: ['not_found'],
})

/** Lists the damages of a vehicle. A repaired damage stays in the history of the checks. */
export const listDamages = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  staleAfter: ['rentals'],
  summary: "A vehicle's damages, those that are not repaired first, then the latest first.",
  can: 'company.read',
  response: z.array(Damage),
})

export const noteDamage = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  summary: 'Records a damage on a vehicle outside any rental.',
  can: 'fleet.write',
  body: DamageCreation,
  response: Damage,
  status: 201,
})

export const repairDamage = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/damages/:id',
  summary: 'Marks a damage as repaired or as not repaired.',
  can: 'fleet.write',
  body: z.object({ isRepaired: z.boolean() }),
  response: Damage,
})

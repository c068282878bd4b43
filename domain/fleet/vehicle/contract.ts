import { z } from 'zod'
import { ImportKey } from '../../imports/batch.schema.ts'
import { ImportOutcome } from '../../imports/outcome.schema.ts'
import { rowsPerCall } from '../../imports/outcome.ts'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { Paging } from '../../kernel/paging.ts'
import { tableQuery } from '../../kernel/table/table-file.schema.ts'
import { Vehicle, VehicleChange, VehicleCreation } from './vehicle.schema.ts'
import { vehicleFilters } from './vehicle-filter.schema.ts'
import { VehicleInformation } from './vehicle-information.schema.ts'
import { VehicleRow } from './vehicle-row.ts'

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
  bodyBytes: 1024 * 1024,
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
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 1024 * 1024,
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

import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { Unavailability, UnavailabilityChange, UnavailabilityCreation } from './unavailability.schema.ts'

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

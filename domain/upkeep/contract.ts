import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import {
  Deadline,
  DeadlineChange,
  DeadlineCreation,
  deadlineStates,
  VehicleDeadline,
  Visit,
  VisitCreation,
} from './deadline.ts'

/** Lists the deadlines of all vehicles. `state` is a comma separated choice. */
export const listDeadlines = endpoint({
  method: 'GET',
  path: '/companies/:companyId/deadlines',
  staleAfter: ['vehicles', 'rentals'],
  summary: 'The deadlines of the vehicles by the day on which they are due, by date or kilometres; `state` filters.',
  can: 'company.read',
  query: z.object({
    state: z
      .string()
      .max(40)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(deadlineStates)))
      .optional(),
  }),
  response: z.array(VehicleDeadline),
})

export const listVehicleDeadlines = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines',
  staleAfter: ['rentals'],
  summary: 'The deadlines of a vehicle, by the day on which they are due.',
  can: 'company.read',
  response: z.array(Deadline),
})

export const getDeadline = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id',
  staleAfter: ['rentals'],
  summary: 'A deadline of a vehicle.',
  can: 'company.read',
  response: Deadline,
})

/** Computes the due date and odometer unless sent: the last time plus the step, or the law's first inspection. */
export const createDeadline = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines',
  summary: 'Adds a deadline to a vehicle; what is due follows from the last time and the step unless it is sent.',
  can: 'fleet.write',
  body: DeadlineCreation,
  response: Deadline,
  status: 201,
})

export const updateDeadline = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id',
  summary: 'Changes a deadline; a new last time or step also moves what is due, unless it is sent.',
  can: 'fleet.write',
  body: DeadlineChange,
  response: Deadline,
})

/** Removes a deadline. Its visits stay with the vehicle. */
export const deleteDeadline = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id',
  summary: 'Removes a deadline from a vehicle; its visits and their costs stay.',
  can: 'fleet.write',
})

export const recordVisit = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id/visits',
  summary: 'Records that a deadline was done, with its cost, and sets the next one.',
  can: 'fleet.write',
  body: VisitCreation,
  response: Deadline,
})

export const listVisits = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/visits',
  summary: 'Everything that was done on a vehicle for its deadlines, latest first, with the costs.',
  can: 'company.read',
  response: z.array(Visit),
})

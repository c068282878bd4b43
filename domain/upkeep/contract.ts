import { z } from 'zod'
import { StoredDocument } from '../kernel/document.schema.ts'
import { documentMaxBytes } from '../kernel/document.ts'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import {
  Deadline,
  DeadlineChange,
  DeadlineCreation,
  RecordedVisit,
  VehicleDeadline,
  Visit,
  VisitCreation,
} from './deadline.schema.ts'
import { deadlineStates } from './deadline.ts'
import { AppliedTemplate, Template, TemplateChange, TemplateCreation } from './template.schema.ts'

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

/**
 * Records a visit. With `unavailability` the vehicle is also out of rental for it, unless a rental holds the vehicle.
 */
export const recordVisit = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id/visits',
  summary:
    'Records that a deadline was done, with its cost, and sets the next one; an inspection also moves the emissions check.',
  can: 'fleet.write',
  body: VisitCreation,
  response: RecordedVisit,
  problems: ['vehicle_taken'],
})

export const listVisits = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/visits',
  summary: 'Everything that was done on a vehicle for its deadlines, latest first, with the costs and documents.',
  can: 'company.read',
  response: z.array(Visit),
})

export const uploadVisitDocument = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents',
  summary: 'Stores a report or bill of a visit: pdf, png, jpeg, webp or heic by its content, at most 15 MB.',
  can: 'fleet.write',
  upload: { maxBytes: documentMaxBytes, as: 'document' },
  response: StoredDocument,
  status: 201,
  problems: ['plan_limit'],
})

export const downloadVisitDocument = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents/:id/download',
  summary: 'A document of a visit as an attachment under its own name.',
  can: 'company.read',
  response: Binary,
})

export const deleteVisitDocument = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents/:id',
  summary: 'Removes a document of a visit permanently.',
  can: 'fleet.write',
})

export const listTemplates = endpoint({
  method: 'GET',
  path: '/companies/:companyId/deadlineTemplates',
  staleAfter: ['categories'],
  summary: 'The services that vehicles of each category need, by name.',
  can: 'company.read',
  response: z.array(Template),
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/companies/:companyId/deadlineTemplates',
  summary: 'Adds a service that vehicles of a category need, by months, kilometres or whichever comes first.',
  can: 'fleet.write',
  body: TemplateCreation,
  response: Template,
  status: 201,
})

/** Changes a template. The deadlines made from it follow, except in the values that a vehicle has of its own. */
export const updateTemplate = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/deadlineTemplates/:id',
  summary: 'Changes a template and the deadlines made from it, except values that a vehicle has of its own.',
  can: 'fleet.write',
  body: TemplateChange,
  response: Template,
})

/** Removes a template. The deadlines made from it stay. */
export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/deadlineTemplates/:id',
  summary: 'Removes a template; the deadlines made from it stay.',
  can: 'fleet.write',
})

/** Makes the missing deadlines, counted from today and the present odometer, until somebody enters the last time. */
export const applyTemplate = endpoint({
  method: 'POST',
  path: '/companies/:companyId/deadlineTemplates/:id/application',
  summary: 'Adds the deadline of a template to each vehicle of its category that has none like it.',
  can: 'fleet.write',
  response: AppliedTemplate,
})

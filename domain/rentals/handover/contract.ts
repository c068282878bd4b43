import { z } from 'zod'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { CheckCreation, CheckPhoto, VehicleChangeCreation } from '../check/check.schema.ts'
import { Rental } from '../record/rental.schema.ts'

/**
 * A delivery moves `pending` to `ongoing`, a return moves `ongoing` to `done`. Odometer, fuel and location are copied
 * to the vehicle.
 */
export const recordCheck = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/checks',
  summary: 'Records a delivery or a return of the vehicle.',
  can: 'rentals.operate',
  body: CheckCreation,
  bodyBytes: 512 * 1024,
  response: Rental,
  problems: [
    'invalid_transition',
    'conflict',
    'odometer_backwards',
    'vehicle_taken',
    'deadline_overdue',
    'driver_refused',
    'may_not_rent',
  ],
})

/** Stored until a check names it; deleted after a week without one. */
export const uploadCheckPhoto = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/photos',
  summary: 'Uploads a photo of the vehicle for a check to come.',
  can: 'rentals.operate',
  upload: { maxBytes: 15 * 1024 * 1024, as: 'picture', sizes: { full: 2048, thumbnail: 256 } },
  response: CheckPhoto,
  status: 201,
  problems: ['invalid_transition', 'too_large', 'unsupported_media', 'plan_limit'],
})

export const getCheckPhoto = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/photos/:id',
  summary: 'A photo of a check: PNG, at most 2048 px, or 256 px as `thumbnail`.',
  can: 'company.read',
  query: z.object({ size: z.enum(['full', 'thumbnail']).optional() }),
  response: Binary,
})

/** The returned vehicle is then at the departure agency; the new one is held until the planned end. */
export const changeVehicle = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/vehicleChanges',
  summary: 'Replaces the vehicle of an ongoing rental, with a check of both vehicles.',
  can: 'rentals.operate',
  body: VehicleChangeCreation,
  bodyBytes: 512 * 1024,
  response: Rental,
  problems: [
    'invalid_transition',
    'odometer_backwards',
    'vehicle_taken',
    'price_missing',
    'deadline_overdue',
    'driver_refused',
    'may_not_rent',
  ],
})

import { z } from 'zod'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { VehiclePhoto, VehiclePhotoChange, VehiclePhotoCreation } from './vehicle-photo.schema.ts'

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

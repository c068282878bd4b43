import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { Category, CategoryChange, CategoryCreation } from './category.ts'
import { Damage, DamageCreation } from './damage.ts'
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

export const listVehicles = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles',
  staleAfter: ['rentals'],
  summary: 'The vehicles by category and plate.',
  can: 'company.read',
  paged: true,
  query: Paging,
  response: z.array(Vehicle),
})

/** Excel opens it as it is: UTF-8 with its mark, semicolons in French and commas in English. */
export const exportVehicles = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/export',
  summary: "The vehicles that fit, by category and plate, as a table file in the user's language.",
  can: 'exports.read',
  query: z.object({
    /** Plate, make or model. */
    text: z.string().max(100).optional(),
    categoryId: z.coerce.number().int().optional(),
    locationId: z.coerce.number().int().optional(),
  }),
  response: Binary,
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

export const updateVehicle = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:id',
  summary: 'Changes a vehicle.',
  can: 'fleet.write',
  body: VehicleChange,
  response: Vehicle,
  problems: ['conflict'],
})

/** A vehicle that is out or promised cannot be removed. */
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
  summary: 'Takes a vehicle out of rental for a while; 409 where a rental holds it.',
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

/** `vehicleId` in the body puts another vehicle out of use instead. */
export const updateUnavailability = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id',
  summary: 'Moves an unavailability in time or to another vehicle; 409 where a rental holds that one.',
  can: 'fleet.write',
  body: UnavailabilityChange,
  response: Unavailability,
  problems: ['vehicle_taken'],
})

export const deleteUnavailability = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id',
  summary: 'Gives the vehicle back to rental.',
  can: 'fleet.write',
})

/** Photos fit vehicles by make and model, whatever their case and accents, and of several years the nearest. */
export const getVehicleThumbnail = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:id/thumbnailUrlBody',
  summary: 'The thumbnail of the photo that fits the vehicle best, as png; 404 where there is none.',
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
  summary: 'Says what a make, model and year looks like, by two addresses that uploads answered.',
  can: 'fleet.write',
  body: VehiclePhotoCreation,
  response: VehiclePhoto,
  status: 201,
})

export const updateVehiclePhoto = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehiclePhotos/:id',
  summary: 'Changes a vehicle photo; pictures that it no longer shows are removed.',
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
  summary: 'The drawings of vehicles on which damage is marked, each with the address of its thumbnail.',
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

/** Five views: front, back, left, right and top, each a group named by its `id`. */
export const getSchematic = endpoint({
  method: 'GET',
  path: '/schematics/svg/:id',
  summary: 'A drawing, as svg.',
  can: 'signed-in',
  response: Binary,
})

/** The import falls back to the bare number where this answers 404. */
export const getVehicleInformation = endpoint({
  method: 'GET',
  path: '/vehicleInformations',
  summary: 'What the service for vehicle data knows of a plate; 404 where it knows nothing, fails, or there is none.',
  can: 'fleet.write',
  query: z.object({ registrationNumber: z.string().trim().min(1).max(20) }),
  response: VehicleInformation,
  problems: ['not_found'],
})

/** A repaired damage stays in the history of the checks. */
export const listDamages = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  summary: "A vehicle's damages, those that are not repaired first, then the latest first.",
  can: 'company.read',
  response: z.array(Damage),
})

export const noteDamage = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  summary: 'Notes a damage on a vehicle outside any rental.',
  can: 'fleet.write',
  body: DamageCreation,
  response: Damage,
  status: 201,
})

export const repairDamage = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/damages/:id',
  summary: 'Says that a damage is repaired, or that it is not after all.',
  can: 'fleet.write',
  body: z.object({ isRepaired: z.boolean() }),
  response: Damage,
})

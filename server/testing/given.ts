import type { Agency, AgencyCreation } from '@filao/domain/company/agency.schema'
import { createAgency, uploadFile } from '@filao/domain/company/contract'
import type { OpeningHours } from '@filao/domain/company/opening-hours.schema'
import type { FileUpload } from '@filao/domain/company/public-file.schema'
import type { Category, CategoryCreation } from '@filao/domain/fleet/category/category.schema'
import {
  createCategory,
  createOption,
  createUnavailability,
  createVehicle,
  createVehiclePhoto,
} from '@filao/domain/fleet/contract'
import type { Option, OptionCreation } from '@filao/domain/fleet/option/option.schema'
import type { VehiclePhoto, VehiclePhotoCreation } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import type { Unavailability, UnavailabilityCreation } from '@filao/domain/fleet/unavailability/unavailability.schema'
import type { Vehicle, VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import type { z } from 'zod'
import type { Member } from './app.ts'
import { pictureOf } from './picture.ts'

let things = 0

/** The seasons of an agency in the islands: the whole year is covered, the high season from 22 December to 15 April. */
export const twoSeasons = [
  { start: '12-22', end: '04-15', userLabel: 'Haute saison' },
  { start: '04-16', end: '12-21', userLabel: 'Basse saison' },
]

/** Open from 8 to 18 on working days, and on Saturday morning. */
export const usualHours: OpeningHours[] = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((dayOfWeek) => ({
    dayOfWeek,
    openTimeMinutes: 480,
    closeTimeMinutes: 1080,
  })),
  { dayOfWeek: 'saturday', openTimeMinutes: 480, closeTimeMinutes: 720 },
]

/** Creates an agency in Guadeloupe with opening hours and two seasons. */
export async function givenAgency(by: Member, over: Partial<AgencyCreation> = {}): Promise<Agency> {
  const body = { name: `Agence ${++things}`, openingHours: usualHours, seasons: twoSeasons, ...over }
  return await by.request(createAgency, { params: { companyId: by.companyId }, body })
}

/** Creates a category with a deposit of 800 € and no preparation. */
export async function givenCategory(by: Member, over: Partial<CategoryCreation> = {}): Promise<Category> {
  const body = {
    code: `C${++things}`,
    name: 'Citadine',
    securityDepositAmount: 800,
    waiverAmount: 1200,
    ...over,
  }
  return await by.request(createCategory, { params: { companyId: by.companyId }, body })
}

/** Creates a child seat at 15 € and 2.50 € a day. */
export async function givenOption(by: Member, over: Partial<OptionCreation> = {}): Promise<Option> {
  const body = { name: `Siège enfant ${++things}`, price: 15, dailyPrice: 2.5, ...over }
  return await by.request(createOption, { params: { companyId: by.companyId }, body })
}

/** Creates a vehicle with a plate of its own; its category and agency are created when none is given. */
export async function givenVehicle(by: Member, over: Partial<VehicleCreation> = {}): Promise<Vehicle> {
  const categoryId = over.categoryId ?? (await givenCategory(by)).id
  const locationId = over.locationId ?? (await givenAgency(by)).id
  const body = {
    registrationNumber: plate(++things),
    make: 'Renault',
    model: 'Clio',
    ...over,
    categoryId,
    locationId,
  }
  return await by.request(createVehicle, { params: { companyId: by.companyId }, body })
}

/** Puts a vehicle in the workshop for a while. */
export async function givenUnavailability(
  by: Member,
  vehicleId: number,
  period: UnavailabilityCreation,
): Promise<Unavailability> {
  const body = { description: 'Atelier', ...period }
  return await by.request(createUnavailability, { params: { companyId: by.companyId, vehicleId }, body })
}

/** Returns AA-001-AA, AA-002-AA … */
function plate(number: number): string {
  const letter = String.fromCharCode(65 + (Math.floor(number / 1000) % 26))
  return `A${letter}-${String(number % 1000).padStart(3, '0')}-GP`
}

/** Uploads a public picture of the company, as png. Returns its URL. */
export async function givenPicture(by: Member, over: Partial<z.input<typeof FileUpload>> = {}): Promise<string> {
  const body = {
    visibility: 'public',
    resize: 1024,
    imageFormat: 'png',
    path: `vehiclePhotos/${by.companyId}`,
    ...over,
  }
  const file = { name: 'photo.png', content: pictureOf({ width: 12, height: 8 }) }
  return (await by.request(uploadFile, { body: body as z.input<typeof FileUpload>, file })).url
}

/** Creates a photo of a make, model and year; a Renault Clio of 2023 unless another is given. */
export async function givenPhoto(by: Member, over: Partial<VehiclePhotoCreation> = {}): Promise<VehiclePhoto> {
  const body = {
    make: 'Renault',
    model: 'Clio',
    year: 2023,
    url: await givenPicture(by),
    thumbnailUrl: await givenPicture(by, { resize: 128 }),
    ...over,
  }
  return await by.request(createVehiclePhoto, { params: { companyId: by.companyId }, body })
}

import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Agency, AgencyChange, AgencyCreation, AgencySeason, Geolocation, SeasonInput } from './agency.schema.ts'
import { Company, CompanyChange, CompanyCreation } from './company.schema.ts'
import { Holidays } from './holidays.schema.ts'
import { OpeningHours } from './opening-hours.schema.ts'
import { PostalCode } from './postal-code.schema.ts'
import { FileUpload } from './public-file.schema.ts'

/** Lists the caller's company: none or one. */
export const listCompanies = endpoint({
  method: 'GET',
  path: '/companies',
  staleAfter: ['cash-desks'],
  summary: "The caller's company, as a list of none or one.",
  can: 'signed-in',
  response: z.array(Company),
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies/:companyId',
  summary: 'The company.',
  can: 'company.read',
  response: Company,
})

/** Second step of the onboarding: the caller becomes the company's administrator. 409 when they already have one. */
export const createCompany = endpoint({
  method: 'POST',
  path: '/companies',
  summary: 'Creates the company of a user who has none; the user becomes its administrator.',
  can: 'signed-in',
  personal: true,
  body: CompanyCreation,
  response: Company,
  status: 201,
  problems: ['conflict'],
})

export const updateCompany = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId',
  summary: 'Changes the company and its terms.',
  can: 'company.write',
  body: CompanyChange,
  bodyBytes: 1024 * 1024,
  response: Company,
})

/**
 * Stores a public picture: a logo (resize 512) or a vehicle photo (1024, then 128). `Location` is its address,
 * `/files/<path>/<random>.png`, for `logoUrl`, `url` or `thumbnailUrl`. A logo requires `company.write` too.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/files',
  summary: 'Stores a picture as png and returns its public address in Location.',
  can: 'fleet.write',
  upload: { maxBytes: 15 * 1024 * 1024, as: 'picture' },
  body: FileUpload,
  response: z.object({ url: z.string() }),
  status: 201,
  problems: ['forbidden', 'plan_limit'],
})

export const getRentalTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentalTerms',
  staleAfter: ['companies'],
  summary: 'The terms and conditions of rental, as rich text.',
  can: 'company.read',
  response: z.object({ rentalTerms: z.string() }),
})

export const putRentalTerms = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/rentalTerms',
  summary: 'Replaces the terms and conditions of rental.',
  can: 'company.write',
  body: CompanyChange.pick({ rentalTerms: true }).required(),
  bodyBytes: 1024 * 1024,
  response: getRentalTerms.response,
})

export const getContractTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/contractTerms',
  staleAfter: ['companies'],
  summary: "The contract's terms, as rich text; an empty paragraph when blank.",
  can: 'company.read',
  response: z.object({ contractTerms: z.string() }),
})

export const putContractTerms = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/contractTerms',
  summary: "Replaces the contract's terms.",
  can: 'company.write',
  body: CompanyChange.pick({ contractTerms: true }).required(),
  bodyBytes: 1024 * 1024,
  response: getContractTerms.response,
})

export const listAgencies = endpoint({
  method: 'GET',
  path: '/companies/:companyId/agencies',
  summary: 'The agencies by name, each with its opening hours and seasons.',
  can: 'company.read',
  response: z.array(Agency),
})

export const getAgency = endpoint({
  method: 'GET',
  path: '/companies/:companyId/agencies/:id',
  summary: 'An agency with its opening hours and seasons.',
  can: 'company.read',
  response: Agency,
})

export const createAgency = endpoint({
  method: 'POST',
  path: '/companies/:companyId/agencies',
  summary: "Creates an agency in the company's territory, with a name that no other one has.",
  can: 'agencies.create',
  body: AgencyCreation,
  response: Agency,
  status: 201,
  problems: ['plan_limit', 'conflict'],
})

export const updateAgency = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/agencies/:id',
  summary: 'Changes an agency; given lists replace the whole list.',
  can: 'agencies.write',
  body: AgencyChange,
  response: Agency,
  problems: ['conflict'],
})

export const deleteAgency = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/agencies/:id',
  summary:
    'Removes an agency, or archives it where rentals refer to it; 409 while it has vehicles or an unfinished rental names it.',
  can: 'agencies.create',
  problems: ['conflict'],
})

export const putOpeningHours = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/agencies/:id/openingHours',
  summary: "Replaces the agency's opening hours.",
  can: 'agencies.write',
  body: z.array(OpeningHours).max(100),
  response: Agency.shape.openingHours,
})

export const listSeasons = endpoint({
  method: 'GET',
  path: '/companies/:companyId/agencies/:id/seasons',
  summary: "The agency's seasons in the order of the year.",
  can: 'company.read',
  response: z.array(AgencySeason),
})

/** Removing a season removes its price lines. */
export const putSeasons = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/agencies/:id/seasons',
  summary: "Replaces the agency's seasons; overlapping ones are refused, `00-00` entries are dropped.",
  can: 'agencies.write',
  body: z.array(SeasonInput).max(50),
  response: z.array(AgencySeason),
})

/** Lists public holidays from last year to two years ahead, in the caller's language. */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/companies/:companyId/holidays',
  summary:
    "The public holidays of the company's territory by date, last year to two years ahead, in the caller's language.",
  can: 'company.read',
  response: Holidays,
})

/**
 * Finds communes, ignoring case and accents; a word of the city may be incomplete. Returns none without either filter.
 */
export const listPostalCodes = endpoint({
  method: 'GET',
  path: '/postalCodes',
  summary:
    'The French communes, overseas included, by the beginning of a postal code or of a word of the city; at most 20.',
  can: 'signed-in',
  query: z.object({ postalCode: z.string().max(10).optional(), city: z.string().max(100).optional() }),
  response: z.array(PostalCode),
})

/** Returns the installation settings that screens need. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary:
    'The address of map tiles (null without a map), and true where addresses can be geocoded, or plates looked up.',
  can: 'signed-in',
  response: z.object({ mapTilesUrl: z.string().nullable(), hasGeocoder: z.boolean(), hasVehicleLookup: z.boolean() }),
})

/**
 * Geocodes an address from the server, which keeps the key. Returns null for an unknown address or a failed request.
 */
export const geocode = endpoint({
  method: 'GET',
  path: '/geocode',
  summary: 'The position of an address in France; null where it is not found, 404 where no geocoder is set.',
  can: 'agencies.write',
  query: z.object({ address: z.string().trim().min(3).max(500) }),
  response: Geolocation.nullable(),
  problems: ['not_found'],
})

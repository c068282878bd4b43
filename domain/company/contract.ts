import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Agency, AgencyChange, AgencyCreation, AgencySeason, Geolocation, SeasonInput } from './agency.ts'
import { Company, CompanyChange, CompanyCreation } from './company.ts'
import { Holidays } from './holidays.ts'
import { OpeningHours } from './opening-hours.ts'
import { PostalCode } from './postal-code.ts'
import { FileUpload } from './public-file.ts'

/** The caller's company, as a list of none or one. */
export const listCompanies = endpoint({
  method: 'GET',
  path: '/companies',
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
  response: Company,
})

/**
 * A picture for everyone to see: a logo (resize 512) or a vehicle photo (1024, then 128). The answer is its `Location`,
 * `/files/<path>/<random>.png`, to be used as `logoUrl`, `url` or `thumbnailUrl`. A logo asks for `company.write` too.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/files',
  summary: 'Stores a picture as png and answers, in Location, the address at which everyone may see it.',
  can: 'fleet.write',
  upload: { maxBytes: 15 * 1024 * 1024, as: 'picture' },
  body: FileUpload,
  response: z.object({ url: z.string() }),
  status: 201,
  problems: ['forbidden'],
})

export const getRentalTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentalTerms',
  staleAfter: ['companies'],
  summary: 'The terms and conditions of rental, as rich text.',
  can: 'company.read',
  response: z.object({ rentalTerms: z.string() }),
})

export const getContractTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/contractTerms',
  staleAfter: ['companies'],
  summary: "The contract's terms, as rich text; an empty paragraph when blank.",
  can: 'company.read',
  response: z.object({ contractTerms: z.string() }),
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
  summary: "Creates an agency in the company's territory.",
  can: 'agencies.create',
  body: AgencyCreation,
  response: Agency,
  status: 201,
  problems: ['plan_limit'],
})

export const updateAgency = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/agencies/:id',
  summary: 'Changes an agency; given lists replace the whole list.',
  can: 'agencies.write',
  body: AgencyChange,
  response: Agency,
})

export const deleteAgency = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/agencies/:id',
  summary:
    'Removes an agency, or archives it where rentals refer to it; 409 while vehicles stand there or an unfinished rental names it.',
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

/** From last year to two years ahead, in the language of who asks. */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/companies/:companyId/holidays',
  summary:
    "The public holidays of the company's territory by date, last year to two years ahead, in the caller's language.",
  can: 'company.read',
  response: Holidays,
})

/** Whatever the case and accents; a word of the city may be unfinished. With neither part there is nothing to find. */
export const listPostalCodes = endpoint({
  method: 'GET',
  path: '/postalCodes',
  summary:
    'The French communes, overseas included, by the beginning of a postal code or of a word of the city; at most 20.',
  can: 'signed-in',
  query: z.object({ postalCode: z.string().max(10).optional(), city: z.string().max(100).optional() }),
  response: z.array(PostalCode),
})

/** What screens need to know of how the product was set up. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'Where map tiles come from (null: nowhere), and whether addresses can be looked up.',
  can: 'signed-in',
  response: z.object({ mapTilesUrl: z.string().nullable(), hasGeocoder: z.boolean() }),
})

/** The service is asked by the server, so that its key stays there. What it does not find, or fails to, is null. */
export const geocode = endpoint({
  method: 'GET',
  path: '/geocode',
  summary: 'Where an address in France is; null where it is not found, 404 where no geocoder is set.',
  can: 'agencies.write',
  query: z.object({ address: z.string().trim().min(3).max(500) }),
  response: Geolocation.nullable(),
  problems: ['not_found'],
})

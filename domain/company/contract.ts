import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Agency, AgencyChange, AgencyCreation, AgencySeason, SeasonInput } from './agency.ts'
import { Company, CompanyChange, CompanyCreation } from './company.ts'
import { OpeningHours } from './opening-hours.ts'

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

export const getRentalTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentalTerms',
  summary: 'The terms and conditions of rental, as rich text.',
  can: 'company.read',
  response: z.object({ rentalTerms: z.string() }),
})

export const getContractTerms = endpoint({
  method: 'GET',
  path: '/companies/:companyId/contractTerms',
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
  summary: 'Removes an agency, or archives it where rentals refer to it; 409 while vehicles stand there.',
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

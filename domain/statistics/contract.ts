import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Id } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { Day } from '../kernel/time.schema.ts'
import { rule } from '../kernel/validation.ts'
import { RefusedRequest } from '../rentals/refused-request/refused-request.schema.ts'
import { allowsStep, type Days, lengthOf, mostDays, type Step, steps } from './days.ts'
import { ExtraShare, HeatMap, Share, SourceShare, Statistics } from './share.schema.ts'
import { divisions, extras } from './share.ts'

const inOrder = rule(({ from, to }: Days) => from <= to, 'range', {
  fr: 'La fin précède le début',
  en: 'The end is before the start',
})

const notTooLong = rule((days: Days) => lengthOf(days) <= mostDays, 'range', {
  fr: 'La période dépasse trois ans\u202f: choisissez-en une plus courte',
  en: 'The period is longer than three years: choose a shorter one',
})

const tooManyParts = {
  fr: 'La période est trop longue pour ce regroupement\u202f: choisissez la semaine ou le mois',
  en: 'The period is too long for this grouping: choose weeks or months',
}

/** The days of a period, both included, by the clock of each agency. */
const days = { from: Day, to: Day }

/** Figures of more than a quarter read many rentals. */
const isLong = (period: Days) => lengthOf(period) > 92

/** Every write of the company may change a figure. */
const staleAfter = 'any'

export const readStatistics = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics',
  staleAfter,
  summary:
    'The figures of a period and of each of its days, weeks or months (`step`): utilisation, revenue before VAT, rentals, costs. A rental counts for the days it covers, so sums over periods agree to the cent.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object({ ...days, step: z.enum(steps) })
    .refine(...inOrder)
    .refine(...notTooLong)
    .refine(...rule((query: Days & { step: Step }) => allowsStep(query, query.step), 'range', tooManyParts)),
  response: Statistics,
})

export const listShares = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/shares',
  staleAfter,
  summary:
    'The figures of a period by pick-up agency, category, vehicle or source, highest revenue first. What adds up adds up to the figures of the period.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object({ ...days, by: z.enum(divisions) })
    .refine(...inOrder)
    .refine(...notTooLong),
  response: z.array(Share),
})

export const listOptionShares = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/options',
  staleAfter,
  summary: 'The part of the revenue of a period that each option brings, highest first.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object(days)
    .refine(...inOrder)
    .refine(...notTooLong),
  response: z.array(ExtraShare),
})

export const listFeeShares = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/fees',
  staleAfter,
  summary: 'The part of the revenue of a period that each fee brings, highest first.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object(days)
    .refine(...inOrder)
    .refine(...notTooLong),
  response: z.array(ExtraShare),
})

export const listSourceShares = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/sources',
  staleAfter,
  summary: 'The revenue of a period that each source sends, its commission and what is left, highest revenue first.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object(days)
    .refine(...inOrder)
    .refine(...notTooLong),
  response: z.array(SourceShare),
})

export const readHeatMap = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/heat-map',
  staleAfter,
  summary: 'The utilisation of each category in each week of a period.',
  can: 'statistics.read',
  long: isLong,
  query: z
    .object(days)
    .refine(...inOrder)
    .refine(...notTooLong),
  response: HeatMap,
})

export const listRefusedRequests = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/refused-requests',
  staleAfter,
  summary:
    'The refused requests whose time falls into a period by the clock of their agency, latest pick-up first; `agencyId` and `categoryId` choose those of an agency or a category.',
  can: 'statistics.read',
  paged: true,
  query: Paging.extend({
    ...days,
    agencyId: z.coerce.number().pipe(Id).optional(),
    categoryId: z.coerce.number().pipe(Id).optional(),
  })
    .refine(...inOrder)
    .refine(...notTooLong),
  response: z.array(RefusedRequest),
})

/** Exports figures, as `exportVehicles` does. */
export const exportStatistics = endpoint({
  method: 'GET',
  path: '/companies/:companyId/statistics/export',
  summary:
    'The figures of a period by its days, weeks or months (`of` is `parts`), by a division, or by `option`, `fee` or `sender` (the sources that sent rentals), as a table file (`format` csv or xlsx) in the language of the user.',
  can: 'statistics.read',
  long: true,
  query: z
    .object({
      ...days,
      ...tableQuery,
      of: z.enum(['parts', 'sender', ...divisions, ...extras]),
      step: z.enum(steps).optional(),
    })
    .refine(...inOrder)
    .refine(...notTooLong)
    .refine(
      ...rule(
        (query: Days & { step?: Step | undefined }) => !query.step || allowsStep(query, query.step),
        'range',
        tooManyParts,
      ),
    ),
  response: Binary,
})

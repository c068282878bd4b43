import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { RentalRow } from '../rentals/rental.ts'
import { Planning, PlanningQuery } from './board.ts'
import { Counter, CounterQuery } from './counter.ts'

/** A vehicle on the home page: free until `until`, or busy until then and why. `id` is the vehicle's. */
export const HomeVehicle = z.object({
  id: z.int(),
  registrationNumber: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  category: z.object({ id: z.int(), code: z.string() }),
  location: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  /** When this changes next; null when nothing is planned. In the past for a vehicle that should have come back. */
  until: z.string().nullable(),
  reason: z.enum(['rental', 'preparation', 'unavailability']).nullable(),
})
export type HomeVehicle = z.infer<typeof HomeVehicle>

/** What a new company has already done, in the order in which it is done. */
const firstSteps = z.object({
  agency: z.boolean(),
  category: z.boolean(),
  price: z.boolean(),
  vehicle: z.boolean(),
  customer: z.boolean(),
  rental: z.boolean(),
})
export type FirstStep = keyof z.infer<typeof firstSteps>

/** What is going on now and in the next seven days. Lists hold at most 100 rows; the counts count all. */
export const Home = z.object({
  ongoingCount: z.int(),
  availableCount: z.int(),
  unavailableCount: z.int(),
  upcomingRentalsCount: z.int(),
  upcomingReturnsCount: z.int(),
  availableVehicles: z.array(HomeVehicle),
  unavailableVehicles: z.array(HomeVehicle),
  /** Departures, soonest first; a departure that should have happened stands first. */
  upcomingRentals: z.array(RentalRow),
  /** Returns, soonest first; late ones stand first. */
  upcomingReturns: z.array(RentalRow),
  /** Vehicles held at some moment of each of the next 30 days, today first, of all vehicles. Days are the territory's. */
  occupancy: z.array(z.object({ date: z.string(), held: z.int(), total: z.int() })),
  firstSteps,
})
export type Home = z.infer<typeof Home>

export const getHome = endpoint({
  method: 'GET',
  path: '/companies/:companyId/home',
  staleAfter: 'any',
  summary: 'The counts and lists of the home page.',
  can: 'company.read',
  response: Home,
})

/** Rows, bars and holidays; a vehicle without a bar is a row too. */
export const getPlanning = endpoint({
  method: 'GET',
  path: '/companies/:companyId/planning',
  staleAfter: 'any',
  summary: 'What the planning board draws in a period: vehicles, rentals, unavailabilities and holidays.',
  can: 'company.read',
  query: PlanningQuery,
  response: Planning,
})

/** A day at the counter of one agency, in its own time. */
export const getCounter = endpoint({
  method: 'GET',
  path: '/companies/:companyId/planning/counter',
  staleAfter: 'any',
  summary: 'The departures and returns of an agency on a local day, with what is missing for each.',
  can: 'company.read',
  query: CounterQuery,
  response: Counter,
})

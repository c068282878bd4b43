import { z } from 'zod'
import { BackupState } from '../company/backup/backup-state.schema.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { isLongerThan } from '../kernel/period.ts'
import { RentalRow } from '../rentals/record/rental.schema.ts'
import { Planning, PlanningQuery } from './board.schema.ts'
import { Counter, CounterQuery } from './counter.schema.ts'

/** A vehicle on the home page: free until `until`, or busy until then, with the reason. `id` is the vehicle's. */
export const HomeVehicle = z.object({
  id: z.int(),
  registrationNumber: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  category: z.object({ id: z.int(), code: z.string() }),
  location: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  /** The next change; null when nothing is planned. It is in the past for a vehicle that should have come back. */
  until: z.string().nullable(),
  /** `departure`: reserved, and its customer has not come yet. */
  reason: z.enum(['rental', 'departure', 'preparation', 'unavailability']).nullable(),
  /** The rental that the vehicle is out with, reserved for or prepared after. */
  rentalId: z.int().nullable(),
})
export type HomeVehicle = z.infer<typeof HomeVehicle>

/** The setup steps that a new company has completed, in their usual order. */
const firstSteps = z.object({
  agency: z.boolean(),
  category: z.boolean(),
  price: z.boolean(),
  vehicle: z.boolean(),
  customer: z.boolean(),
  rental: z.boolean(),
})
export type FirstStep = keyof z.infer<typeof firstSteps>

/** Current activity and the next seven days. Lists have at most 100 rows; the counts include all. */
export const Home = z.object({
  /** The vehicles of these three are the whole fleet: out with a customer, free, and neither. */
  ongoingCount: z.int(),
  availableCount: z.int(),
  stoppedCount: z.int(),
  /** Vehicles that are not free: out or stopped. */
  unavailableCount: z.int(),
  upcomingRentalsCount: z.int(),
  upcomingReturnsCount: z.int(),
  availableVehicles: z.array(HomeVehicle),
  /** Out with a customer, late ones first, then by their return. */
  rentedVehicles: z.array(HomeVehicle),
  /** In preparation, unavailable, or waiting for a late customer; by the time they are free. */
  stoppedVehicles: z.array(HomeVehicle),
  /** Those of both lists. */
  unavailableVehicles: z.array(HomeVehicle),
  /** Departures, overdue ones first, then by time. */
  upcomingRentals: z.array(RentalRow),
  /** Returns, overdue ones first, then by time. */
  upcomingReturns: z.array(RentalRow),
  /**
   * The number of vehicles held at some moment of each of the next 30 days, today first, and the number of all
   * vehicles. Days are those of the company's territory.
   */
  occupancy: z.array(z.object({ date: z.string(), held: z.int(), total: z.int() })),
  firstSteps,
  /** The backups of a company that hosts Filao for itself (`BILLING=off`), for its administrators; null for others. */
  backup: BackupState.nullable(),
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

/** Vehicles without a bar are included as rows. */
export const getPlanning = endpoint({
  method: 'GET',
  path: '/companies/:companyId/planning',
  staleAfter: 'any',
  summary: 'The data of the planning board for a period: vehicles, rentals, unavailabilities and holidays.',
  can: 'company.read',
  query: PlanningQuery,
  response: Planning,
  long: (query) => isLongerThan(query, 100),
})

/** A day at the counter of one agency, in its time zone, or of all agencies, each in its own. */
export const getCounter = endpoint({
  method: 'GET',
  path: '/companies/:companyId/planning/counter',
  staleAfter: 'any',
  summary: 'The departures and returns of an agency, or of all, on a local day, with what each is missing.',
  can: 'company.read',
  query: CounterQuery,
  response: Counter,
})

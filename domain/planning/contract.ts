import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { RentalRow } from '../rentals/rental.ts'

/** A vehicle on the home page: free until `until`, or busy until then and why. */
const HomeVehicle = z.object({
  id: z.int(),
  registrationNumber: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  category: z.object({ id: z.int(), code: z.string() }),
  location: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  /** When this changes next; null when nothing is planned. */
  until: z.string().nullable(),
  reason: z.enum(['rental', 'preparation', 'unavailability']).nullable(),
})

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
  /** Vehicles held on each of the next 30 days, of all vehicles. */
  occupancy: z.array(z.object({ date: z.string(), held: z.int(), total: z.int() })),
})
export type Home = z.infer<typeof Home>

export const getHome = endpoint({
  method: 'GET',
  path: '/companies/:companyId/home',
  summary: 'The counts and lists of the home page.',
  can: 'company.read',
  response: Home,
})

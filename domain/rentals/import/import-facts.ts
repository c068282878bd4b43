import type { OpeningHours } from '../../company/opening-hours.schema.ts'
import type { Period } from '../../kernel/period.ts'
import type { KnownCustomer } from './customer-book.ts'
import type { KnownSource } from './sent-by.ts'

/** An agency in use, with its opening hours. */
export type Agency = { id: number; name: string; timezone: string; countryCode: string; openingHours: OpeningHours[] }

/** A vehicle, with what its category asks for. */
export type Vehicle = {
  id: number
  /** An archived vehicle, such as one that was sold, has past rentals alone. */
  isArchived: boolean
  registrationNumber: string
  categoryId: number
  transmission: string | null
  seats: number | null
  locationId: number
  preparationMinutes: number
  securityDepositCents: number
  waiverCents: number
}

/** A rental or an unavailability that is there already; `rental` is null for the latter. */
export type ExistingStay = Period & {
  vehicleId: number
  /** False for a cancelled rental, which keeps nobody from the vehicle. */
  holds: boolean
  rental: { publicId: string; customerId: number; startsAt: string } | null
}

/** Everything that the rows of an import are compared with. */
export type ImportFacts = {
  agencies: readonly Agency[]
  vehicles: readonly Vehicle[]
  existing: readonly ExistingStay[]
  /** Rentals that have a reference of the other program already. */
  references: readonly { reference: string; publicId: string }[]
  customers: readonly KnownCustomer[]
  /** The sources that are switched on; none when absent. */
  sources?: readonly KnownSource[]
  /** The ids of the categories in use; none when absent. */
  categoryIds?: readonly number[]
}

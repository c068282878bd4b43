import type { StepKind } from '../rentals/timeline.ts'

/** The steps of a customer or a vehicle and of what belongs to them: the thing, then what happened to it. */
export const recordKinds = [
  'customer_created',
  'customer_imported',
  'customer_changed',
  'customer_merged',
  'customer_unmerged',
  'customer_told_apart',
  'customer_excluded',
  'customer_exclusion_lifted',
  'document_created',
  'vehicle_created',
  'vehicle_imported',
  'vehicle_changed',
  'damage_created',
  'damage_repaired',
  'damage_reopened',
  'unavailability_created',
  'unavailability_changed',
  'deadline_created',
  'deadline_changed',
  'deadline_done',
  'deadline_overridden',
] as const

/** The steps of a rental in the history of its customer; the rental's own page has the others. */
export const rentalKinds = [
  'created',
  'imported',
  'quote',
  'validating',
  'pending',
  'delivered',
  'vehicle_changed',
  'returned',
  'cancelled',
  'lapsed',
] as const satisfies StepKind[]

/** The steps of a rental in the history of its vehicle: an offer is not yet about a vehicle. */
export const vehicleRentalKinds = [
  'pending',
  'delivered',
  'vehicle_changed',
  'returned',
  'cancelled',
] as const satisfies (typeof rentalKinds)[number][]

import type { VehicleInformation } from '@filao/domain/fleet/vehicle/vehicle-information.schema'

/**
 * Returns a vehicle's known data as fields of the form. The plate is kept as typed, and unknown fields keep their
 * value.
 */
export function knownFields({ registrationNumber: _, ...fields }: VehicleInformation): Partial<VehicleInformation> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

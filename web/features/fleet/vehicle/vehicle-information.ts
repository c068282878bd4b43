import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'

/** What is known of a vehicle, as the form's fields. The plate stays as it was typed, and so does what nobody knows. */
export function knownFields({ registrationNumber: _, ...fields }: VehicleInformation): Partial<VehicleInformation> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

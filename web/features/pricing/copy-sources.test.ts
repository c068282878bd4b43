import type { Agency } from '@filao/domain/company/agency'
import { expect, test } from 'vitest'
import { copyCounts, copySources } from './copy-sources.ts'
import { readGrid } from './price-grid.ts'

const agency = (id: number, name: string, seasons: [id: number, userLabel: string][]) =>
  ({ id, name, seasons: seasons.map(([season, userLabel]) => ({ id: season, userLabel })) }) as Agency
const gosier = agency(1, 'Le Gosier', [
  [10, 'Haute saison'],
  [11, 'Basse saison'],
])
const airport = agency(2, 'Aéroport', [
  [20, 'Haute saison'],
  [21, 'Basse saison'],
  [22, 'Noël'],
])
const beach = agency(3, 'Plage', [])
const price = (id: number, agencyId: number, seasonId: number | null) => ({
  id,
  agencyId,
  seasonId,
  categoryId: 5,
  minDays: 1,
  price: 40,
  name: null,
})
const words = { allYear: 'Toute l’année', allSeasons: (name: string) => `${name}, toutes` }
const sources = (...lines: ReturnType<typeof price>[]) =>
  copySources(
    { agency: gosier, at: { agencyId: 1, seasonId: 10 } },
    [airport, gosier, beach],
    readGrid(lines).rows,
    words,
  )

test('every other season with prices can be copied, those of the same agency first', () => {
  const labels = sources(price(1, 1, 10), price(2, 1, 11), price(3, 2, 22), price(4, 3, null)).map(({ label }) => label)
  expect(labels).toEqual(['Le Gosier · Basse saison', 'Aéroport · Noël', 'Plage · Toute l’année'])
})

test('an agency can be copied as a whole, into the seasons of the same name', () => {
  const lines = [price(1, 2, 20), price(2, 2, 21), price(3, 2, 22), price(4, 1, 10)]
  const whole = sources(...lines).at(-1)
  expect(whole).toEqual({
    label: 'Aéroport, toutes',
    pairs: [
      { from: { agencyId: 2, seasonId: 20 }, to: { agencyId: 1, seasonId: 10 } },
      { from: { agencyId: 2, seasonId: 21 }, to: { agencyId: 1, seasonId: 11 } },
    ],
  })
  expect(copyCounts(readGrid(lines).rows, whole?.pairs ?? [])).toEqual({ replaced: 1, brought: 2 })
})

import type { Agency } from '@filao/domain/company/agency.schema'
import { expect, test } from 'vitest'
import { copyCounts, copySources } from './copy-sources.ts'
import { readGrid } from './grid/price-grid.ts'

type Days = [id: number, userLabel: string, start: string, end: string]
const agency = (id: number, name: string, seasons: Days[]) =>
  ({
    id,
    name,
    seasons: seasons.map(([season, userLabel, start, end]) => ({ id: season, userLabel, start, end })),
  }) as Agency
const gosier = agency(1, 'Le Gosier', [
  [10, 'Haute saison', '01-05', '04-15'],
  [11, 'Basse saison', '04-16', '01-04'],
])
const airport = agency(2, 'Aéroport', [
  [20, 'Haute saison', '01-05', '04-15'],
  [21, 'Basse saison', '04-16', '12-14'],
  [22, 'Noël', '12-15', '01-04'],
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
  nameEn: null,
  minHours: null,
  weekdays: null,
})
const words = { language: 'fr' as const, allYear: 'Toute l’année', allSeasons: (name: string) => `${name}, toutes` }
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

test('seasons of the same name are told apart by their days, and each is copied to the one nearest in the year', () => {
  const twice = agency(4, 'Port', [
    [40, 'Haute saison', '07-01', '08-31'],
    [41, 'Haute saison', '12-15', '04-15'],
  ])
  const again = agency(5, 'Bourg', [
    [50, 'Haute saison', '01-10', '04-15'],
    [51, 'Haute saison', '07-10', '08-31'],
  ])
  const { rows } = readGrid([price(1, 4, 40), price(2, 4, 41)])
  const found = copySources({ agency: again, at: { agencyId: 5, seasonId: 50 } }, [twice, again], rows, words)
  expect(found).toMatchObject([
    { label: 'Port · Haute saison (1er juil. – 31 août)' },
    { label: 'Port · Haute saison (15 déc. – 15 avr.)' },
    {
      label: 'Port, toutes',
      pairs: [
        { from: { seasonId: 41 }, to: { seasonId: 50 } },
        { from: { seasonId: 40 }, to: { seasonId: 51 } },
      ],
    },
  ])
})

import { expect, test } from 'vitest'
import { recogniseColumns } from '../../imports/headings.ts'
import { checkRow } from '../../imports/row.ts'
import { shownTexts } from '../../imports/shown-texts.ts'
import { readTable, textsOf } from '../../imports/table.ts'
import { planPrices } from './plan.ts'
import { priceImport, priceTableLabels } from './price-import.ts'
import { priceTable } from './price-table.ts'

const categories = [
  { id: 4, code: 'B', name: 'Citadine' },
  { id: 5, code: 'SUV', name: 'Tout-terrain' },
]
const seasons = [
  { id: 11, userLabel: 'Haute saison', start: '12-15', end: '04-15' },
  { id: 12, userLabel: 'Basse saison', start: '04-16', end: '12-14' },
]
const gosier = { id: 1, name: 'Le Gosier', seasons }
const orly = { id: 2, name: 'Orly', seasons: [{ id: 21, userLabel: 'Haute saison', start: '12-15', end: '04-15' }] }
const mobile = { id: 3, name: 'Mobile', seasons: [] }

/** Reads a list as the screen does, one sheet for each text. */
function read(sheets: Record<string, string>, agencies = [gosier], more: Record<string, string> = {}) {
  const kind = priceImport(categories, agencies)
  const named = Object.entries(sheets).map(([name, text]) => ({ name, rows: readTable(text) ?? [] }))
  const [heading, ...rows] = priceTable(named, priceTableLabels(kind, agencies, 'fr'))
  const columns = recogniseColumns(heading?.cells ?? [], [], kind.fields)
  const defaults = agencies.length === 1 ? { agencyIds: agencies[0]?.name ?? '' } : {}
  const checked = rows.map(({ cells }) =>
    checkRow(kind, { texts: { ...defaults, ...more, ...textsOf(cells, columns) }, without: [], confirmed: [] }),
  )
  const texts = ({ problems }: (typeof checked)[number]) => problems.map(({ field, message }) => [field, message.fr])
  const prices = checked.flatMap(({ thing }) => thing?.prices ?? [])
  return {
    prices: prices.map((one) => [one.agencyId, one.seasonId, one.categoryId, one.minDays, one.price]),
    problems: checked.flatMap(texts),
    headings: heading?.cells,
  }
}

const highAndLow = [
  [1, 11, 4, 1, 45],
  [1, 11, 4, 4, 40.5],
  [1, 11, 4, 7, 1035],
  [1, 12, 4, 1, 30],
  [1, 12, 4, 4, 28],
]

test.each([
  [
    'a column for the season',
    {
      Feuil1:
        'TARIFS 2026;;;;\nSaison;Catégorie;1-3 j;4-6 jours;7+\nHaute;B;45,00 €;40,5;1 035,00 €\nBASSE SAISON;citadine;30;28;-',
    },
  ],
  [
    'a sheet for each season, with columns in another order',
    {
      'Haute saison 2026': 'Tarifs TTC;;;\nCatégorie;1 à 3 jours;4 à 6 jours;7 jours et plus\nB;45;40,50;1035',
      Basse: 'Véhicule;4 – 6 j;J1-J3\nB;28;30 €',
    },
  ],
  [
    'a merged heading for each season',
    {
      Feuil1:
        ';Haute saison;;;Basse saison;;\nCatégorie;1-3 j;4-6 j;7 j et +;1-3 j;4-6 j;7 j et +\nB;45;40,5;1035;30;28;',
    },
  ],
  [
    'a line or a corner above each part',
    { Feuil1: 'HAUTE SAISON;;;\n;1-3 j;4-6 j;≥ 7\nB;45;40,5;1035\nBasse saison;1-3 j;4-6 j;\nB;30;28;' },
  ],
  [
    'a row for each length',
    {
      Feuil1:
        'Season,Category,Length,Price\nHaute,B,1-3 days,45\nHaute,B,4,40.50\nHaute,B,7+,1035\nBasse,B,1,30\nBasse,B,4 days,28',
    },
  ],
])('a price list with %s is read', (_, sheets) => {
  const { prices, problems } = read(sheets as Record<string, string>)
  expect([...prices].sort()).toEqual([...highAndLow].sort())
  expect(problems).toEqual([])
})

test('refused cells say why, and a week-end is no number of days', () => {
  const list = 'Saison;Cat;1-3 j;Week-end\nMoyenne;B;45;90\nHaute;Z;sur demande;90\nHaute;B;;90'
  const { problems, headings } = read({ Feuil1: list })
  expect(headings).toEqual(['Saison', 'Cat', '1-3 j', 'Week-end'])
  expect(problems).toEqual([
    ['season', '«\u00a0Moyenne\u00a0» n’est pas une saison de cette agence.'],
    ['categoryId', '«\u00a0Z\u00a0» n’est ni le code ni le nom d’une catégorie.'],
    ['days1', '«\u00a0sur demande\u00a0» n’est pas un prix'],
    ['price', 'Cette ligne n’a aucun prix.'],
  ])
})

test('a row is for the agencies and seasons that it names', () => {
  const three = [gosier, orly, mobile]
  const pricesOf = (agency: string, season: string) =>
    read({ A: 'Catégorie;1 jour;7 j\nB;45;' }, three, { agencyIds: agency, season }).prices.map((cell) =>
      cell.slice(0, 2),
    )
  expect(pricesOf('orly', 'Haute saison')).toEqual([[2, 21]])
  expect(pricesOf('toutes', 'haute')).toEqual([
    [1, 11],
    [2, 21],
  ])
  expect(pricesOf('toutes', 'Toute l’année')).toEqual([
    [1, 11],
    [1, 12],
    [2, 21],
    [3, null],
  ])
  expect(pricesOf('mobile', 'haute')).toEqual([])
})

test('all agencies and the whole year are read in both languages, and named in that of the user', () => {
  const kind = priceImport(categories, [gosier, orly])
  const field = (wanted: string) => kind.fields.find(({ key }) => key === wanted)
  for (const text of ['all', 'All agencies', 'toutes', 'Toutes les agences']) {
    expect([text, field('agencyIds')?.read(text, 'dayFirst')]).toEqual([text, [1, 2]])
  }
  const [agencyIds, season] = ['agencyIds', 'season'].map((key) =>
    field(key)?.choices?.find(({ label }) => label.fr !== label.en),
  )
  const texts = { agencyIds: agencyIds?.text ?? '', season: season?.text ?? '', categoryId: 'B' }
  const shown = shownTexts(kind, texts, 'en')
  expect(shown).toEqual({ agencyIds: 'All agencies', season: 'All year', categoryId: 'B' })
  expect(kind.name(shown)).toBe('All year · B')
  expect(field('season')?.read(shown.season ?? '', 'dayFirst')).toBe(texts.season)
})

test('of seasons that differ only by their year, the one of that year is meant', () => {
  const seasons = [
    { id: 31, userLabel: 'Haute saison 2026', start: '01-01', end: '01-31' },
    { id: 32, userLabel: 'Haute saison 2027', start: '02-01', end: '02-28' },
    { id: 33, userLabel: 'Basse saison', start: '04-16', end: '12-14' },
  ]
  const list = 'Saison;Catégorie;1 jour\nHaute saison 2027;B;50\nTarifs basse saison 2027;B;30\nHaute;B;40'
  const { prices, problems } = read({ Feuil1: list }, [{ id: 1, name: 'Le Gosier', seasons }])
  expect(prices.map((cell) => [cell[1], cell[4]])).toEqual([
    [32, 50],
    [33, 30],
  ])
  expect(problems).toEqual([['season', '«\u00a0Haute\u00a0» n’est pas une saison de cette agence.']])
})

test('a row with two lengths and a price is no heading', () => {
  const list = 'Saison;Catégorie;Durée;Jusqu’à;Prix\nHaute;B;1 j;;45\nHaute;B;4 j;6 j;40'
  const prices = [
    [1, 11, 4, 1, 45],
    [1, 11, 4, 4, 40],
  ]
  expect(read({ Feuil1: list })).toMatchObject({ prices, problems: [] })
})

test('the plan shows what changes, and a price is set once', () => {
  const at = { agencyId: 1, seasonId: 11, categoryId: 4 }
  const lines = [
    { ...at, minDays: 1, priceCents: 4500 },
    { ...at, minDays: 7, priceCents: 3000 },
  ]
  const known = categories.map((category) => ({ ...category, minimumRentalDurationMinutes: null }))
  const facts = { lines, agencies: [gosier], categories: known }
  const rows = [
    {
      prices: [
        { ...at, minDays: 1, price: 48 },
        { ...at, minDays: 4, price: 40 },
        { ...at, minDays: 7, price: 30 },
      ],
    },
    { prices: [{ ...at, minDays: 4, price: 41 }] },
    { prices: [{ ...at, categoryId: 9, minDays: 1, price: 41 }] },
    {
      prices: [
        { ...at, minDays: 14, price: 25 },
        { ...at, minDays: 14, price: 26 },
      ],
    },
    { prices: [{ ...at, minDays: 14, price: 30 }] },
  ]
  const { verdicts, changes } = planPrices(rows, facts)
  expect(verdicts.map(({ state, message }) => [state, message.en])).toEqual([
    ['created', '1\u00a0d: €45.00 → €48.00, 4\u00a0d: €40.00'],
    ['refused', 'Le Gosier · Haute saison · B · 4+ already has another price in this table.'],
    ['refused', 'The agency, the season or the category does not exist any more.'],
    ['refused', 'Le Gosier · Haute saison · B · 14+ already has another price in this table.'],
    ['created', '14\u00a0d: €30.00'],
  ])
  expect(changes).toEqual([
    { ...at, minDays: 1, before: 4500, after: 4800 },
    { ...at, minDays: 4, before: null, after: 4000 },
    { ...at, minDays: 14, before: null, after: 3000 },
  ])
  expect(planPrices([{ prices: [{ ...at, minDays: 7, price: 30 }] }], facts).verdicts).toMatchObject([
    { state: 'existing' },
  ])
})

test('prices of hours and of weekdays are refused where the list cannot have them', () => {
  const at = { agencyId: 1, seasonId: 11, categoryId: 4 }
  const [of, day] = [
    { agencies: [gosier], lines: [] as never[] },
    { id: 4, code: 'B', name: 'Citadine' },
  ]
  const scooters = { ...of, categories: [{ ...day, minimumRentalDurationMinutes: 60 }] }
  const cars = { ...of, categories: [{ ...day, minimumRentalDurationMinutes: 1440 }] }
  const [byHour, both] = [{ ...at, minDays: 0, minHours: 4, price: 8 }, { weekdays: [6] }]
  const weekend = (weekdays: number[]) => ({ prices: [{ ...at, minDays: 1, weekdays, price: 60 }] })
  const verdict = (rows: Parameters<typeof planPrices>[0], facts: Parameters<typeof planPrices>[1]) =>
    planPrices(rows, facts).verdicts.map(({ state, path, message }) => [state, path, message.en])
  expect(verdict([{ prices: [byHour] }], scooters)).toEqual([['created', null, '4\u00a0h: €8.00']])
  expect(verdict([{ prices: [byHour] }], cars)).toEqual([['refused', 'minHours', expect.any(String)]])
  expect(verdict([{ prices: [{ ...byHour, ...both }] }], scooters)).toEqual([
    ['refused', 'weekdays', expect.any(String)],
  ])
  expect(verdict([weekend([6, 7]), weekend([5]), weekend([5, 6, 7])], cars)).toEqual([
    ['created', null, '1\u00a0d (Sat, Sun): €60.00'],
    ['created', null, '1\u00a0d (Fri): €60.00'],
    ['refused', 'weekdays', expect.stringContaining('another price is already for one of these days')],
  ])
})

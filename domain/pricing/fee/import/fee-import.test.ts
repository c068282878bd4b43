import { expect, test } from 'vitest'
import { fromHeading, recogniseColumns, withoutTotals } from '../../../imports/headings.ts'
import { checkRow } from '../../../imports/row.ts'
import { readTable, textsOf } from '../../../imports/table.ts'
import { csvLine } from '../../../kernel/table/csv.ts'
import type { Fee } from '../fee.schema.ts'
import { feeColumns } from './fee-columns.ts'
import { feeImport } from './fee-import.ts'

const agencies = [
  { id: 7, name: 'Aéroport' },
  { id: 8, name: 'Port' },
]
const categories = [{ id: 4, code: 'B', name: 'Citadine' }]
const kind = feeImport(agencies, categories)

function check(text: string) {
  const [heading, ...rows] = withoutTotals(fromHeading(readTable(text) ?? [], kind.fields))
  const columns = recogniseColumns(heading?.cells ?? [], [], kind.fields)
  return rows.map(({ cells }) => checkRow(kind, { texts: textsOf(cells, columns), without: [], confirmed: [] }))
}

test('fees with their agencies, categories and amounts are read', () => {
  const rows = check(
    [
      'Cas;Frais;Agence;Agence de retour;Catégorie;Départ ou retour;Montant;Montant par jour;Aussi les jours fériés',
      'Hors horaires;Nuit;toutes;;;les deux;30 €;;oui',
      'aéroport;Redevance;aeroport;;;retour;12;;',
      'Aller simple;Abandon;Port;Aéroport;b;;40,50;;',
      'Conducteur supplémentaire;Conducteur;;;;;;5;',
      'Livraison;Nord;;;;;25;;',
    ].join('\n'),
  )
  expect(rows.map(({ thing }) => thing)).toEqual([
    { kind: 'outside_hours', name: 'Nuit', agencyId: null, at: null, price: 30, isOnHolidays: true },
    { kind: 'place', name: 'Redevance', agencyId: 7, at: 'arrival', price: 12 },
    { kind: 'one_way', name: 'Abandon', agencyId: 8, toAgencyId: 7, categoryId: 4, price: 40.5 },
    { kind: 'additional_driver', name: 'Conducteur', dailyPrice: 5 },
    { kind: 'delivery', name: 'Nord', price: 25 },
  ])
})

test('a zone is a list of postal codes', () => {
  const rows = check('Cas;Frais;Zone;Montant\nLivraison;Nord;97180 / 9711, 97139;25\nLivraison;Sud;Le Gosier;20')
  expect(rows[0]?.thing).toMatchObject({ postalCodes: ['97180', '9711', '97139'] })
  expect(rows[1]?.problems).toMatchObject([{ field: 'postalCodes', remedy: 'leaveEmpty' }])
})

test('cells that name no case, agency, category or end say so', () => {
  const rows = check('Case,Name,Agency,Category,Pick-up or return,Amount\nWashing,Home,Beach,Z,noon,cheap')
  expect(rows[0]?.problems.map(({ field, message }) => [field, message.en])).toEqual([
    ['kind', expect.stringContaining("'Washing' is not a case of fees")],
    ['price', "'cheap' is not an amount."],
    ['agencyId', "'Beach' is not the name of an agency."],
    ['categoryId', "'Z' is neither the code nor the name of a category."],
    ['at', "'noon' is neither the pick-up nor the return."],
  ])
})

test.each(['fr', 'en'] as const)('exported fees in %s are imported as they were', (language) => {
  const common = { id: 1, companyId: 1, nameEn: 'Fee', isEnabled: false, price: 1040.5 }
  const none = {
    dailyPrice: 0,
    maxAmount: null,
    agencyId: null,
    toAgencyId: null,
    categoryId: null,
    at: null,
    postalCodes: [],
  }
  const fees: Fee[] = [
    { ...common, ...none, kind: 'outside_hours', name: 'Nuit', at: 'arrival', isOnHolidays: true, freeCount: 0 },
    { ...common, ...none, kind: 'place', name: 'Port', agencyId: 8, isOnHolidays: false, freeCount: 0 },
    {
      ...common,
      ...none,
      kind: 'one_way',
      name: 'Aller simple',
      agencyId: 7,
      toAgencyId: 8,
      categoryId: 4,
      isOnHolidays: false,
      freeCount: 0,
    },
    {
      ...common,
      ...none,
      kind: 'delivery',
      name: 'Nord',
      postalCodes: ['97180', '9711'],
      isOnHolidays: false,
      freeCount: 0,
    },
    {
      ...common,
      ...none,
      kind: 'additional_driver',
      name: 'Conducteur',
      dailyPrice: 5,
      maxAmount: 50,
      isOnHolidays: false,
      freeCount: 1,
    },
  ]
  const columns = feeColumns({
    agencies: new Map(agencies.map(({ id, name }) => [id, name])),
    categoryCodes: new Map([[4, 'B']]),
  })
  const lines = [
    columns.map(({ label }) => label[language]),
    ...fees.map((fee) => columns.map(({ cell }) => cell(fee, language))),
  ]
  const rows = check(lines.map((line) => csvLine(line, language)).join(''))
  const unstated = { isOnHolidays: false, freeCount: 0, ...none }
  expect(rows.map(({ thing }) => thing && { ...unstated, ...thing })).toEqual(
    fees.map(({ id, companyId, ...fee }) => fee),
  )
})

test('two rows of one case and name are the same fee', () => {
  const fee = { kind: 'place' as const, name: 'Aéroport', agencyId: 7 }
  expect(kind.identity(fee)).toBe(kind.identity({ ...fee, name: 'AEROPORT', at: null }))
  expect(kind.identity(fee)).not.toBe(kind.identity({ ...fee, agencyId: 8 }))
})

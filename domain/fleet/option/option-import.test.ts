import { describe, expect, test } from 'vitest'
import { fromHeading, recogniseColumns, withoutTotals } from '../../imports/headings.ts'
import { checkRow } from '../../imports/row.ts'
import { readTable, textsOf } from '../../imports/table.ts'
import { csvLine } from '../../kernel/table/csv.ts'
import { coverAmountsCell, readCoverAmounts } from './cover-amounts.ts'
import { optionColumns } from './option-columns.ts'
import { optionImport } from './option-import.ts'
import { stockField } from './stock-cell.ts'

const categories = [
  { id: 4, code: 'B', name: 'Citadine' },
  { id: 5, code: 'SUV', name: 'Tout-terrain' },
]
const agencies = [
  { id: 7, name: 'Aéroport' },
  { id: 8, name: 'Port' },
]
const kind = optionImport(categories, agencies)

function check(text: string) {
  const [heading, ...rows] = withoutTotals(fromHeading(readTable(text) ?? [], kind.fields))
  const columns = recogniseColumns(heading?.cells ?? [], [], kind.fields)
  return rows.map(({ cells }) => checkRow(kind, { texts: textsOf(cells, columns), without: [], confirmed: [] }))
}

test('a price list with a title, a unit beside the price and a total is read', () => {
  const rows = check(
    [
      'TARIFS OPTIONS 2026;;;',
      ';;;',
      'Tarif;Libellé;Unité;Catégories',
      '5,00 €;Siège bébé;/jour;B / suv',
      '1 020,50 €;Livraison îles;forfait;toutes',
      '12;GPS;;citadine',
      '',
      'TOTAL;;1 037,50;',
    ].join('\n'),
  )
  expect(rows.map(({ thing }) => thing)).toEqual([
    { name: 'Siège bébé', dailyPrice: 5, categories: [{ categoryId: 4 }, { categoryId: 5 }] },
    { name: 'Livraison îles', price: 1020.5, categories: [{ categoryId: 4 }, { categoryId: 5 }] },
    { name: 'GPS', price: 12, categories: [{ categoryId: 4 }] },
  ])
})

test('the most of an option, and the most charged for it, are read and checked', () => {
  const rows = check(
    'Option;Prix par jour;Plafond;Jours max;Quantité max\nGPS;5;50 €;;\nSiège;4;;10;3\nRack;2;;0;100\n',
  )
  expect(rows[0]?.thing).toEqual({ name: 'GPS', dailyPrice: 5, maxAmount: 50 })
  expect(rows[1]?.thing).toEqual({ name: 'Siège', dailyPrice: 4, maxDays: 10, maxQuantity: 3 })
  expect(rows[2]?.problems).toMatchObject([{ field: 'maxDays' }, { field: 'maxQuantity' }])
})

test('both prices and English headings are read, and refused cells say why', () => {
  const rows = check(
    'Name,Daily rate,Price per rental,Enabled,Available for\nRoof box,7.5,20,no,\nChains,free,,,Z\nBike rack,5,,perhaps,',
  )
  expect(rows[0]?.thing).toEqual({ name: 'Roof box', dailyPrice: 7.5, price: 20, isEnabled: false })
  expect(rows[1]?.problems).toMatchObject([
    { field: 'dailyPrice', message: { en: "'free' is not an amount." }, remedy: 'leaveEmpty' },
    { field: 'categories', message: { fr: expect.stringContaining('codes ou des noms') } },
  ])
  expect(rows[2]?.problems).toMatchObject([{ field: 'isEnabled' }])
})

test.each(['fr', 'en'] as const)('exported options in %s are imported as they were', (language) => {
  const option = {
    id: 1,
    companyId: 1,
    name: 'Siège bébé',
    nameEn: 'Baby seat',
    description: 'Groupe 0\nNettoyé',
    descriptionEn: 'Group 0\nCleaned',
    price: 1020.5,
    dailyPrice: 5,
    maxAmount: 50,
    maxDays: 10,
    maxQuantity: 3,
    isEnabled: false,
    isCover: false,
    categories: [4, 5].map((id) => {
      const category = { id, code: id === 4 ? 'B' : 'SUV' }
      return { categoryId: id, category, waiverAmount: null, securityDepositAmount: null }
    }),
    stocks: agencies.map((agency, at) => ({ agencyId: agency.id, agency, quantity: at * 3 })),
  }
  const heading = csvLine(
    optionColumns.map(({ label }) => label[language]),
    language,
  )
  const line = csvLine(
    optionColumns.map(({ cell }) => cell(option, language)),
    language,
  )
  const { id, companyId, isCover, ...fields } = option
  const categories = [{ categoryId: 4 }, { categoryId: 5 }]
  const stocks = [
    { agencyId: 7, quantity: 0 },
    { agencyId: 8, quantity: 3 },
  ]
  expect(check(heading + line)).toEqual([{ thing: { ...fields, categories, stocks }, problems: [] }])
})

test('a stock is a number for each agency by its name, or one number where there is one agency', () => {
  const rows = (text: string, of = agencies) => stockField(of).read(text, 'dayFirst')
  expect(rows('port = 2')).toEqual([{ agencyId: 8, quantity: 2 }])
  expect(rows('4', agencies.slice(0, 1))).toEqual([{ agencyId: 7, quantity: 4 }])
  expect([rows('4'), rows('Gare = 2'), rows('Port = deux')]).toEqual(['4', 'Gare = 2', 'Port = deux'])
})

test('two rows of one name are the same option', () => {
  expect([kind.identity({ name: 'Siège bébé' }), kind.identity({ name: 'SIEGE  BEBE' })]).toEqual([
    'siege bebe',
    'siege bebe',
  ])
})

describe('a cover', () => {
  const covered = (categoryId: number, waiverAmount: number | null, securityDepositAmount: number | null = null) => {
    return { categoryId, waiverAmount, securityDepositAmount }
  }

  test('is an option with a remaining excess, for all its categories or for each', () => {
    const rows = check(
      'Option;Prix par jour;Catégories;Franchise restante;Caution avec rachat\nRachat total;12;B, SUV;0;150\nRachat partiel;6;B, SUV;B = 300; SUV = 500\n',
    )
    expect(rows[0]?.thing).toMatchObject({ isCover: true, categories: [covered(4, 0, 150), covered(5, 0, 150)] })
  })

  test('with an amount for each category is written in one cell and read again', () => {
    const cell = coverAmountsCell(
      [
        { code: 'B', amount: 300 },
        { code: 'SUV', amount: 500.5 },
      ],
      'fr',
    )
    expect(cell).toBe('B = 300,00; SUV = 500,50')
    expect(readCoverAmounts(String(cell), categories)).toEqual([
      { categoryId: 4, amount: 300 },
      { categoryId: 5, amount: 500.5 },
    ])
    expect(readCoverAmounts('B = ?', categories)).toBe('B = ?')
  })

  test('needs an excess for its deposit', () => {
    const [row] = check('Option;Catégories;Franchise restante;Caution avec rachat\nRachat;B;;150\n')
    expect(row?.problems.map(({ field }) => field)).toEqual(['waiver'])
  })

  test('is for the categories of its amounts too', () => {
    const rows = check('Option;Catégories;Franchise restante\nRachat;B;"B = 300; SUV = 500"\n')
    expect(rows[0]?.thing).toMatchObject({ isCover: true, categories: [covered(4, 300), covered(5, 500)] })
  })
})

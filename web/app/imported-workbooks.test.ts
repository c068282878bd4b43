import { customerImport } from '@filao/domain/customers/customer-import'
import { optionImport } from '@filao/domain/fleet/option/option-import'
import { vehicleImport } from '@filao/domain/fleet/vehicle/vehicle-import'
import { dateColumns } from '@filao/domain/imports/table'
import { priceImport, priceTableLabels } from '@filao/domain/pricing/import/price-import'
import { priceTable } from '@filao/domain/pricing/import/price-table'
import { rentalImport } from '@filao/domain/rentals/import/rental-import'
import { type CellValue, type WriteOptions, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { isTableOf, readSource, rowChecker } from '#features/imports/rows/import-state'
import { readFile, readSheets } from '#features/imports/source/read-file'

const customers = customerImport('GP', '2026-11-27')
const vehicles = vehicleImport(
  [{ id: 4, code: 'B', name: 'Citadine' }] as Parameters<typeof vehicleImport>[0],
  [{ id: 7, name: 'Aéroport' }] as Parameters<typeof vehicleImport>[1],
  '2026-11-27',
)
const options = optionImport(
  [
    { id: 4, code: 'B', name: 'Citadine' },
    { id: 5, code: 'SUV', name: 'Tout-terrain' },
  ],
  [],
)
const rentals = rentalImport(
  [{ id: 4, code: 'B', name: 'Citadine' }],
  [{ id: 1, name: 'Le Gosier', timezone: 'America/Guadeloupe' }],
  'GP',
)

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const dates = { style: { numFmt: 'dd/mm/yyyy' } }

/** Writes a workbook as Excel would. `at` are the cells that are dates. */
async function given(
  rows: CellValue[][],
  more: Partial<WriteOptions['sheets'][number]> = {},
  others = [] as never[],
  dateSystem: '1900' | '1904' = '1900',
) {
  const cells = new Map(
    rows.flatMap((row, line) =>
      row.flatMap((value, at) => (value instanceof Date ? [[`${line},${at}`, { value, ...dates }] as const] : [])),
    ),
  )
  const bytes = await writeXlsx({
    sheets: [...others, { name: 'Feuil1', rows, cells, ...more }],
    dateSystem,
  } as WriteOptions)
  return new Blob([bytes as BlobPart])
}

async function read(kind: Parameters<typeof readSource>[0], file: Blob, language: 'fr' | 'en' = 'fr') {
  const source = await readFile(file, language, (rows) => isTableOf(kind, rows, () => null))
  if (source === null) throw new Error('the file was not read')
  const state = readSource(kind, 'a.xlsx', source, () => null)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

test('a fleet list is read with a title, a date and a blank line, headings in another order, and numbers as numbers', async () => {
  const file = await given([
    ['PARC AU 01/03/2026', null, null, null, null],
    [],
    ['Km', 'Immatriculation', 'Catégorie', 'Agence', 'Mise en circulation', 'Remarque'],
    [45210, 'AB-123-CD', 'B', 'Aéroport', day('2019-03-01'), 'ok'],
    [],
    [1200.0, 'EF456GH', 'citadine', 'aeroport', day('2024-12-31'), null],
  ])
  const state = await read(vehicles, file)
  expect(state.headings[0]).toBe('Km')
  const things = rowChecker(vehicles)(state).map(({ thing, row }) => [row.line, thing])
  expect(things).toMatchObject([
    [4, { registrationNumber: 'AB-123-CD', odometer: 45210, categoryId: 4, locationId: 7 }],
    [6, { registrationNumber: 'EF456GH', odometer: 1200, categoryId: 4, locationId: 7 }],
  ])
})

test('a customer list is read whose telephone lost its zero, with real dates, and a hidden sheet before it', async () => {
  const rows = [
    ['Prénom', 'Nom', 'Tél', 'Né(e) le', 'CP', 'E-mail'],
    ['Maryse', 'Condé', 690001122, day('1984-03-02'), 97139, 'maryse@example.org'],
    ['Zoé', 'Éboué', '06 90 11 22 33', '5/1/1990', '97110', null],
  ]
  const hidden = {
    name: 'Listes',
    hidden: true,
    rows: [
      ['Prénom', 'Nom'],
      ['Ne', 'pas lire'],
    ],
  }
  const state = await read(customers, await given(rows, {}, [hidden] as never[]))
  expect(rowChecker(customers)(state).map(({ thing }) => thing)).toMatchObject([
    { firstName: 'Maryse', phoneNumbers: ['590690001122'], birthDate: '1984-03-02', postalCode: '97139' },
    { firstName: 'Zoé', phoneNumbers: ['590690112233'], birthDate: '1990-01-05', postalCode: '97110' },
  ])
})

test('dates are shown as the language writes them, and hold their time where they have one', async () => {
  const file = await given([
    ['Quoi', 'Quand'],
    ['Départ', new Date('2026-03-02T14:30:00Z')],
    ['Fin', day('2026-03-04')],
  ])
  const cells = async (language: 'fr' | 'en') =>
    (await read(customers, file, language)).records.map((row) => row.cells[1])
  expect(await cells('fr')).toEqual(['Quand', '02/03/2026 14:30', '04/03/2026'])
  expect(await cells('en')).toEqual(['Quand', '2026-03-02 14:30', '2026-03-04'])
})

test('a list in semicolons saved under the name of a workbook is still read, and a title above its headings skipped', async () => {
  const text = 'Clients de l’agence;;\nTél;Nom;Prénom\n0690001122;Condé;Maryse\n'
  const state = await read(customers, new Blob([Buffer.from(text.replace('’', "'"), 'latin1')]))
  expect(rowChecker(customers)(state)).toMatchObject([{ thing: { lastName: 'Condé', firstName: 'Maryse' } }])
})

test('a workbook of 10,001 rows is too long, one of blank rows has none, a broken or locked one is no table', async () => {
  const many = Array.from({ length: 10_001 }, (_, at) => [`Zoé ${at}`])
  await expect(read(customers, await given([['Prénom'], ...many]))).rejects.toThrow('tooManyRows')
  expect((await read(customers, await given([['Prénom'], ...many.slice(1)]))).rows).toHaveLength(10_000)
  await expect(read(customers, await given([[], [null, ' ']]))).rejects.toThrow('noRows')
  expect(await readFile(new Blob(['PK\u0003\u0004 not a workbook']), 'fr', () => true)).toBeNull()
  expect(
    await readFile(
      new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])]),
      'fr',
      () => true,
    ),
  ).toBeNull()
  const locked = await writeXlsx({
    sheets: [{ name: 'A', rows: [['Prénom'], ['Zoé']] }],
    encryption: { password: 'x', spinCount: 1 },
  } as WriteOptions)
  expect(await readFile(new Blob([locked as BlobPart]), 'fr', () => true)).toBeNull()
})

test('a rental planning with a merged title, headings of two lines, times in columns of their own, spaced plates and totals', async () => {
  const blank = Array(9).fill(null) as null[]
  const file = await given(
    [
      ['LOCATIONS ÉTÉ 2026', ...blank],
      ['édité le', day('2026-07-01'), ...blank.slice(1)],
      [],
      ['N° contrat', 'Véhicule', 'Client', 'Lieu', 'Départ', null, 'Retour', null, 'Montant TTC', 'Acompte'],
      [null, null, null, null, 'Date', 'Heure', 'Date', 'Heure', null, null],
      [
        '2026-041',
        'AB 123 CD',
        'DUPONT Jean',
        'le gosier',
        day('2026-07-12'),
        '8h30',
        day('2026-07-16'),
        '18h',
        1234.5,
        300,
      ],
      [],
      [
        2042,
        '123 abc 971',
        'SARL Les Alizés',
        'Le Gosier',
        day('2026-07-04'),
        0.375,
        '05/07/26',
        null,
        '45,00 €',
        null,
      ],
      ['TOTAL', null, null, null, null, null, null, null, 1279.5, 300],
    ],
    { merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 9 }] },
  )
  for (const language of ['fr', 'en'] as const) {
    const state = await read(rentals, file, language)
    const things = rowChecker(rentals)({ ...state, defaults: { createsCustomer: 'oui' } })
    expect(things.map(({ thing, problems }) => thing ?? problems)).toEqual([
      {
        reference: '2026-041',
        registrationNumber: 'AB 123 CD',
        customerName: 'DUPONT Jean',
        createsCustomer: true,
        departureAgencyId: 1,
        start: '2026-07-12T08:30',
        end: '2026-07-16T18:00',
        totalAmount: 1234.5,
        paidAmount: 300,
      },
      {
        reference: '2042',
        registrationNumber: '123 abc 971',
        customerName: 'SARL Les Alizés',
        createsCustomer: true,
        departureAgencyId: 1,
        start: '2026-07-04T09:00',
        end: '2026-07-05T10:00',
        totalAmount: 45,
      },
    ])
  }
})

test.each(['1900', '1904'] as const)(
  'cells that hold only a time are read as one, with dates from %s',
  async (from) => {
    const rows = [
      ['Véhicule', 'Client', 'Agence', 'Date départ', 'Heure départ', 'Date retour', 'Heure retour', 'Montant TTC'],
      ['AB-123-CD', 'Awa', 'Le Gosier', '12/07/2026', null, day('2026-07-16'), null, 100],
    ]
    const time = (value: number) => ({ value, style: { numFmt: 'h:mm' } })
    const times = { '1,4': time(0.354166666666667), '1,6': time(0), '1,5': { value: day('2026-07-16'), ...dates } }
    const file = await given(rows, { cells: new Map(Object.entries(times)) }, [], from)
    for (const language of ['fr', 'en'] as const) {
      const state = { ...(await read(rentals, file, language)), defaults: { createsCustomer: 'oui' } }
      expect(rowChecker(rentals)(state)[0]).toMatchObject({
        texts: { startTime: '08:30', endTime: '00:00' },
        thing: { start: '2026-07-12T08:30', end: '2026-07-16T00:00' },
      })
    }
  },
)

test('calculated amounts are those of the sheet, to the cent', async () => {
  const amounts = [59.900000000000006, 0.1 + 0.2, 259.966, 1.005, 64.9915, 1234.5]
  const rows = amounts.map((amount) => ['AB-123-CD', 'Awa', 'Le Gosier', '12/07/2026', '16/07/2026', amount])
  const file = await given([['Véhicule', 'Client', 'Agence', 'Départ', 'Retour', 'Montant TTC'], ...rows])
  const state = { ...(await read(rentals, file)), defaults: { createsCustomer: 'oui' } }
  const found = rowChecker(rentals)(state).map(({ thing }) => thing?.totalAmount)
  expect(found).toEqual([59.9, 0.3, 259.97, 1.01, 64.99, 1234.5])
})

test('a sheet that explains the file is passed over, unless no sheet has a known column', async () => {
  const note = { name: 'Lisez-moi', rows: [['Fichier de la société Soleil'], ['Mis à jour le 12/11/2026']] }
  const list = [
    ['Nom', 'Prénom'],
    ['Éboué', 'Zoé'],
  ]
  const state = await read(customers, await given(list, {}, [note] as never[]))
  expect(rowChecker(customers)(state)).toMatchObject([{ thing: { lastName: 'Éboué', firstName: 'Zoé' } }])
  const unknown = await read(customers, await given([['Rien'], ['x']], {}, [note] as never[]))
  expect(unknown.records[0]?.cells).toEqual(['Fichier de la société Soleil'])
})

test('a cell whose formula failed is empty', async () => {
  const file = await given([
    ['Prénom', 'Nom', 'N° de permis', 'Ville'],
    ['Zoé', 'Éboué', '#N/A', '#REF!'],
  ])
  expect(rowChecker(customers)(await read(customers, file))[0]?.texts).toEqual({ firstName: 'Zoé', lastName: 'Éboué' })
})

test('month-first texts decide for their column, while real dates beside them stay what they are', async () => {
  const file = await given([
    ['Plate', 'Customer', 'Location', 'Pick-up date', 'Return date', 'Total'],
    ['AB-123-CD', 'Awa', 'Le Gosier', '03/04/2026', '03/25/2026', 100],
    ['AB-123-CD', 'Zoé', 'Le Gosier', '04/01/2026', day('2026-04-12'), 100],
    ['AB-123-CD', 'Éloi', 'Le Gosier', '05/01/2026', '25/05/2026', 100],
    ['AB-123-CD', 'Éloi', 'Le Gosier', '06/01/2026', '06/25/2026', 100],
  ])
  const state = { ...(await read(rentals, file)), defaults: { createsCustomer: 'oui' } }
  expect(
    dateColumns(rentals.fields, state.rows, state.columns).map(({ field, order, ground }) => [
      field.key,
      order,
      ground,
    ]),
  ).toEqual([
    ['start', 'dayFirst', 'either'],
    ['end', 'monthFirst', 'mixed'],
  ])
  const check = rowChecker(rentals)
  const ends = (chosen: typeof state) =>
    check(chosen).map(({ thing, problems }) => thing?.end ?? problems[0]?.message.fr)
  expect(ends({ ...state, orders: { start: 'monthFirst' } })).toEqual([
    '2026-03-25T10:00',
    '2026-04-12T10:00',
    '«\u00a025/05/2026\u00a0» n’est pas une date au format mois/jour/année, dans lequel sa colonne est lue.',
    '2026-06-25T10:00',
  ])
  expect(check({ ...state, orders: { start: 'monthFirst' } })[0]?.thing?.start).toBe('2026-03-04T10:00')
  // The other order, chosen by hand, refuses the others.
  expect(ends({ ...state, orders: { end: 'dayFirst' } }).map((text) => text?.startsWith('«'))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a price list of options is read with a merged title, a unit column, categories of a cell and a total', async () => {
  const file = await given(
    [
      ['TARIFS OPTIONS 2026', null, null, null],
      [],
      ['Prestation', 'Tarif TTC', 'Unité', 'Véhicules concernés'],
      ['Siège bébé', 5, '/jour', 'B / suv'],
      ['Livraison aéroport', '25,00 €', 'forfait', 'Toutes'],
      ['Galerie de toit', 12.5, 'Par jour', 'Tout-terrain'],
      ['Total', 42.5, null, null],
    ],
    { merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }] },
  )
  const state = await read(options, file)
  expect(rowChecker(options)(state).map(({ thing, problems }) => thing ?? problems)).toEqual([
    { name: 'Siège bébé', dailyPrice: 5, categories: [{ categoryId: 4 }, { categoryId: 5 }] },
    { name: 'Livraison aéroport', price: 25, categories: [{ categoryId: 4 }, { categoryId: 5 }] },
    { name: 'Galerie de toit', dailyPrice: 12.5, categories: [{ categoryId: 5 }] },
  ])
})

test('a price list is read with a sheet for each season, a merged title, prices as numbers or text, and a hidden sheet', async () => {
  const seasons = [
    { id: 11, userLabel: 'Haute saison', start: '12-15', end: '04-15' },
    { id: 12, userLabel: 'Basse saison', start: '12-15', end: '04-15' },
  ]
  const agencies = [{ id: 1, name: 'Le Gosier', seasons }]
  const kind = priceImport([{ id: 4, code: 'B', name: 'Citadine' }], agencies)
  const low = {
    name: 'Basse',
    rows: [
      ['Véhicule', '4 – 6 j', '1-3 j'],
      ['citadine', '28,00 €', 30],
    ],
  }
  const hidden = { ...low, name: 'Calculs', hidden: true }
  const high = [
    ['TARIFS TTC 2026', null, null, null],
    [],
    ['Catégorie', '1 à 3 jours', '4-6 jours', 'Week-end'],
    ['B', 45, '40,50 €', 120],
  ]
  const file = await given(high, { name: 'Haute saison 2026' }, [low, hidden] as never[])
  const sheets = await readSheets(file, 'fr')
  if (!Array.isArray(sheets)) throw new Error('the file is no workbook')
  expect(sheets.map(({ name }) => name)).toEqual(['Basse', 'Haute saison 2026'])
  const table = priceTable(sheets, priceTableLabels(kind, agencies, 'fr'))
  const state = readSource(kind, 'a.xlsx', table, () => null)
  if ('problem' in state) throw new Error(state.problem)
  expect(state.headings).toEqual(['Saison', 'Véhicule', '4 – 6 j', '1-3 j', 'Week-end'])
  const at = { agencyId: 1, categoryId: 4 }
  expect(rowChecker(kind)(state).map(({ row, thing }) => [row.line, thing?.prices])).toEqual([
    [
      2,
      [
        { ...at, seasonId: 12, minDays: 1, price: 30 },
        { ...at, seasonId: 12, minDays: 4, price: 28 },
      ],
    ],
    [
      4,
      [
        { ...at, seasonId: 11, minDays: 1, price: 45 },
        { ...at, seasonId: 11, minDays: 4, price: 40.5 },
      ],
    ],
  ])
})

import { customerImport } from '@filao/domain/customers/customer-import'
import { vehicleImport } from '@filao/domain/fleet/vehicle/vehicle-import'
import { type CellValue, type WriteOptions, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSource, rowChecker } from '#features/imports/import-state'
import { readFile } from '#features/imports/read-file'

const customers = customerImport('GP')
const vehicles = vehicleImport(
  [{ id: 4, code: 'B', name: 'Citadine' }] as Parameters<typeof vehicleImport>[0],
  [{ id: 7, name: 'Aéroport' }] as Parameters<typeof vehicleImport>[1],
)

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const dates = { style: { numFmt: 'dd/mm/yyyy' } }

/** Writes a workbook as Excel would. `at` are the cells that are dates. */
async function given(rows: CellValue[][], more: Partial<WriteOptions['sheets'][number]> = {}, others = [] as never[]) {
  const cells = new Map(
    rows.flatMap((row, line) =>
      row.flatMap((value, at) => (value instanceof Date ? [[`${line},${at}`, { value, ...dates }] as const] : [])),
    ),
  )
  const bytes = await writeXlsx({ sheets: [...others, { name: 'Feuil1', rows, cells, ...more }] } as WriteOptions)
  return new Blob([bytes as BlobPart])
}

async function read(kind: Parameters<typeof readSource>[0], file: Blob, language: 'fr' | 'en' = 'fr') {
  const source = await readFile(file, language)
  if (source === null) throw new Error('the file was not read')
  const state = readSource(kind, 'a.xlsx', source, () => null)
  if (typeof state === 'string') throw new Error(state)
  return state
}

test('a fleet list with a title, a date and a blank line, its headings in another order, and numbers as numbers', async () => {
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

test('a customer list whose telephone lost its zero, with real dates, and a hidden sheet before it', async () => {
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
  expect(await readFile(new Blob(['PK\u0003\u0004 not a workbook']), 'fr')).toBeNull()
  expect(
    await readFile(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])]), 'fr'),
  ).toBeNull()
  const locked = await writeXlsx({
    sheets: [{ name: 'A', rows: [['Prénom'], ['Zoé']] }],
    encryption: { password: 'x', spinCount: 1 },
  } as WriteOptions)
  expect(await readFile(new Blob([locked as BlobPart]), 'fr')).toBeNull()
})

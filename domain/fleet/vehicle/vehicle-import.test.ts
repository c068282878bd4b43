import { describe, expect, test } from 'vitest'
import { isHeading, recogniseColumns } from '../../imports/headings.ts'
import { checkRow } from '../../imports/row.ts'
import { headingsOf, missingFields, readTable, textsOf, unusedColumns } from '../../imports/table.ts'
import { languages } from '../../kernel/language.ts'
import { csvLine } from '../../kernel/table/csv.ts'
import type { Vehicle } from './vehicle.schema.ts'
import { vehicleColumns } from './vehicle-columns.ts'
import { vehicleImport } from './vehicle-import.ts'

const kind = vehicleImport(
  [
    { id: 1, code: 'ECO', name: 'Économique' },
    { id: 2, code: 'ECO+', name: 'Citadine' },
  ],
  [
    { id: 7, name: 'Aéroport' },
    { id: 8, name: 'Le Gosier' },
  ],
  '2026-11-27',
)

/** A fleet list of a French spreadsheet, after its decoding. */
const list = `Plaque;Marque;Modèle;Année;Kilométrage (au 01/09);Catégorie;Agence;N° de série;Date de 1ère mise en circulation;Énergie;Boîte;Assureur
AB-123-CD;Renault;Clio;2019;45 000 km;ECO;aéroport;vf1rja00x62000001;12/03/2019;Essence;BVM;MAIF
123 ABC 971;Peugeot;206;2004;180.500;citadine;Le Gosier;;;Gazole;Manuelle;MAIF
EF-456-GH;Dacia;Sandero;deux mille vingt;12500;Berline;Aéroport;;;;;
`

function read(text: string) {
  const rows = readTable(text) ?? []
  const headings = headingsOf(rows, true)
  const records = rows.slice(1)
  const columns = recogniseColumns(
    headings,
    records.map(({ cells }) => cells),
    kind.fields,
  )
  const check = (at: number, without: string[] = [], confirmed: string[] = []) =>
    checkRow(kind, { texts: textsOf(records[at]?.cells ?? [], columns), without, confirmed })
  return { headings, records, columns, check }
}

describe('a French fleet list', () => {
  test('keeps every column that it knows, and shows the one it does not use', () => {
    const { headings, records, columns, check } = read(list)
    expect(check(0)).toEqual({
      problems: [],
      thing: {
        registrationNumber: 'AB-123-CD',
        make: 'Renault',
        model: 'Clio',
        year: 2019,
        odometer: 45_000,
        categoryId: 1,
        locationId: 7,
        vin: 'VF1RJA00X62000001',
        firstRegistrationDate: '2019-03-12',
        fuel: 'Essence',
        transmission: 'Manuelle',
      },
    })
    expect(missingFields(kind.fields, columns)).toEqual([])
    expect(unusedColumns(headings, records, columns)).toEqual([
      { at: 11, heading: 'Assureur', count: 2, examples: ['MAIF'] },
    ])
  })

  test('names a former plate, and keeps it once it is confirmed', () => {
    const { check } = read(list)
    expect(check(1).problems).toEqual([
      {
        field: 'registrationNumber',
        message: {
          fr: '«\u00a0123 ABC 971\u00a0» n’est pas de la forme AA-123-AA\u202f: corrigez cette plaque, ou confirmez-la.',
          en: "'123 ABC 971' is not of the form AA-123-AA: correct this plate, or confirm it.",
        },
        remedy: 'confirm',
      },
    ])
    expect(check(1, [], ['registrationNumber']).thing).toMatchObject({
      registrationNumber: '123 ABC 971',
      allowOtherFormat: true,
      odometer: 180_500,
      categoryId: 2,
      fuel: 'Diesel',
    })
  })

  test('names each refused cell, and is imported without an optional one', () => {
    const { check } = read(list)
    expect(check(2).problems.map(({ field, remedy }) => [field, remedy])).toEqual([
      ['categoryId', 'correct'],
      ['year', 'leaveEmpty'],
    ])
    expect(check(2).problems[0]?.message.fr).toBe('«\u00a0Berline\u00a0» n’est ni le code ni le nom d’une catégorie.')
    expect(check(2, ['year']).problems.map(({ field }) => field)).toEqual(['categoryId'])
  })
})

test.each([
  ['Immatriculation', 'registrationNumber'],
  ["N° d'immatriculation", 'registrationNumber'],
  ['PLAQUE', 'registrationNumber'],
  ['License plate', 'registrationNumber'],
  ['marque', 'make'],
  ['Modele', 'model'],
  ['km', 'odometer'],
  ['Mileage', 'odometer'],
  ['categorie', 'categoryId'],
  ['Cat.', 'categoryId'],
  ['Numéro de série', 'vin'],
  ['VIN', 'vin'],
  ['Mise en circulation', 'firstRegistrationDate'],
  ['1re mise en circulation', 'firstRegistrationDate'],
  ['Immatriculation du véhicule', 'registrationNumber'],
  ['Marque du véhicule', 'make'],
  ['Modèle véhicule', 'model'],
  ['Km actuel', 'odometer'],
  ['Agence de rattachement', 'locationId'],
  ['Type de véhicule', null],
  ['Assureur', null],
  ['', null],
  ['License plate number', 'registrationNumber'],
  ['First registered', 'firstRegistrationDate'],
  ['Number of seats', 'seats'],
  ['Odometer reading', 'odometer'],
])('the heading %j is the field %j', (heading, field) => {
  expect(recogniseColumns([heading], [], kind.fields)).toEqual([field])
})

test('plates without a heading are recognised', () => {
  const rows = [
    ['Clio', 'AB-123-CD'],
    ['208', '1234 AB 971'],
  ]
  expect(isHeading(rows[0] ?? [], kind.fields)).toBe(false)
  expect(isHeading(['Plaque', 'Modèle'], kind.fields)).toBe(true)
  expect(recogniseColumns(['', ''], rows, kind.fields)).toEqual([null, 'registrationNumber'])
})

test('a cell that is no plate is refused, never dropped', () => {
  const check = (registrationNumber: string) =>
    checkRow(kind, {
      texts: { registrationNumber, categoryId: 'ECO', locationId: 'Aéroport' },
      without: [],
      confirmed: ['registrationNumber'],
    })
  expect(check('le camion').problems).toMatchObject([{ field: 'registrationNumber', remedy: 'correct' }])
  expect(check('1 camion de la plage').problems).toMatchObject([{ field: 'registrationNumber', remedy: 'correct' }])
})

const checkCell = (field: string, text: string) =>
  checkRow(kind, {
    texts: { registrationNumber: 'AB-123-CD', categoryId: 'ECO', locationId: 'Aéroport', [field]: text },
    without: [],
    confirmed: [],
  })

test.each([
  ['05/01/20', '2020-01-05'],
  ['05/01/27', '1927-01-05'],
  ['5 janvier 2020', '2020-01-05'],
  ['43835', '2020-01-05'],
])('the first registration %j is read as %j', (text, day) => {
  expect(checkCell('firstRegistrationDate', text).thing?.firstRegistrationDate).toBe(day)
})

test('a first registration without its day is refused', () => {
  expect(checkCell('firstRegistrationDate', 'janv-20').problems).toMatchObject([{ field: 'firstRegistrationDate' }])
})

test.each([
  ['12 345,5', '«\u00a012 345,5\u00a0» n’est pas un nombre entier.'],
  ['12345.5', '«\u00a012345.5\u00a0» n’est pas un nombre entier.'],
  ['-5', 'Ce nombre ne peut pas être négatif.'],
  ['10 000 000 km', expect.stringContaining('doit être au plus')],
])('the odometer %j is refused', (text, fr) => {
  expect(checkCell('odometer', text).problems.map(({ message }) => message.fr)).toEqual([fr])
})

test.each(languages)('an exported vehicle is read back unchanged, in %s', (language) => {
  const clio: Vehicle = {
    id: 1,
    companyId: 1,
    registrationNumber: 'ab123cd',
    vin: 'VF1RJA00X62000001',
    categoryId: 2,
    category: { id: 2, code: 'ECO+', name: 'Citadine' },
    make: 'Renault',
    model: 'Clio',
    year: 2019,
    seats: 5,
    transmission: 'Automatique',
    fuel: 'Hybride essence',
    description: 'Attelage',
    hp: 90,
    cv: 5,
    color: 'Bleu',
    odometer: 45_000,
    firstRegistrationDate: '2019-03-12',
    fuelLevel: '3/4',
    schematicId: null,
    comments: 'Deux\nlignes',
    locationId: 8,
    location: { id: 8, name: 'Le Gosier' },
  }
  const heading = csvLine(
    vehicleColumns.map(({ label }) => label[language]),
    language,
  )
  const line = csvLine(
    vehicleColumns.map(({ cell }) => cell(clio, language)),
    language,
  )
  const { category, location, id, companyId, schematicId, ...fields } = clio
  expect(read(heading + line).check(0)).toEqual({
    thing: { ...fields, registrationNumber: 'AB-123-CD' },
    problems: [],
  })
})

test.each(['Date de la 1ère immatriculation', 'DATE 1ERE IMMAT', 'Première immatriculation', 'Date immat.'])(
  'a column %s holds the first registration',
  (heading) => {
    const { columns } = read(`Plaque;${heading}\nAB-123-CD;12/03/2019\n`)
    expect(columns).toEqual(['registrationNumber', 'firstRegistrationDate'])
  },
)

test('a list with the codes of registration certificates, short years, miles and no-break signs is read', () => {
  const lines = [
    'Immat;Catégorie;Agence;Km;Année;Énergie;Boîte',
    'AB\u2011123\u2011CD;ECO;Aéroport;45\u202f000 km;19;ES;BVM6',
    'EF\u2013456\u2013GH;ECO;Aéroport;12.345;03/21;GO;BVA',
    'GH 789 JK;ECO;Aéroport;9000,0;2020;ESS;CVT',
    'JK-012-LM;ECO;Aéroport;28 000 miles;2020;GPL;Robot',
  ]
  const { check } = read(`${lines.join('\n')}\n`)
  expect([check(0).thing, check(1).thing, check(2).thing]).toMatchObject([
    { odometer: 45_000, year: 2019, fuel: 'Essence', transmission: 'Manuelle' },
    { odometer: 12_345, year: 2021, fuel: 'Diesel', transmission: 'Automatique' },
    { odometer: 9000, year: 2020, fuel: 'Essence', transmission: 'Automatique' },
  ])
  expect(check(3).problems.map(({ field, remedy }) => [field, remedy])).toEqual([
    ['transmission', 'leaveEmpty'],
    ['fuel', 'leaveEmpty'],
    ['odometer', 'leaveEmpty'],
  ])
})

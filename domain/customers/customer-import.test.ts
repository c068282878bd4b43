import { describe, expect, test } from 'vitest'
import { fromHeading, recogniseColumns } from '../imports/headings.ts'
import { checkRow } from '../imports/row.ts'
import { headingsOf, missingFields, readTable, textsOf } from '../imports/table.ts'
import { languages } from '../kernel/language.ts'
import { csvLine } from '../kernel/table/csv.ts'
import type { Customer } from './customer.schema.ts'
import { customerColumns } from './customer-columns.ts'
import { customerIdentity } from './customer-identity.ts'
import { customerImport } from './customer-import.ts'

const kind = customerImport('GP', '2026-11-27')

const awa: Customer = {
  id: 1,
  companyId: 1,
  publicId: '202603-0001',
  kind: 'person',
  companyName: 'Éts. Diallo',
  siren: '732829320',
  vatNumber: 'FR44732829320',
  contactName: 'Jo; Nestor',
  billingAddress: null,
  exclusion: null,
  billingEmail: 'factures@example.fr',
  title: 'Mme',
  firstName: 'Awa',
  lastName: '=Diallo; "Awa"',
  email: 'awa@example.fr',
  birthDate: '1984-03-02',
  birthPlace: 'Pointe-à-Pitre',
  address: '1 rue des Filaos',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
  department: '971',
  countryCode: 'GP',
  drivingLicenseNumber: '12AB34567',
  drivingLicenseIssuedOn: '2004-06-30',
  drivingLicenseExpiresOn: '2033-01-19',
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B',
  drivingLicenseDocument: 'translation',
  phoneNumbers: ['590690123456', '33612345678'],
  language: 'en',
  comments: 'Deux\nlignes',
}

/** Reads a file as the screen does before anything is changed by hand. */
function read(text: string) {
  const rows = readTable(text) ?? []
  const headings = headingsOf(rows, true)
  const records = rows.slice(1)
  const columns = recogniseColumns(
    headings,
    records.map(({ cells }) => cells),
    kind.fields,
  )
  const checked = records.map(({ cells }) => {
    return checkRow(kind, { texts: textsOf(cells, columns), without: [], confirmed: [] })
  })
  return { columns, checked }
}

test.each(languages.flatMap((language) => (['person', 'company'] as const).map((kind) => [kind, language] as const)))(
  'an exported %s is read back unchanged, in %s',
  (kind, language) => {
    const exported = { ...awa, kind }
    const heading = csvLine(
      customerColumns.map(({ label }) => label[language]),
      language,
    )
    const line = csvLine(
      customerColumns.map(({ cell }) => cell(exported, language)),
      language,
    )
    const { columns, checked } = read(heading + line)
    expect(checked[0]?.problems).toEqual([])
    const customer = checked[0]?.thing ?? {}
    expect(exported).toMatchObject(customer)
    expect(Object.keys(customer).sort()).toEqual(columns.filter((field) => field !== null).sort())
  },
)

test('a list below a title with commas is read in its own columns', () => {
  const rows = fromHeading(
    readTable('Liste des clients, agence du Gosier, 2026\nPrénom;Nom;Ville\nAwa;Diallo;Le Gosier\n') ?? [],
    kind.fields,
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Prénom', 'Nom', 'Ville'],
    ['Awa', 'Diallo', 'Le Gosier'],
  ])
})

describe('a heading', () => {
  test.each([
    [
      ['PRENOM', 'nom', 'E-Mail'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['First Name', 'Surname', 'Zip'],
      ['firstName', 'lastName', 'postalCode'],
    ],
    [
      ['Prénom', 'Tél.', 'Téléphone 2'],
      ['firstName', 'phoneNumbers', 'phoneNumbers'],
    ],
    [
      ['Civ.', 'Prénom', 'Tél. portable', 'Tél. fixe'],
      ['title', 'firstName', 'phoneNumbers', 'phoneNumbers'],
    ],
    [
      ['Prénom', 'Fidélité', 'Prenom'],
      ['firstName', null, null],
    ],
    [
      ['Nom de famille', 'N° de permis', 'Né(e) le'],
      ['lastName', 'drivingLicenseNumber', 'birthDate'],
    ],
    [
      ['Société', 'N° SIREN', 'TVA intracommunautaire', 'Interlocuteur', 'Mail de facturation'],
      ['companyName', 'siren', 'vatNumber', 'contactName', 'billingEmail'],
    ],
    [
      ['Company', 'SIREN number', 'VAT ID', 'Contact person', 'Invoice email', 'Customer type'],
      ['companyName', 'siren', 'vatNumber', 'contactName', 'billingEmail', 'kind'],
    ],
    [
      [
        'First name',
        'Cell phone',
        "Driver's license",
        'License issue date',
        'License expiry',
        'Street address',
        'Remarks',
      ],
      [
        'firstName',
        'phoneNumbers',
        'drivingLicenseNumber',
        'drivingLicenseIssuedOn',
        'drivingLicenseExpiresOn',
        'address',
        'comments',
      ],
    ],
    [
      ['Prénom du client', 'E-mail du client', 'Portable client', 'Adresse complète'],
      ['firstName', 'email', 'phoneNumbers', 'address'],
    ],
    [
      ['Client', 'Client 2', 'Adresse 1', 'Adresse 2', 'N° TVA intracom', 'Permis n°', 'Validité du permis'],
      ['firstAndLastName', null, 'address', null, 'vatNumber', 'drivingLicenseNumber', 'drivingLicenseExpiresOn'],
    ],
  ])('%j is understood', (header, fields) => {
    expect(recogniseColumns(header, [], kind.fields)).toEqual(fields)
  })

  test('is not needed for a column of e-mail addresses', () => {
    expect(recogniseColumns(['A', 'B'], [['Jo', 'jo@example.com']], kind.fields)).toEqual([null, 'email'])
  })
})

describe('a row', () => {
  const row = (line: Record<string, string>, without: string[] = []) => {
    const columns = recogniseColumns(Object.keys(line), [], kind.fields)
    return checkRow(kind, { texts: textsOf(Object.values(line), columns), without, confirmed: [] })
  }

  test.each([
    [{ prénom: 'Jo', tel: '0690 12 34 56' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '690123456' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '590690123456' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '+33 6 12 34 56 78' }, { phoneNumbers: ['33612345678'] }],
    [{ prénom: 'Jo', tel: '0696 12 34 56' }, { phoneNumbers: ['596696123456'] }],
    [{ prénom: 'Jo', tel: '06 12 34 56 78' }, { phoneNumbers: ['33612345678'] }],
    [
      { prénom: 'Jo', tel: '0690 12 34 56', mobile: '0690 65 43 21' },
      { phoneNumbers: ['590690123456', '590690654321'] },
    ],
    [{ prénom: 'Jo', naissance: '2/3/1984' }, { birthDate: '1984-03-02' }],
    [{ prénom: 'Jo', naissance: '1984-03-02' }, { birthDate: '1984-03-02' }],
    [{ prénom: 'Jo', naissance: '12/3/85' }, { birthDate: '1985-03-12' }],
    [{ prénom: 'Jo', naissance: '12 mars 1985' }, { birthDate: '1985-03-12' }],
    [{ prénom: 'Jo', naissance: '31118' }, { birthDate: '1985-03-12' }],
    [{ prénom: 'Jo', naissance: '12/03/1985 00:00' }, { birthDate: '1985-03-12' }],
    [{ prénom: 'Jo', 'permis délivré': '05/01/26' }, { drivingLicenseIssuedOn: '2026-01-05' }],
    [{ prénom: 'Jo', 'permis délivré': '05/01/27' }, { drivingLicenseIssuedOn: '1927-01-05' }],
    [{ prénom: 'Jo', 'permis expire': '05/01/85' }, { drivingLicenseExpiresOn: '2085-01-05' }],
    [{ prénom: 'Jo', 'permis expire': '1 janvier 2030' }, { drivingLicenseExpiresOn: '2030-01-01' }],
    [{ prénom: 'Jo', pays: 'martinique' }, { countryCode: 'MQ' }],
    [{ prénom: 'Jo', pays: 'Germany' }, { countryCode: 'DE' }],
    [{ prénom: 'Jo', civilité: 'Monsieur' }, { title: 'M.' }],
    [{ prénom: 'Jo', langue: 'Anglais' }, { language: 'en' }],
    [{ prénom: 'Jo', mail: ' JO@Example.FR ' }, { email: 'jo@example.fr' }],
    [{ prénom: 'Jo', adresse: '1 rue des Filaos\r\nBât. B' }, { address: '1 rue des Filaos Bât. B' }],
    [{ prénom: 'Jo', notes: 'Un\nDeux' }, { comments: 'Un\nDeux' }],
  ])('%j is read', (line, expected) => {
    expect(row(line)).toEqual({ thing: { firstName: 'Jo', ...expected }, problems: [] })
  })

  test.each([
    [{ prénom: '', nom: 'Nestor' }, 'firstName', 'Le champ «\u00a0Prénom\u00a0» est obligatoire', 'correct'],
    [
      { prénom: 'Jo', mail: 'jo' },
      'email',
      'Le champ «\u00a0E-mail\u00a0» doit être une adresse e-mail valable',
      'leaveEmpty',
    ],
    [
      { prénom: 'Jo', naissance: '31/02/1984' },
      'birthDate',
      'Le champ «\u00a0Date de naissance\u00a0» doit être une date valable',
      'leaveEmpty',
    ],
    [{ prénom: 'Jo', tel: '12' }, 'phoneNumbers', 'Ce numéro de téléphone n’est pas valable', 'leaveEmpty'],
    [
      { prénom: 'Jo', tel: '0690 12 34 56 / 13' },
      'phoneNumbers',
      '«\u00a013\u00a0» n’est pas un numéro de téléphone valable',
      'leaveEmpty',
    ],
    [
      { prénom: 'Jo', tel: '6,90123E+08' },
      'phoneNumbers',
      'Le tableur a arrondi ce numéro\u202f: mettez sa colonne au format Texte, ou saisissez-le en entier.',
      'leaveEmpty',
    ],
    [
      { prénom: 'Jo', pays: 'Nulle part' },
      'countryCode',
      '«\u00a0Nulle part\u00a0» n’est pas le nom d’un pays.',
      'leaveEmpty',
    ],
  ])('%j is refused at its cell', (line, field, fr, remedy) => {
    expect(row(line)).toEqual({ thing: null, problems: [{ field, message: { fr, en: expect.any(String) }, remedy }] })
  })

  test('is imported without its invalid optional field', () => {
    const line = { prénom: 'Marie', nom: 'Galante', mail: 'pas une adresse', ville: 'Le Gosier' }
    expect(row(line).thing).toBeNull()
    expect(row(line, ['email']).thing).toEqual({ firstName: 'Marie', lastName: 'Galante', city: 'Le Gosier' })
  })
})

describe('a name in one column', () => {
  test.each([
    ['Nom et prénom\nDupont Jean\n', { firstName: 'Jean', lastName: 'Dupont' }],
    ['NOM / PRÉNOM\nDUPONT Jean\n', { firstName: 'Jean', lastName: 'DUPONT' }],
    ['Full name\nMr Jean Dupont\n', { title: 'M.', firstName: 'Jean', lastName: 'Dupont' }],
    ['Client;Civilité\nM. Awa Diallo;Mme\n', { title: 'Mme', firstName: 'Awa', lastName: 'Diallo' }],
    ['Nom complet;Prénom;Nom\nDupont J.;Jean;Dupont\n', { firstName: 'Jean', lastName: 'Dupont' }],
    ['Client\nSARL Soleil\n', { kind: 'company', companyName: 'SARL Soleil' }],
    ['Client;Type\nSoleil;Entreprise\n', { kind: 'company', companyName: 'Soleil' }],
    ['Client;Type\nSa Nguyen;Particulier\n', { kind: 'person', firstName: 'Sa', lastName: 'Nguyen' }],
    ['Client;Société\nAwa Diallo;Soleil\n', { kind: 'company', companyName: 'Soleil', contactName: 'Awa Diallo' }],
  ])('is read from %j', (text, expected) => {
    const [first] = read(text).checked
    expect(first?.problems).toEqual([])
    expect(first?.thing).toMatchObject(expected)
    expect(first?.thing).not.toHaveProperty('firstAndLastName')
  })

  test.each([
    [
      'M. et Mme DUPONT Jean',
      { firstName: 'Jean', lastName: 'DUPONT' },
      /^Deux personnes.*prénom « Jean », nom « DUPONT »/,
    ],
    [
      'Mme DUPONT née MARTIN Claire',
      { title: 'Mme', firstName: 'Claire', lastName: 'DUPONT', comments: 'Née MARTIN' },
      /commentaire « Née MARTIN »/,
    ],
    [
      'Garage Auto Plus (Mr Paul)',
      { kind: 'company', companyName: 'Garage Auto Plus', contactName: 'Mr Paul' },
      /^Lu comme l’entreprise « Garage Auto Plus », contact « Mr Paul »/,
    ],
    ['DUPONT JEAN', { firstName: 'DUPONT', lastName: 'JEAN' }, /prénom « DUPONT »/],
  ])('that may be read otherwise is to check: %j', (name, expected, question) => {
    const texts = { firstAndLastName: name }
    const requested = checkRow(kind, { texts, without: [], confirmed: [] })
    expect(requested.problems).toMatchObject([{ field: 'firstAndLastName', remedy: 'confirm' }])
    expect(requested.problems[0]?.message.fr.replaceAll('\u00a0', ' ')).toMatch(question)
    const confirmed = checkRow(kind, { texts, without: [], confirmed: ['firstAndLastName'] })
    expect(confirmed).toMatchObject({ thing: expected, problems: [] })
    const corrected = checkRow(kind, { texts: { firstAndLastName: 'Dupont, Jean' }, without: [], confirmed: [] })
    expect(corrected.thing).toEqual({ firstName: 'Jean', lastName: 'Dupont' })
  })

  test('in the column of last names is a company to check, and none beside a first name', () => {
    const check = (texts: Record<string, string>) => checkRow(kind, { texts, without: [], confirmed: [] })
    expect(check({ lastName: 'GARAGE AUTO PLUS' }).problems).toMatchObject([{ field: 'lastName', remedy: 'confirm' }])
    expect(check({ lastName: 'SARL SOLEIL' }).thing).toEqual({ kind: 'company', companyName: 'SARL SOLEIL' })
    expect(check({ firstName: 'Maria', lastName: 'GARAGE SA' }).thing).toEqual({
      firstName: 'Maria',
      lastName: 'GARAGE SA',
    })
  })

  test('replaces the columns of the first and the last name', () => {
    expect(missingFields(kind.fields, recogniseColumns(['Nom et prénom'], [], kind.fields))).toEqual([])
    expect(kind.name({ lastAndFirstName: 'Dupont Jean' })).toBe('Jean Dupont')
    expect(kind.name({ lastAndFirstName: 'SARL Soleil' })).toBe('SARL Soleil')
    expect(read('Client;Prénom;Ville\n;;Le Gosier\n;Jo;\n').checked.map(({ thing }) => thing)).toEqual([
      null,
      { firstName: 'Jo' },
    ])
  })
})

describe('a company', () => {
  test.each([
    [
      'Société;SIRET\nSARL Soleil;732 829 320 00074\n',
      { kind: 'company', companyName: 'SARL Soleil', siren: '732829320' },
    ],
    ['Société;SIREN\nSARL Soleil;732 829 320\n', { kind: 'company', companyName: 'SARL Soleil', siren: '732829320' }],
    [
      'Raison sociale;Prénom;Nom;N° TVA\nSARL Soleil;Awa;Diallo;fr 44 732829320\n',
      { kind: 'company', companyName: 'SARL Soleil', contactName: 'Awa Diallo', vatNumber: 'FR44732829320' },
    ],
    [
      'Type;Raison sociale;Prénom\nParticulier;SARL Soleil;Awa\n',
      { kind: 'person', companyName: 'SARL Soleil', firstName: 'Awa' },
    ],
    ['Nom;Prénom\nSARL Soleil;\n', { kind: 'company', companyName: 'SARL Soleil' }],
    ['Type;Nom;Prénom\nEntreprise;Soleil;\n', { kind: 'company', companyName: 'Soleil' }],
    ['Type,Company name\nBusiness,Sunshine Ltd\n', { kind: 'company', companyName: 'Sunshine Ltd' }],
  ])('is read from %j', (text, expected) => {
    const [first] = read(text).checked
    expect(first?.problems).toEqual([])
    expect(first?.thing).toMatchObject(expected)
  })

  test.each([
    ['SIREN;Société\n732829321;SARL Soleil\n', 'siren'],
    ['Type;Prénom\nEntreprise;Awa\n', 'companyName'],
    ['Société;SIREN;N° TVA\nA;901840629;FR44732829320\n', 'vatNumber'],
  ])('of %j is refused at its cell', (text, field) => {
    expect(read(text).checked[0]).toMatchObject({ thing: null, problems: [{ field }] })
  })

  test('replaces the first name as the column that a file must have', () => {
    const missing = (headings: string[]) => missingFields(kind.fields, recogniseColumns(headings, [], kind.fields))
    expect(missing(['Nom']).map(({ key }) => key)).toEqual(['firstName'])
    expect(missing(['Société'])).toEqual([])
  })

  test('is the same one by its SIREN, else by its name', () => {
    const one = { kind: 'company' as const, companyName: 'SARL Soleil', siren: '732829320', phoneNumbers: [] }
    expect(customerIdentity({ ...one, companyName: 'Soleil' })).toBe(customerIdentity(one))
    expect(customerIdentity({ ...one, siren: null, companyName: 'sarl soleil' })).toBe(
      customerIdentity({ ...one, siren: null }),
    )
    expect(customerIdentity({ ...one, siren: null })).not.toBe(customerIdentity({ ...one, kind: 'person' }))
  })
})

test('an English list of customers is read whole', () => {
  const { columns, checked } = read(
    'First name,Last name,E-mail address,Mobile phone,Date of birth,Street,Zip code,Town,Country,Driving licence,Loyalty\n' +
      'John,"O\'Neill, Jr",john@example.com,+44 7400 123456,1980-05-17,"1 High Street\nFlat 2",97110,Pointe-à-Pitre,United Kingdom,ONEIL805170J99AB,gold\n',
  )
  expect(columns.at(-1)).toBeNull()
  expect(checked).toEqual([
    {
      problems: [],
      thing: {
        firstName: 'John',
        lastName: "O'Neill, Jr",
        email: 'john@example.com',
        phoneNumbers: ['447400123456'],
        birthDate: '1980-05-17',
        address: '1 High Street Flat 2',
        postalCode: '97110',
        city: 'Pointe-à-Pitre',
        countryCode: 'GB',
        drivingLicenseNumber: 'ONEIL805170J99AB',
      },
    },
  ])
})

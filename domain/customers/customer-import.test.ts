import { describe, expect, test } from 'vitest'
import { csvLine, readCsv } from '../kernel/csv.ts'
import { languages } from '../kernel/language.ts'
import type { Customer } from './customer.ts'
import { customerColumns } from './customer-columns.ts'
import { fieldsOfHeader, readCustomerLine } from './customer-import.ts'

const awa: Customer = {
  id: 1,
  companyId: 1,
  publicId: '202603-0001',
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
  phoneNumbers: ['590690123456', '33612345678'],
  language: 'en',
  comments: 'Deux\nlignes',
}

test.each(languages)('an exported customer is read back unchanged, in %s', (language) => {
  const heading = csvLine(
    customerColumns.map(({ label }) => label[language]),
    language,
  )
  const line = csvLine(
    customerColumns.map(({ cell }) => cell(awa, language)),
    language,
  )
  const [header, record] = [...readCsv(heading + line)]
  const fields = fieldsOfHeader(header?.cells ?? [])
  const { customer, problems } = readCustomerLine(fields, record?.cells ?? [], 'GP')
  expect(problems).toBeNull()
  expect(awa).toMatchObject(customer)
  expect(Object.keys(customer).sort()).toEqual(fields.filter((field) => field !== null).sort())
})

describe('a header', () => {
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
      ['Prénom', 'Fidélité', 'Prenom'],
      ['firstName', null, null],
    ],
  ])('%j is understood', (header, fields) => {
    expect(fieldsOfHeader(header)).toEqual(fields)
  })
})

describe('a line', () => {
  const read = (line: Record<string, string>) =>
    readCustomerLine(fieldsOfHeader(Object.keys(line)), Object.values(line), 'GP')

  test.each([
    [{ prénom: 'Jo', tel: '0690 12 34 56' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '690123456' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '590690123456' }, { phoneNumbers: ['590690123456'] }],
    [{ prénom: 'Jo', tel: '+33 6 12 34 56 78' }, { phoneNumbers: ['33612345678'] }],
    [{ prénom: 'Jo', tel: '0696 12 34 56' }, { phoneNumbers: ['596696123456'] }],
    [{ prénom: 'Jo', tel: '06 12 34 56 78' }, { phoneNumbers: ['33612345678'] }],
    [{ prénom: 'Jo', naissance: '2/3/1984' }, { birthDate: '1984-03-02' }],
    [{ prénom: 'Jo', naissance: '1984-03-02' }, { birthDate: '1984-03-02' }],
    [{ prénom: 'Jo', pays: 'martinique' }, { countryCode: 'MQ' }],
    [{ prénom: 'Jo', pays: 'Germany' }, { countryCode: 'DE' }],
    [{ prénom: 'Jo', civilité: 'Monsieur' }, { title: 'M.' }],
    [{ prénom: 'Jo', langue: 'Anglais' }, { language: 'en' }],
    [{ prénom: 'Jo', mail: ' JO@Example.FR ' }, { email: 'jo@example.fr' }],
    [{ prénom: 'Jo', adresse: '1 rue des Filaos\r\nBât. B' }, { address: '1 rue des Filaos Bât. B' }],
    [{ prénom: 'Jo', notes: 'Un\nDeux' }, { comments: 'Un\nDeux' }],
  ])('%j is read', (line, expected) => {
    expect(read(line)).toEqual({ customer: { firstName: 'Jo', ...expected }, problems: null })
  })

  test.each([
    [{ prénom: '', nom: 'Nestor' }, 'firstName', 'Le champ «\u00a0Prénom\u00a0» est obligatoire'],
    [{ prénom: 'Jo', mail: 'jo' }, 'email', 'Le champ «\u00a0E-mail\u00a0» doit être une adresse e-mail valable'],
    [
      { prénom: 'Jo', naissance: '31/02/1984' },
      'birthDate',
      'Le champ «\u00a0Date de naissance\u00a0» doit être une date valable',
    ],
    [{ prénom: 'Jo', tel: '12' }, 'phoneNumbers.0', 'Ce numéro de téléphone n’est pas valable'],
    [{ prénom: 'Jo', pays: 'Nulle part' }, 'countryCode', 'Le champ «\u00a0Pays\u00a0» n’a pas le bon format'],
  ])('%j is refused with the name of its field', (line, path, fr) => {
    expect(read(line).problems).toEqual([{ path, code: expect.any(String), message: { fr, en: expect.any(String) } }])
  })
})

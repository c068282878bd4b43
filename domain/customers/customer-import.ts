import type { CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { isPhone } from '../company/phone.ts'
import { isSiret, sirenOf } from '../company/seller/siret.ts'
import { territories } from '../company/territories.ts'
import { readLine, readName } from '../imports/cells.ts'
import type { ImportField, ImportKind, Question } from '../imports/kind.ts'
import { pastDayReader, readImportedDay } from '../imports/moment.ts'
import type { Language } from '../kernel/language.schema.ts'
import { languageLabels, languages } from '../kernel/language.ts'
import { fold, guillemets } from '../kernel/text.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { addProblems } from '../kernel/validation.ts'
import { readCountry } from './country.ts'
import { CustomerCreation } from './customer.schema.ts'
import type { CustomerField } from './customer.ts'
import { customerColumns, kindLabels } from './customer-columns.ts'
import { customerHeadings } from './customer-headings.ts'
import { customerIdentity, unsharedBy } from './customer-identity.ts'
import { asCompany, nameQuestions, type Row, wholeNames, withNames } from './imported-name.ts'
import { licenceDocumentLabels, licenceDocuments } from './licence.ts'
import { withLostZero } from './lost-zero.ts'
import { titleNames } from './name/name-titles.ts'
import { customerKinds, customerName, titles } from './name/person.ts'
import { dateProblems } from './possible-dates.ts'
import { readPhones } from './read-phones.ts'

/**
 * Returns the rules by which customers are imported; local phone numbers belong to `region`, and past days are up to
 * `today`.
 */
export function customerImport(region: CountryCode, today: LocalDate): ImportKind<CustomerCreation> {
  const readPastDay = pastDayReader(today)
  const readers: Partial<Record<CustomerField, ImportField['read']>> = {
    phoneNumbers: (text) => readPhones(text, region),
    birthDate: readPastDay,
    drivingLicenseIssuedOn: readPastDay,
    drivingLicenseExpiresOn: readImportedDay,
    siren: readSiren,
  }
  const fields = customerColumns.flatMap(({ field: key, label }): ImportField[] =>
    key
      ? [
          {
            key,
            label,
            headings: customerHeadings[key] ?? [],
            isRequired: key === 'firstName',
            read: readers[key] ?? ((text) => readValue(key, text)),
            ...more[key],
            ...(key === 'phoneNumbers' && { refusal: (text: string) => isNoPhone(text, region) }),
          },
        ]
      : [],
  )
  const lastName = fields.findIndex(({ key }) => key === 'lastName')
  return {
    fields: fields.toSpliced(lastName + 1, 0, ...wholeNames),
    schema: importedCustomer(today),
    questions: (values) => [...postalQuestions(values), ...nameQuestions(values as Row)],
    identity: customerIdentity,
    unshared: unsharedBy,
    name: (texts) => {
      const { companyName, firstName = null, lastName = null } = withNames(texts)
      return companyName || customerName({ firstName, lastName })
    },
  }
}

/** Asks about a postal code that lost its zero, unless the customer lives in another country, where it may be whole. */
function postalQuestions({ postalCode, countryCode }: Record<string, unknown>): Question[] {
  const isAbroad = typeof countryCode === 'string' && !(countryCode in territories)
  const proposal = typeof postalCode === 'string' && !isAbroad && withLostZero(postalCode)
  if (!proposal) return []
  const message = {
    fr: `Ce code postal a sans doute perdu son zéro\u202f: ${proposal}\u202f?`,
    en: `This postal code has probably lost its zero: ${proposal}?`,
  }
  return [{ field: 'postalCode', message, proposal }]
}

/** Reads a SIREN, also out of the SIRET of an establishment, which other programs keep. */
function readSiren(text: string): string {
  const digits = text.replaceAll(/[\s.]/g, '')
  return isSiret(digits) ? sirenOf(digits) : text
}

function importedCustomer(today: LocalDate) {
  const possible = CustomerCreation.superRefine((customer, context) => {
    addProblems(context, dateProblems(customer, today))
  })
  return z.preprocess((row) => asCompany(withNames(row as Row)), possible)
}

const more: Partial<Record<CustomerField, Partial<ImportField>>> = {
  kind: { choices: customerKinds.map((kind) => ({ text: kind, label: kindLabels[kind] })) },
  firstName: { orElse: ['companyName', 'firstAndLastName', 'lastAndFirstName'] },
  title: { choices: titles.map((title) => ({ text: title, label: { fr: title, en: title } })) },
  email: { looksLike: (text) => /^\S+@\S+\.\S+$/.test(text) },
  phoneNumbers: { isList: true },
  birthDate: { isDate: true },
  drivingLicenseIssuedOn: { isDate: true },
  drivingLicenseExpiresOn: { isDate: true },
  countryCode: { refusal: isNoCountry },
  drivingLicenseCountryCode: { refusal: isNoCountry },
  drivingLicenseDocument: {
    choices: licenceDocuments.map((shown) => ({ text: shown, label: licenceDocumentLabels[shown] })),
  },
  language: { choices: languages.map((language) => ({ text: language, label: languageLabels[language] })) },
}

/** Refuses a number that a spreadsheet has rounded (6,90123E+08), and names the wrong one of several. */
function isNoPhone(text: string, region: CountryCode) {
  const numbers = readPhones(text, region)
  const wrong = numbers.length > 1 && numbers.find((number) => !isPhone(number))
  if (wrong) {
    return {
      fr: `${guillemets(wrong)} n’est pas un numéro de téléphone valable`,
      en: `'${wrong}' is not a valid phone number`,
    }
  }
  if (!/\d[.,]\d+E\+?\d+/i.test(text)) return undefined
  return {
    fr: 'Le tableur a arrondi ce numéro\u202f: mettez sa colonne au format Texte, ou saisissez-le en entier.',
    en: 'The spreadsheet has rounded this number: format its column as text, or type the whole number.',
  }
}

function isNoCountry(text: string) {
  return { fr: `${guillemets(text)} n’est pas le nom d’un pays.`, en: `'${text}' is not the name of a country.` }
}

function readValue(field: CustomerField, text: string): string {
  switch (field) {
    case 'title':
      return readName(text, titleNames)
    case 'kind':
      return readName(text, kindNames)
    case 'drivingLicenseDocument':
      return readName(text, documentNames)
    case 'language':
      return readLanguage(text)
    case 'countryCode':
    case 'drivingLicenseCountryCode':
      return readCountry(text) ?? text
    case 'comments':
      return text
    default:
      return readLine(text)
  }
}

const kindNames: [(typeof customerKinds)[number], string[]][] = [
  [
    'person',
    ['Particulier', 'Particuliers', 'Personne', 'Personne physique', 'Person', 'Individual', 'Private', 'B2C'],
  ],
  [
    'company',
    ['Entreprise', 'Société', 'Professionnel', 'Pro', 'Personne morale', 'Company', 'Business', 'Professional', 'B2B'],
  ],
]

const documentNames = licenceDocuments.map((shown): [(typeof licenceDocuments)[number], string[]] => {
  return [shown, Object.values(licenceDocumentLabels[shown])]
})

function readLanguage(text: string): string {
  const name = fold(text)
  const isCalled = (language: Language) =>
    name.split(/[-_]/)[0] === language || Object.values(languageLabels[language]).some((label) => fold(label) === name)
  return languages.find(isCalled) ?? text
}

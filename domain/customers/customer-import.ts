import type { CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { withLostZero } from '../company/lost-zero.ts'
import { isSiret, sirenOf } from '../company/siret.ts'
import { territories } from '../company/territories.ts'
import { readLine, readName } from '../imports/cells.ts'
import type { ImportField, ImportKind, Question, Unshared } from '../imports/kind.ts'
import { pastDayReader, readImportedDay } from '../imports/moment.ts'
import { type Language, languageLabels, languages } from '../kernel/language.ts'
import { fold, guillemets } from '../kernel/text.ts'
import type { LocalDate } from '../kernel/time.ts'
import { readCountry } from './country.ts'
import { addProblems, CustomerCreation, titles } from './customer.ts'
import { type CustomerField, customerColumns, kindLabels } from './customer-columns.ts'
import { customerHeadings } from './customer-headings.ts'
import { licenceDocumentLabels, licenceDocuments } from './licence.ts'
import { customerKinds, customerName } from './person.ts'
import { dateProblems } from './possible-dates.ts'
import { readPhones } from './read-phones.ts'
import { comparedName, nameKey } from './same-name.ts'
import { isCompanyName, partName } from './whole-name.ts'

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
          },
        ]
      : [],
  )
  const lastName = fields.findIndex(({ key }) => key === 'lastName')
  return {
    fields: fields.toSpliced(lastName + 1, 0, ...wholeNames),
    schema: importedCustomer(today),
    questions: postalQuestions,
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

/** First and last name in one column. A name with capitals or a comma is parted in the same way in both. */
const wholeNames: ImportField[] = [
  {
    key: 'firstAndLastName',
    label: { fr: 'Prénom et nom', en: 'First and last name' },
    headings: ['prénom nom', 'nom complet', 'client', 'full name', 'name', 'customer', 'customer name', 'client name'],
    isRare: true,
    isRequired: false,
    read: readLine,
  },
  {
    key: 'lastAndFirstName',
    label: { fr: 'Nom et prénom', en: 'Last and first name' },
    headings: [
      'nom prénom',
      'nom et prénoms',
      'nom prénoms',
      'noms et prénoms',
      'last name first name',
      'last first name',
    ],
    isRare: true,
    isRequired: false,
    read: readLine,
  },
]

type Row = Record<string, string | undefined>

function importedCustomer(today: LocalDate) {
  const possible = CustomerCreation.superRefine((customer, context) => {
    addProblems(context, dateProblems(customer, today))
  })
  return z.preprocess((row) => asCompany(withNames(row as Row)), possible)
}

/**
 * Parts a whole name where no column holds the first or the last name. One with a legal form is a company's, as is a
 * last name with one and without a first name.
 */
function withNames({ firstAndLastName, lastAndFirstName, ...row }: Row): Row {
  const whole = firstAndLastName || lastAndFirstName
  const { lastName: alone, ...unnamed } = row
  const only = row.firstName ? undefined : alone || whole
  if (only && !row.companyName && (row.kind ? row.kind === 'company' : isCompanyName(only))) {
    return { ...unnamed, companyName: only }
  }
  if (!whole || row.firstName || row.lastName) return row
  const { title, firstName, lastName } = partName(whole, firstAndLastName ? 'firstNameFirst' : 'lastNameFirst')
  return {
    ...(title && { title: readName(title, titleNames) }),
    ...row,
    firstName,
    ...(lastName && { lastName }),
  }
}

/** A row with a company name is a company, where no column says otherwise; who is named beside is its contact. */
function asCompany(row: Row): Row {
  const { kind, companyName, contactName, firstName, lastName } = row
  if (!companyName || (kind && kind !== 'company')) return row
  const named = customerName({ firstName: firstName ?? null, lastName: lastName ?? null })
  const contact = contactName ?? (named || undefined)
  return { ...row, kind: 'company', ...(contact ? { contactName: contact } : {}) }
}

type Identified = Pick<
  CustomerCreation,
  | 'kind'
  | 'companyName'
  | 'siren'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'drivingLicenseNumber'
  | 'phoneNumbers'
>

/**
 * Returns the text by which two customers are the same person: the e-mail address with the name, or without one the
 * name with the birth date, the licence and the phone numbers, or a company's SIREN or name, so that a file imported
 * twice creates nobody twice.
 */
export function customerIdentity(customer: Identified): string {
  return customer.email
    ? JSON.stringify([customer.email, nameKey(identifiedName(customer))])
    : customerLikeness(customer)
}

/** Lists what two customers cannot share when their names differ: an e-mail address, a licence and a SIREN. */
export function unsharedBy(customer: Identified): Unshared[] {
  const { kind, email, siren, drivingLicenseNumber } = customer
  const [licence, number] = kind === 'company' ? [null, siren] : [licenceKey(drivingLicenseNumber), null]
  return [
    { field: 'email', text: email },
    { field: 'drivingLicenseNumber', text: licence },
    { field: 'siren', text: number },
  ].flatMap(({ field, text }) => (text ? { field, text, name: identifiedName(customer) } : []))
}

/** Returns the letters and digits of a licence; null for none. */
export function licenceKey(number: string | null | undefined): string | null {
  return number?.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null
}

function identifiedName({ kind, companyName = null, firstName = null, lastName = null }: Identified): string {
  return comparedName({ ...(kind && { kind }), companyName, firstName, lastName })
}

/**
 * Returns the text that two customers share when their name, birth date, licence and phone numbers are the same;
 * companies, when their SIREN or, without one, their name is.
 */
export function customerLikeness(customer: Omit<Identified, 'email'>): string {
  const { kind, companyName, siren, firstName, lastName, birthDate, drivingLicenseNumber, phoneNumbers } = customer
  if (kind === 'company') return JSON.stringify([kind, siren ?? fold(companyName ?? '')])
  const phones = [...new Set(phoneNumbers)].sort()
  return JSON.stringify([
    fold(firstName ?? ''),
    fold(lastName ?? ''),
    birthDate ?? null,
    drivingLicenseNumber ?? null,
    phones,
  ])
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

const titleNames: [(typeof titles)[number], string[]][] = [
  ['M.', ['M', 'Mr', 'Monsieur', 'H', 'Homme']],
  ['Mme', ['Mme', 'Mlle', 'Mrs', 'Ms', 'Miss', 'Madame', 'Mademoiselle', 'F', 'Femme']],
  ['Dr', ['Dr', 'Docteur', 'Doctor']],
  ['Pr', ['Pr', 'Prof', 'Professeur', 'Professor']],
  ['Me', ['Me', 'Maître']],
]

function readLanguage(text: string): string {
  const name = fold(text)
  const isCalled = (language: Language) =>
    name.split(/[-_]/)[0] === language || Object.values(languageLabels[language]).some((label) => fold(label) === name)
  return languages.find(isCalled) ?? text
}

import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhone } from '../company/phone.ts'
import { readLine, readName } from '../imports/cells.ts'
import type { ImportField, ImportKind } from '../imports/kind.ts'
import { readDay } from '../kernel/csv-dates.ts'
import { type Language, languageLabels, languages } from '../kernel/language.ts'
import { fold, guillemets } from '../kernel/text.ts'
import { readCountry } from './country.ts'
import { CustomerCreation, titles } from './customer.ts'
import { type CustomerField, customerColumns } from './customer-columns.ts'

/** Returns the rules by which customers are imported; local phone numbers belong to `region`. */
export function customerImport(region: CountryCode): ImportKind<CustomerCreation> {
  const fields = customerColumns.flatMap(({ field: key, label }): ImportField[] =>
    key
      ? [
          {
            key,
            label,
            headings: headings[key] ?? [],
            isRequired: key === 'firstName',
            read: (text) => (key === 'phoneNumbers' ? readPhones(text, region) : readValue(key, text)),
            ...more[key],
          },
        ]
      : [],
  )
  return {
    fields,
    schema: CustomerCreation,
    identity: customerIdentity,
    name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
  }
}

type Identified = Pick<
  CustomerCreation,
  'email' | 'firstName' | 'lastName' | 'birthDate' | 'drivingLicenseNumber' | 'phoneNumbers'
>

/**
 * Returns the text by which two customers are the same person: the e-mail address, or without one the name with the
 * birth date, the licence and the phone numbers, so that a file imported twice creates nobody twice.
 */
export function customerIdentity(customer: Identified): string {
  return customer.email ?? customerLikeness(customer)
}

/** Returns the text that two customers share when their name, birth date, licence and phone numbers are the same. */
export function customerLikeness(customer: Omit<Identified, 'email'>): string {
  const { firstName, lastName, birthDate, drivingLicenseNumber, phoneNumbers } = customer
  const phones = [...new Set(phoneNumbers)].sort()
  return JSON.stringify([
    fold(firstName),
    fold(lastName ?? ''),
    birthDate ?? null,
    drivingLicenseNumber ?? null,
    phones,
  ])
}

/** The headings that other programs and people use for the fields, beside the labels. */
const headings: Partial<Record<CustomerField, string[]>> = {
  title: ['titre', 'salutation', 'sexe', 'gender'],
  firstName: ['prénoms', 'given name', 'forename'],
  lastName: ['nom de famille', 'surname', 'family name', 'nom client'],
  email: ['mail', 'courriel', 'adresse e-mail', 'adresse mail', 'email address'],
  phoneNumbers: [
    'téléphone',
    'numéro de téléphone',
    'tél',
    'mobile',
    'portable',
    'gsm',
    'phone',
    'phone number',
    'mobile phone',
    'téléphone mobile',
    'téléphone portable',
    'téléphone fixe',
    'cell',
  ],
  birthDate: ['naissance', 'née le', 'né le', 'né(e) le', 'birthday', 'birth date', 'dob'],
  birthPlace: ['birthplace'],
  address: ['adresse postale', 'rue', 'street', 'adresse 1', 'address 1', 'address line 1'],
  postalCode: ['cp', 'code postale', 'zip', 'zip code', 'postcode'],
  city: ['commune', 'town', 'localité'],
  department: ['dept', 'région', 'state'],
  countryCode: ['code pays', 'country code'],
  drivingLicenseNumber: [
    'permis',
    'permis de conduire',
    'driving license',
    'driving licence',
    'license number',
    'driving license number',
    'driving licence number',
    'numéro de permis de conduire',
  ],
  drivingLicenseIssuedOn: ['date permis', 'permis délivré', 'date de délivrance', 'license issued on'],
  drivingLicenseExpiresOn: ['expiration permis', "date d'expiration", 'permis expire', 'license expires on'],
  drivingLicenseCountryCode: ['pays de délivrance', 'license country'],
  drivingLicenseCategories: ['catégorie permis', 'catégories permis', 'license categories'],
  language: ['langue préférée', 'locale'],
  comments: ['commentaire', 'notes', 'note', 'remarques', 'comment', 'observations'],
}

const more: Partial<Record<CustomerField, Partial<ImportField>>> = {
  title: { choices: titles.map((title) => ({ text: title, label: { fr: title, en: title } })) },
  email: { looksLike: (text) => /^\S+@\S+\.\S+$/.test(text) },
  phoneNumbers: { isList: true },
  countryCode: { refusal: isNoCountry },
  drivingLicenseCountryCode: { refusal: isNoCountry },
  language: { choices: languages.map((language) => ({ text: language, label: languageLabels[language] })) },
}

function isNoCountry(text: string) {
  return { fr: `${guillemets(text)} n’est pas le nom d’un pays.`, en: `'${text}' is not the name of a country.` }
}

/**
 * Reads the phone numbers of a cell, which may hold several. An invalid one stays unchanged, so that the refusal can
 * name it.
 */
function readPhones(text: string, region: CountryCode): string[] {
  const numbers = text.split(/[/,;|\n]/).map((number) => number.trim())
  return numbers.filter(Boolean).map((number) => parsePhone(number, region) ?? number)
}

function readValue(field: CustomerField, text: string): string {
  switch (field) {
    case 'title':
      return readName(text, titleNames)
    case 'language':
      return readLanguage(text)
    case 'countryCode':
    case 'drivingLicenseCountryCode':
      return readCountry(text) ?? text
    case 'birthDate':
    case 'drivingLicenseIssuedOn':
    case 'drivingLicenseExpiresOn':
      return readDay(text)
    case 'comments':
      return text
    default:
      return readLine(text)
  }
}

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

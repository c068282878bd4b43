import type { CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { readLine, readName } from '../imports/cells.ts'
import type { ImportField, ImportKind } from '../imports/kind.ts'
import { pastDayReader, readImportedDay } from '../imports/moment.ts'
import { type Language, languageLabels, languages } from '../kernel/language.ts'
import { fold, guillemets } from '../kernel/text.ts'
import type { LocalDate } from '../kernel/time.ts'
import { readCountry } from './country.ts'
import { CustomerCreation, titles } from './customer.ts'
import { type CustomerField, customerColumns, kindLabels } from './customer-columns.ts'
import { licenceDocumentLabels, licenceDocuments } from './licence.ts'
import { customerKinds, customerName } from './person.ts'
import { readPhones } from './read-phones.ts'

/** Returns the rules by which customers are imported; local phone numbers belong to `region`, and past days are up to `today`. */
export function customerImport(region: CountryCode, today: LocalDate): ImportKind<CustomerCreation> {
  const readPastDay = pastDayReader(today)
  const readers: Partial<Record<CustomerField, ImportField['read']>> = {
    phoneNumbers: (text) => readPhones(text, region),
    birthDate: readPastDay,
    drivingLicenseIssuedOn: readPastDay,
    drivingLicenseExpiresOn: readImportedDay,
  }
  const fields = customerColumns.flatMap(({ field: key, label }): ImportField[] =>
    key
      ? [
          {
            key,
            label,
            headings: headings[key] ?? [],
            isRequired: key === 'firstName',
            read: readers[key] ?? ((text) => readValue(key, text)),
            ...more[key],
          },
        ]
      : [],
  )
  return {
    fields,
    schema: ImportedCustomer,
    identity: customerIdentity,
    name: ({ companyName, firstName = null, lastName = null }) => companyName || customerName({ firstName, lastName }),
  }
}

/** A row with a company name is a company, where no column says otherwise; who is named beside is its contact. */
const ImportedCustomer = z.preprocess((row) => {
  const { kind, companyName, contactName, firstName, lastName } = row as Record<string, string | undefined>
  if (!companyName || (kind && kind !== 'company')) return row
  const named = customerName({ firstName: firstName ?? null, lastName: lastName ?? null })
  const contact = contactName ?? (named || undefined)
  return { ...(row as object), kind: 'company', ...(contact ? { contactName: contact } : {}) }
}, CustomerCreation)

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
 * Returns the text by which two customers are the same person: the e-mail address, or without one the name with the
 * birth date, the licence and the phone numbers, or a company's SIREN or name, so that a file imported twice creates nobody twice.
 */
export function customerIdentity(customer: Identified): string {
  return customer.email ?? customerLikeness(customer)
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

/** The headings that other programs and people use for the fields, beside the labels. */
const headings: Partial<Record<CustomerField, string[]>> = {
  kind: ['type de client', 'customer type', 'nature'],
  companyName: [
    'société',
    'entreprise',
    'nom de la société',
    'dénomination',
    'dénomination sociale',
    'nom entreprise',
    'company',
    'business name',
    'organisation',
    'organization',
  ],
  siren: ['numéro siren', 'n° siren', 'siren number'],
  vatNumber: [
    'tva',
    'tva intracommunautaire',
    'numéro de tva intracommunautaire',
    'n° tva',
    'vat',
    'vat id',
    'vat no',
    'vat registration number',
  ],
  contactName: ['nom du contact', 'personne à contacter', 'interlocuteur', 'contact person', 'contact name'],
  billingEmail: [
    'mail de facturation',
    'e-mail facturation',
    'mail facturation',
    'email de facturation',
    'invoice email',
    'accounting email',
  ],
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
  drivingLicenseDocument: ['permis international', 'traduction du permis', 'license document'],
  language: ['langue préférée', 'locale'],
  comments: ['commentaire', 'notes', 'note', 'remarques', 'comment', 'observations'],
}

const more: Partial<Record<CustomerField, Partial<ImportField>>> = {
  kind: { choices: customerKinds.map((kind) => ({ text: kind, label: kindLabels[kind] })) },
  firstName: { orElse: 'companyName' },
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

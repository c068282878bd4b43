import type { CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { parsePhone } from '../company/phone.ts'
import { readDay } from '../kernel/csv-dates.ts'
import { type Language, languageLabels, languages } from '../kernel/language.ts'
import type { FieldProblem } from '../kernel/problem.ts'
import { fold } from '../kernel/text.ts'
import { fieldProblems } from '../kernel/validation.ts'
import { readCountry } from './country.ts'
import { CustomerCreation, type titles } from './customer.ts'
import { type CustomerField, customerColumns, customerFieldLabel } from './customer-columns.ts'

/** The result of each line of an imported file, or in a dry run its expected result. */
export const CustomerImport = z.object({
  dryRun: z.boolean(),
  /** The file's columns, each with the label of the field it fills; null for a skipped column. */
  columns: z.array(z.object({ header: z.string(), label: z.string().nullable() })),
  created: z.int(),
  duplicates: z.int(),
  refused: z.int(),
  rows: z.array(
    z.object({
      /** The number of the line in the file at which it begins, from 1. */
      line: z.int(),
      name: z.string(),
      email: z.string().nullable(),
      phoneNumbers: z.array(z.string()),
      city: z.string().nullable(),
      /** `duplicate` when another customer, or an earlier line, has the e-mail address. */
      state: z.enum(['created', 'duplicate', 'refused']),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
})
export type CustomerImport = z.infer<typeof CustomerImport>

/** The headings that other programs and people use for the fields; folded, letters and digits only. */
const aliases: Partial<Record<CustomerField, string[]>> = {
  title: ['titre', 'salutation', 'sexe', 'gender'],
  firstName: ['prenoms', 'givenname', 'forename'],
  lastName: ['nomdefamille', 'surname', 'familyname', 'nomclient'],
  email: ['mail', 'courriel', 'adresseemail', 'adressemail', 'emailaddress'],
  phoneNumbers: ['telephone', 'tel', 'mobile', 'portable', 'gsm', 'phone', 'telephonemobile', 'telephonefixe', 'cell'],
  birthDate: ['datenaissance', 'naissance', 'neele', 'neel', 'birthday', 'birthdate', 'dob'],
  birthPlace: ['lieunaissance', 'birthplace'],
  address: ['adressepostale', 'rue', 'street', 'adresse1', 'address1', 'addressline1'],
  postalCode: ['cp', 'codepostale', 'zip', 'zipcode', 'postcode'],
  city: ['commune', 'town', 'localite'],
  department: ['dept', 'region', 'state'],
  countryCode: ['codepays', 'countrycode'],
  drivingLicenseNumber: ['permis', 'numeropermis', 'nopermis', 'permisdeconduire', 'drivinglicense', 'drivinglicence'],
  drivingLicenseIssuedOn: ['datepermis', 'datedupermis', 'permisdelivre', 'licenseissuedon'],
  drivingLicenseExpiresOn: ['expirationpermis', 'permisexpire', 'licenseexpireson'],
  drivingLicenseCountryCode: ['paysdelivrance', 'licensecountry'],
  drivingLicenseCategories: ['categoriepermis', 'categoriespermis', 'licensecategories'],
  language: ['languepreferee', 'locale'],
  comments: ['commentaire', 'notes', 'note', 'remarques', 'comment', 'observations'],
}

const fieldByHeader = new Map(
  customerColumns.flatMap(({ field, label }) =>
    field
      ? [field, label.fr, label.en, ...(aliases[field] ?? [])].map((name): [string, CustomerField] => [
          key(name),
          field,
        ])
      : [],
  ),
)

function key(header: string): string {
  return fold(header).replace(/[^a-z0-9]/g, '')
}

/**
 * Returns the field that each column of a file fills. Several columns may hold phone numbers (« Téléphone 2 »), other
 * fields have one.
 */
export function fieldsOfHeader(header: readonly string[]): (CustomerField | null)[] {
  const taken = new Set<CustomerField>()
  return header.map((name) => {
    const field = fieldByHeader.get(key(name)) ?? fieldByHeader.get(key(name).replace(/\d$/, ''))
    if (!field || (taken.has(field) && field !== 'phoneNumbers')) return null
    taken.add(field)
    return field
  })
}

/** A line of a file read as a new customer, or its refused fields. */
type CustomerLine =
  | { customer: CustomerCreation; problems: null }
  | { customer: Record<string, unknown>; problems: FieldProblem[] }

/** Reads a line as a new customer; local phone numbers belong to `region`. */
export function readCustomerLine(
  fields: readonly (CustomerField | null)[],
  cells: readonly string[],
  region: CountryCode,
): CustomerLine {
  const values: Record<string, unknown> = {}
  for (const [at, field] of fields.entries()) {
    const text = cells[at]?.trim()
    if (!field || !text) continue
    values[field] = field === 'phoneNumbers' ? [...phones(values), ...readPhones(text, region)] : readValue(field, text)
  }
  const result = CustomerCreation.safeParse(values)
  if (result.success) return { customer: result.data, problems: null }
  const label = (path: readonly PropertyKey[]) => customerFieldLabel(String(path[0]))
  return { customer: values, problems: fieldProblems(result.error, label, values) }
}

function phones({ phoneNumbers = [] }: { phoneNumbers?: unknown }): string[] {
  return phoneNumbers as string[]
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
      return readTitle(text)
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
      // Other programs allow an address of several lines.
      return text.replaceAll(/[\r\n\t]+/g, ' ')
  }
}

const titleNames: Record<string, (typeof titles)[number]> = {
  m: 'M.',
  mr: 'M.',
  monsieur: 'M.',
  mme: 'Mme',
  mlle: 'Mme',
  mrs: 'Mme',
  ms: 'Mme',
  miss: 'Mme',
  madame: 'Mme',
  dr: 'Dr',
  docteur: 'Dr',
  doctor: 'Dr',
  pr: 'Pr',
  prof: 'Pr',
  professeur: 'Pr',
  professor: 'Pr',
  me: 'Me',
  maitre: 'Me',
}

function readTitle(text: string): string {
  return titleNames[key(text)] ?? text
}

function readLanguage(text: string): string {
  const name = fold(text)
  const isCalled = (language: Language) =>
    name.split(/[-_]/)[0] === language || Object.values(languageLabels[language]).some((label) => fold(label) === name)
  return languages.find(isCalled) ?? text
}

import { formatPhone } from '../company/phone.ts'
import type { Language, Sentence } from '../kernel/language.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { countryName } from './country.ts'
import type { Customer, CustomerCreation } from './customer.ts'
import { licenceDocumentLabels } from './licence.ts'
import type { CustomerKind } from './name/person.ts'

/** The words for the kinds of customers. */
export const kindLabels = {
  person: { fr: 'Particulier', en: 'Person' },
  company: { fr: 'Entreprise', en: 'Company' },
} satisfies Record<CustomerKind, Sentence>

export type CustomerField = keyof CustomerCreation

/** A column of the customers' table file. The import reads a column with a `field`. */
type Column = TableColumn<Customer> & { field: CustomerField | null }

/** The columns of the exported customers' table file. */
export const customerColumns: Column[] = [
  { field: null, label: { fr: 'Numéro', en: 'Number' }, cell: ({ publicId }) => publicId },
  { field: 'title', label: { fr: 'Civilité', en: 'Title' }, cell: ({ title }) => title },
  { field: 'firstName', label: { fr: 'Prénom', en: 'First name' }, cell: ({ firstName }) => firstName },
  { field: 'lastName', label: { fr: 'Nom', en: 'Last name' }, cell: ({ lastName }) => lastName },
  { field: 'email', label: { fr: 'E-mail', en: 'Email' }, cell: ({ email }) => email },
  {
    field: 'phoneNumbers',
    label: { fr: 'Téléphones', en: 'Phone numbers' },
    cell: ({ phoneNumbers }) => phoneNumbers.map(formatPhone).join(' / '),
  },
  {
    field: 'birthDate',
    label: { fr: 'Date de naissance', en: 'Date of birth' },
    cell: ({ birthDate }) => ({ day: birthDate }),
  },
  {
    field: 'birthPlace',
    label: { fr: 'Lieu de naissance', en: 'Place of birth' },
    cell: ({ birthPlace }) => birthPlace,
  },
  { field: 'address', label: { fr: 'Adresse', en: 'Address' }, cell: ({ address }) => address },
  { field: 'postalCode', label: { fr: 'Code postal', en: 'Postal code' }, cell: ({ postalCode }) => postalCode },
  { field: 'city', label: { fr: 'Ville', en: 'City' }, cell: ({ city }) => city },
  { field: 'department', label: { fr: 'Département', en: 'Department' }, cell: ({ department }) => department },
  {
    field: 'countryCode',
    label: { fr: 'Pays', en: 'Country' },
    cell: ({ countryCode }, language) => countryCode && countryName(countryCode, language),
  },
  {
    field: 'drivingLicenseNumber',
    label: { fr: 'Numéro du permis', en: 'Licence number' },
    cell: ({ drivingLicenseNumber }) => drivingLicenseNumber,
  },
  {
    field: 'drivingLicenseIssuedOn',
    label: { fr: 'Permis délivré le', en: 'Licence issued on' },
    cell: ({ drivingLicenseIssuedOn }) => ({ day: drivingLicenseIssuedOn }),
  },
  {
    field: 'drivingLicenseExpiresOn',
    label: { fr: 'Permis valable jusqu’au', en: 'Licence valid until' },
    cell: ({ drivingLicenseExpiresOn }) => ({ day: drivingLicenseExpiresOn }),
  },
  {
    field: 'drivingLicenseCountryCode',
    label: { fr: 'Pays du permis', en: 'Licence issued in' },
    cell: ({ drivingLicenseCountryCode: code }, language) => code && countryName(code, language),
  },
  {
    field: 'drivingLicenseCategories',
    label: { fr: 'Catégories du permis', en: 'Licence categories' },
    cell: ({ drivingLicenseCategories }) => drivingLicenseCategories,
  },
  {
    field: 'drivingLicenseDocument',
    label: { fr: 'Document joint au permis', en: 'Document with the licence' },
    cell: ({ drivingLicenseDocument: shown }, language) => shown && licenceDocumentLabels[shown][language],
  },
  { field: 'language', label: { fr: 'Langue', en: 'Language' }, cell: ({ language }) => language },
  { field: 'kind', label: { fr: 'Type', en: 'Type' }, cell: ({ kind }, language) => kindLabels[kind][language] },
  { field: 'companyName', label: { fr: 'Raison sociale', en: 'Company name' }, cell: ({ companyName }) => companyName },
  { field: 'siren', label: { fr: 'SIREN', en: 'SIREN' }, cell: ({ siren }) => siren },
  { field: 'vatNumber', label: { fr: 'Numéro de TVA', en: 'VAT number' }, cell: ({ vatNumber }) => vatNumber },
  { field: 'contactName', label: { fr: 'Contact', en: 'Contact' }, cell: ({ contactName }) => contactName },
  {
    field: null,
    label: { fr: 'Adresse de facturation', en: 'Billing address' },
    cell: ({ billingAddress }, language) => billingAddress && addressLine(billingAddress, language),
  },
  {
    field: 'billingEmail',
    label: { fr: 'E-mail de facturation', en: 'Billing email' },
    cell: ({ billingEmail }) => billingEmail,
  },
  { field: 'comments', label: { fr: 'Commentaires', en: 'Comments' }, cell: ({ comments }) => comments },
]

function addressLine(address: NonNullable<Customer['billingAddress']>, language: Language): string {
  const { address: street, postalCode, city, department, countryCode } = address
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, department, countryCode && countryName(countryCode, language)].filter(Boolean).join(', ')
}

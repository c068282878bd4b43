import { formatPhone } from '../company/phone.ts'
import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { countryName } from './country.ts'
import type { Customer } from './customer.schema.ts'
import { type CustomerField, customerLabels } from './customer.ts'
import { exclusionLabels, exclusionReasonLabels } from './exclusion/exclusion.ts'
import { licenceDocumentLabels } from './licence.ts'
import type { CustomerKind } from './name/person.ts'

/** The words for the kinds of customers. */
export const kindLabels = {
  person: { fr: 'Particulier', en: 'Person' },
  company: { fr: 'Entreprise', en: 'Company' },
} satisfies Record<CustomerKind, Sentence>

/** A column of the customers' table file. The import reads a column with a `field`. */
type Column = TableColumn<Customer> & { field: CustomerField | null }

const column = (field: CustomerField, cell: Column['cell']): Column => ({ field, label: customerLabels[field], cell })

/** The columns of the exported customers' table file. */
export const customerColumns: Column[] = [
  { field: null, label: { fr: 'Numéro', en: 'Number' }, cell: ({ publicId }) => publicId },
  column('title', ({ title }) => title),
  column('firstName', ({ firstName }) => firstName),
  column('lastName', ({ lastName }) => lastName),
  column('email', ({ email }) => email),
  column('phoneNumbers', ({ phoneNumbers }) => phoneNumbers.map(formatPhone).join(' / ')),
  column('birthDate', ({ birthDate }) => ({ day: birthDate })),
  column('birthPlace', ({ birthPlace }) => birthPlace),
  column('address', ({ address }) => address),
  column('postalCode', ({ postalCode }) => postalCode),
  column('city', ({ city }) => city),
  column('department', ({ department }) => department),
  column('countryCode', ({ countryCode }, language) => countryCode && countryName(countryCode, language)),
  column('drivingLicenseNumber', ({ drivingLicenseNumber }) => drivingLicenseNumber),
  column('drivingLicenseIssuedOn', ({ drivingLicenseIssuedOn }) => ({ day: drivingLicenseIssuedOn })),
  column('drivingLicenseExpiresOn', ({ drivingLicenseExpiresOn }) => ({ day: drivingLicenseExpiresOn })),
  column(
    'drivingLicenseCountryCode',
    ({ drivingLicenseCountryCode: code }, language) => code && countryName(code, language),
  ),
  column('drivingLicenseCategories', ({ drivingLicenseCategories }) => drivingLicenseCategories),
  column(
    'drivingLicenseDocument',
    ({ drivingLicenseDocument: shown }, language) => shown && licenceDocumentLabels[shown][language],
  ),
  column('language', ({ language }) => language),
  column('kind', ({ kind }, language) => kindLabels[kind][language]),
  column('companyName', ({ companyName }) => companyName),
  column('siren', ({ siren }) => siren),
  column('vatNumber', ({ vatNumber }) => vatNumber),
  column('contactName', ({ contactName }) => contactName),
  {
    field: null,
    label: customerLabels.billingAddress,
    cell: ({ billingAddress }, language) => billingAddress && addressLine(billingAddress, language),
  },
  column('billingEmail', ({ billingEmail }) => billingEmail),
  column('comments', ({ comments }) => comments),
  {
    field: null,
    label: exclusionLabels.until,
    cell: ({ exclusion }) => ({ day: exclusion?.until ?? null }),
  },
  {
    field: null,
    label: { fr: 'Motif de ne plus louer', en: 'Reason for not renting' },
    cell: ({ exclusion }, language) => exclusion && exclusionReasonLabels[exclusion.reason][language],
  },
]

function addressLine(address: NonNullable<Customer['billingAddress']>, language: Language): string {
  const { address: street, postalCode, city, department, countryCode } = address
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, department, countryCode && countryName(countryCode, language)].filter(Boolean).join(', ')
}

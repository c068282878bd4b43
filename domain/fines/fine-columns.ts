import type { Customer } from '../customers/customer.schema.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { designationFields } from './designation.ts'
import type { Fine } from './fine.schema.ts'
import { fineLabels } from './fine.ts'
import { fineKindLabels, fineStatusLabels } from './labels.ts'

/** A notice with the person who drove, for the table file. */
export type Designation = Fine & { person: Customer | null }

const someone = {
  companyName: null,
  siren: null,
  firstName: null,
  lastName: null,
  birthDate: null,
  birthPlace: null,
  address: null,
  postalCode: null,
  city: null,
  countryCode: null,
  email: null,
  drivingLicenseNumber: null,
  drivingLicenseIssuedOn: null,
  drivingLicenseCountryCode: null,
}

/** The fields of a person, then those that only a company has. */
const requested = [
  ...designationFields({ ...someone, kind: 'person' }, 'fr'),
  ...designationFields({ ...someone, kind: 'company' }, 'fr'),
].filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)

/** The columns of the exported notices: the notice, then what a designation asks for about its driver. */
export const fineColumns: TableColumn<Designation>[] = [
  { label: fineLabels.noticeNumber, cell: ({ noticeNumber }) => noticeNumber },
  {
    label: fineLabels.noticeDate,
    cell: ({ noticeDate }) => ({ day: noticeDate }),
  },
  {
    label: { fr: 'À désigner avant le', en: 'To be named by' },
    cell: ({ dueDate }) => ({ day: dueDate }),
  },
  { label: fineLabels.kind, cell: ({ kind }, language) => fineKindLabels[kind][language] },
  { label: { fr: 'État', en: 'State' }, cell: ({ status }, language) => fineStatusLabels[status][language] },
  { label: fineLabels.registrationNumber, cell: ({ registrationNumber }) => formatPlate(registrationNumber) },
  {
    label: fineLabels.committedAt,
    cell: ({ committedAt, timezone }) => ({ instant: committedAt, timezone: timezone }),
  },
  { label: fineLabels.place, cell: ({ place }) => place },
  { label: fineLabels.amount, cell: ({ amount }) => ({ euros: amount }) },
  { label: { fr: 'Location', en: 'Rental' }, cell: ({ rental }) => rental?.publicId ?? null },
  ...requested.map(({ key, label }) => ({
    label,
    cell: ({ person }: Designation) =>
      (person && designationFields(person, 'fr').find((field) => field.key === key)?.value) ?? null,
  })),
]

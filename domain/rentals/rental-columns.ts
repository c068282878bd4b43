import { addressLine } from '../company/agency.ts'
import { formatPhone } from '../company/phone.ts'
import { customerLabels } from '../customers/customer.ts'
import { customerName } from '../customers/name/person.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import { vehicleLabels } from '../fleet/vehicle/vehicle.ts'
import { transmissionLabels, word } from '../fleet/vehicle/vehicle-values.ts'
import type { Sentence } from '../kernel/language.ts'
import { inCents, toCents, toEuros } from '../kernel/money.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { owedCents } from '../ledger/account.ts'
import { namesOfKinds } from '../ledger/account-line.ts'
import { promiseLabels } from './promise/promise.ts'
import { statusLabels } from './record/labels.ts'
import type { RentalRow } from './record/rental.schema.ts'
import { rentalLabels } from './record/rental.ts'
import { statusLabel } from './status/status.ts'

/** Adds the unit to the name of amounts. */
const euros = ({ fr, en }: Sentence): Sentence => ({ fr: `${fr} (€)`, en: `${en} (€)` })

/**
 * The columns of the exported rentals. Times are on the clocks of the departure agency for the start, and of the
 * arrival agency for the end.
 */
export const rentalColumns: TableColumn<RentalRow>[] = [
  { label: { fr: 'Numéro', en: 'Number' }, cell: ({ publicId }) => publicId },
  { label: statusLabel, cell: ({ status }, language) => statusLabels[status][language] },
  { label: rentalLabels.customerId, cell: ({ customer }) => customerName(customer) },
  { label: customerLabels.email, cell: ({ customer }) => customer.email },
  {
    label: customerLabels.phoneNumbers,
    cell: ({ customer }) => customer.phoneNumbers.map(formatPhone).join(' / '),
  },
  {
    label: vehicleLabels.registrationNumber,
    cell: ({ vehicle }) => formatPlate(vehicle.registrationNumber),
  },
  {
    label: rentalLabels.vehicleId,
    cell: ({ vehicle }) => [vehicle.make, vehicle.model].filter(Boolean).join(' ') || null,
  },
  { label: vehicleLabels.categoryId, cell: ({ vehicle }) => vehicle.category.code },
  { label: rentalLabels.promise, cell: ({ promisedCategory }) => promisedCategory?.code ?? null },
  {
    label: promiseLabels.transmission,
    cell: ({ promise }, language) => promise && word(transmissionLabels, promise.transmission, language),
  },
  { label: promiseLabels.seats, cell: ({ promise }) => promise?.seats ?? null },
  { label: rentalLabels.departureAgencyId, cell: ({ departureAgency }) => departureAgency.name },
  {
    label: rentalLabels.start,
    cell: ({ start, departureAgency }) => ({ instant: start, timezone: departureAgency.timezone }),
  },
  { label: rentalLabels.arrivalAgencyId, cell: ({ arrivalAgency }) => arrivalAgency.name },
  {
    label: rentalLabels.end,
    cell: ({ end, arrivalAgency }) => ({ instant: end, timezone: arrivalAgency.timezone }),
  },
  { label: { fr: 'Total (€)', en: 'Total (€)' }, cell: ({ totalAmount }) => ({ euros: totalAmount }) },
  {
    label: euros(namesOfKinds('raise')),
    cell: ({ chargesAmount }) => ({ euros: chargesAmount }),
  },
  {
    label: euros(namesOfKinds('lower')),
    cell: ({ creditedAmount, collectedAmount }) => ({
      euros: toEuros(toCents(creditedAmount) - toCents(collectedAmount)),
    }),
  },
  { label: euros(rentalLabels.collectedAmount), cell: ({ collectedAmount }) => ({ euros: collectedAmount }) },
  { label: { fr: 'Payé (€)', en: 'Paid (€)' }, cell: ({ paidTotalAmount }) => ({ euros: paidTotalAmount }) },
  {
    label: { fr: 'Reste à payer (€)', en: 'Balance due (€)' },
    cell: (rental) => ({ euros: toEuros(owedCents(inCents(rental))) }),
  },
  {
    label: { fr: 'Caution (€)', en: 'Security deposit (€)' },
    cell: ({ securityDepositAmount }) => ({ euros: securityDepositAmount }),
  },
  {
    label: { fr: 'Caution déposée (€)', en: 'Deposit held (€)' },
    cell: ({ paidSecurityDepositAmount }) => ({ euros: paidSecurityDepositAmount }),
  },
  { label: { fr: 'Franchise (€)', en: 'Excess (€)' }, cell: ({ waiverAmount }) => ({ euros: waiverAmount }) },
  { label: rentalLabels.sourceId, cell: ({ source }) => source?.name ?? null },
  { label: rentalLabels.sourceReference, cell: ({ sourceReference }) => sourceReference },
  {
    label: { fr: 'Commission (€)', en: 'Commission (€)' },
    cell: ({ commissionAmount }) => ({ euros: commissionAmount }),
  },
  { label: rentalLabels.transportNumber, cell: ({ transportNumber }) => transportNumber },
  {
    label: rentalLabels.transportAt,
    cell: ({ transportAt, departureAgency }) =>
      transportAt && { instant: transportAt, timezone: departureAgency.timezone },
  },
  { label: rentalLabels.delivery, cell: ({ delivery }) => delivery && addressLine(delivery) },
  { label: rentalLabels.collection, cell: ({ collection }) => collection && addressLine(collection) },
  { label: rentalLabels.wish, cell: ({ wish }) => wish },
  { label: rentalLabels.note, cell: ({ note }) => note },
]

import { customerName } from '@filao/domain/customers/name/person'
import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import { isLate } from '@filao/domain/rentals/availability/availability'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { statusLabel } from '@filao/domain/rentals/status/status'
import { useTranslation } from 'react-i18next'
import { Plate } from '#features/fleet/public'
import { useLabels, useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'
import type { Column } from '#ui/table/data-table'
import { TwoLines } from '#ui/table/TwoLines'
import { Reach } from '../form/customer/CustomerChoice.tsx'
import { RentalStatusTag } from '../status/RentalStatusTag.tsx'
import { rowPayment } from './row-payment.ts'
import './RentalsPage.css'

/** Returns the columns of a list of rentals. */
export function useRentalColumns(): Column<RentalRow>[] {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  return [
    {
      key: 'number',
      sort: 'publicId',
      title: t('list.number'),
      render: (rental) => <span className="rental-number">{rental.publicId}</span>,
    },
    {
      key: 'status',
      sort: 'status',
      title: statusLabel[useLanguage()],
      render: (rental) => <RentalStatusTags rental={rental} />,
    },
    {
      key: 'customer',
      sort: 'customer',
      title: labels.customerId,
      heading: ({ customer, publicId }) => (
        <>
          {customerName(customer)} <small className="rental-number">{publicId}</small>
        </>
      ),
      render: ({ customer }) => <TwoLines first={customerName(customer)} second={<Reach customer={customer} />} />,
    },
    {
      key: 'vehicle',
      sort: 'vehicle',
      title: labels.vehicleId,
      render: ({ vehicle, promisedCategory }) => (
        <TwoLines
          first={<Plate number={vehicle.registrationNumber} />}
          second={[
            promisedCategory && t('promise.category', { code: promisedCategory.code }),
            [vehicle.make, vehicle.model].filter(Boolean).join(' '),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'start',
      sort: 'start',
      title: labels.start,
      render: ({ start, departureAgency }) => <Stop at={start} agency={departureAgency} />,
    },
    {
      key: 'end',
      sort: 'end',
      title: labels.end,
      render: ({ end, arrivalAgency }) => <Stop at={end} agency={arrivalAgency} />,
    },
    {
      key: 'total',
      sort: 'total',
      title: t('price.total'),
      align: 'right',
      render: (rental) => <Paid rental={rental} />,
    },
  ]
}

/** Shows the one tag of a rental that matters most, where there is room for one: late, not signed, or its status. */
export function RentalTag({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  if (isLate(rental, new Date().toISOString())) return <StatusTag status="late">{t('late')}</StatusTag>
  if (rental.isUnsigned) return <StatusTag status="warning">{t('unsigned')}</StatusTag>
  return <RentalStatusTag status={rental.status} />
}

/** Shows the status of a rental, and that it is late or has lapsed. */
function RentalStatusTags({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  return (
    <span className="rental-status">
      <RentalStatusTag status={rental.status} />
      {isLate(rental, new Date().toISOString()) && <StatusTag status="late">{t('late')}</StatusTag>}
      {rental.isUnsigned && <StatusTag status="warning">{t('unsigned')}</StatusTag>}
      {rental.lapsedAt && <small>{t('lapsed')}</small>}
    </span>
  )
}

function Stop({ at, agency }: { at: string; agency: RentalRow['departureAgency'] }) {
  const language = useLanguage()
  const { timezone, name } = agency
  return (
    <time dateTime={at} className="two-lines">
      <span>{formatNearDate(at, timezone, language, new Date().toISOString())}</span>
      <small title={name}>
        {formatClock(at, timezone, language)} · {name}
      </small>
    </time>
  )
}

function Paid({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  const payment = rowPayment(rental)
  return (
    <span className="two-lines rental-paid">
      <Money euros={rental.totalAmount} />
      {payment?.word === 'paid' && <small className="is-paid">{t('list.paid')}</small>}
      {payment && payment.word !== 'paid' && (
        <small>
          {t(payment.word === 'owed' ? 'list.rest' : 'list.paidSoFar')} <Money cents={payment.cents} />
        </small>
      )}
    </span>
  )
}

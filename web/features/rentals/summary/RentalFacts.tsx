import { customerName } from '@filao/domain/customers/name/person'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { optionText } from '@filao/domain/pricing/option-line'
import { pricedHours } from '@filao/domain/pricing/season-line'
import type { VehicleChange } from '@filao/domain/rentals/check/check.schema'
import { realReturn } from '@filao/domain/rentals/money/real-return'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import { handoverText } from '@filao/domain/rentals/record/handover-place'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { staffTransportText } from '@filao/domain/rentals/record/transport'
import { durationDays } from '@filao/domain/rentals/status/period'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { usePhoneFormat } from '#ui/phone/phone-format'
import { StatusTag } from '#ui/StatusTag'
import { BilledCustomer } from '../billed/BilledCustomer.tsx'
import { MessageLinks } from '../mail/LazyMessageLinks.tsx'
import { RentalPromise } from '../promise/LazyRentalPromise.tsx'
import { RentalSource, useHasSource } from '../source/RentalSource.tsx'
import { RentalNote } from '../texts/RentalNote.tsx'

/** Shows the people, the vehicle, the dates and the agencies of a rental. */
export function RentalFacts({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  const language = useLanguage()
  const { company } = useSession()
  const words = usePhoneFormat()
  const { customer, vehicle, departureAgency, arrivalAgency, additionalDrivers, vehicleChanges } = rental
  const options = rental.price?.options ?? []
  const { returnedAt } = rental
  const transport = staffTransportText(rental, { start: rental.start, timezone: departureAgency.timezone, language })
  const [phone] = customer.phoneNumbers
  const { graceMinutes } = company
  const back = returnedAt && realReturn({ rental: rentalInCents(rental), returnedAt, graceMinutes })
  const planned = rental.price?.days ?? durationDays(rental, departureAgency.timezone, graceMinutes)
  const days = back ? back.agreedDays : planned
  const hours = pricedHours(rental.price)
  return (
    <dl className="summary-facts">
      <Fact label={labels.customerId}>
        <Link to={paths.customer(customer.id)}>{customerName(customer)}</Link>
        <span className="summary-contact">
          {customer.phoneNumbers.map((digits) => (
            <a key={digits} href={`tel:+${digits}`}>
              {words(digits)}
            </a>
          ))}
          {phone && <MessageLinks rentalId={rental.id} phone={phone} />}
          {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        </span>
      </Fact>
      <Fact label={labels.vehicleId}>
        <Link to={paths.vehicle(vehicle.id)} className="summary-vehicle">
          <Plate number={vehicle.registrationNumber} />
          {[vehicle.make, vehicle.model].filter(Boolean).join(' ')}
        </Link>
        <small>{vehicle.category.name}</small>
        <RentalPromise rental={rental} />
        {vehicleChanges.map((change) => (
          <FormerVehicle key={change.stretch} change={change} zone={departureAgency.timezone} />
        ))}
      </Fact>
      <Fact label={labels.start}>
        <strong>
          <DateTime at={rental.start} zone={departureAgency.timezone} />
        </strong>
        <small>{departureAgency.name}</small>
        {rental.delivery && <small>{handoverText('delivery', rental.delivery, language)}</small>}
      </Fact>
      <Fact label={returnedAt ? t('summary.agreedEnd') : labels.end}>
        <strong>
          <DateTime at={rental.end} zone={arrivalAgency.timezone} />
        </strong>
        <small>{arrivalAgency.name}</small>
        {rental.collection && <small>{handoverText('collection', rental.collection, language)}</small>}
      </Fact>
      {returnedAt && (
        <Fact label={t('summary.realEnd')}>
          <strong>
            <DateTime at={returnedAt} zone={arrivalAgency.timezone} />
          </strong>
        </Fact>
      )}
      <Fact label={t('form.duration')}>
        {hours === null ? t('days', { count: days }) : t('hours', { count: hours })}
        {back && <small>{t('summary.actualDays', { count: back.actualDays })}</small>}
        {rental.isOutsideOpeningHours && <StatusTag status="warning">{t('summary.outsideHours')}</StatusTag>}
      </Fact>
      <Fact label={labels.additionalDriverIds}>
        {additionalDrivers.length
          ? additionalDrivers.map((driver) => (
              <Link key={driver.id} to={paths.customer(driver.id)}>
                {customerName(driver)}
              </Link>
            ))
          : t('summary.noDriver')}
      </Fact>
      <Fact label={labels.billedCustomerId}>
        <BilledCustomer rental={rental} />
      </Fact>
      <SourceFact rental={rental} label={labels.sourceId} />
      {transport && <Fact label={labels.transportNumber}>{transport}</Fact>}
      {rental.wish && (
        <Fact label={labels.wish}>
          <span className="summary-text">{rental.wish}</span>
        </Fact>
      )}
      <Fact label={labels.note}>
        <RentalNote rental={rental} />
      </Fact>
      <Fact label={labels.optionIds}>
        {options.length
          ? options.map((option) => <span key={option.id}>{optionText(option)}</span>)
          : t('summary.noOption')}
      </Fact>
    </dl>
  )
}

/** Shows who sent the rental, where the company has sources. */
function SourceFact({ rental, label }: { rental: Rental; label: string }) {
  if (!useHasSource(rental)) return null
  return (
    <Fact label={label}>
      <RentalSource rental={rental} />
    </Fact>
  )
}

/** Shows a vehicle that the rental had before, with the date and reason of its replacement. */
function FormerVehicle({ change, zone }: { change: VehicleChange; zone: string }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const date = formatDateTime(change.endedAt, zone, language)
  return (
    <small>
      {t('summary.before', { date, plate: formatPlate(change.vehicle.registrationNumber) })} · {change.reason}
    </small>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { addressLine } from '@filao/domain/company/agency'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { fuelLabels, transmissionLabels, word } from '@filao/domain/fleet/vehicle/vehicle-values'
import { formatDateTime, formatLocalDate } from '@filao/domain/kernel/date-text'
import { locales, nameIn } from '@filao/domain/kernel/language'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import { handoverText } from '@filao/domain/rentals/record/handover-place'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { transportText } from '@filao/domain/rentals/record/transport'
import { paperOf } from './paper/paper.ts'

type Props = { document: RentalDocument }

/** Renders the rented vehicle, or until it leaves what was promised instead. */
export function VehicleBlock({ document }: Props) {
  const { rental, vehicle } = document
  const { language, say, w } = paperOf(document)
  if (shownPromise(rental, language)) {
    return (
      <section>
        <h2>{say(rentalLabels.vehicleId)}</h2>
        <p className="document-vehicle">
          <strong>{say((one) => shownPromise(rental, one) ?? '')}</strong>
        </p>
      </section>
    )
  }
  const { make, model, registrationNumber, category, odometer } = rental.vehicle
  const facts = [
    vehicle.year,
    vehicle.color,
    say((one) => word(fuelLabels, vehicle.fuel, one) ?? ''),
    say((one) => word(transmissionLabels, vehicle.transmission, one) ?? ''),
  ].filter(Boolean)
  const isOut = rental.status === 'ongoing' || rental.status === 'done'
  return (
    <section>
      <h2>{say(rentalLabels.vehicleId)}</h2>
      <p className="document-vehicle">
        {(make || model) && <strong>{[make, model].filter(Boolean).join(' ')}</strong>}
        <span className="document-plate">{formatPlate(registrationNumber)}</span>
      </p>
      <p>
        {say((one) => nameIn({ name: category.name, nameEn: vehicle.categoryNameEn }, one))} ({category.code})
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {vehicle.vin && (
        <p>
          {w.vin} {vehicle.vin}
        </p>
      )}
      {vehicle.firstRegistrationDate && (
        <p>
          {w.firstRegistration} {formatLocalDate(vehicle.firstRegistrationDate, language)}
        </p>
      )}
      {!isOut && (
        <p>
          {w.lastOdometer} {odometer.toLocaleString(locales[language])}
          {'\u00a0km'}
        </p>
      )}
    </section>
  )
}

/** Renders the times and agencies of departure and return, in each agency's zone. */
export function StopsBlock({ document }: Props) {
  const { rental, departureAgency, arrivalAgency } = document
  const { language, languages, say, w } = paperOf(document)
  const { start } = rental
  const transport = transportText(rental, { start, timezone: departureAgency.timezone, language })
  const stops = [
    { title: say(rentalLabels.start), at: rental.start, agency: departureAgency, place: 'delivery' },
    { title: say(rentalLabels.end), at: rental.end, agency: arrivalAgency, place: 'collection' },
  ] as const
  return (
    <section>
      <h2>{w.period}</h2>
      <div className="document-pair">
        {stops.map(({ title, at, agency, place }) => (
          <div key={title} className="document-stop">
            <h3>{title}</h3>
            {languages.map((language) => (
              <p key={language} lang={language}>
                <strong>{formatDateTime(at, agency.timezone, language)}</strong>
              </p>
            ))}
            <p>{agency.name}</p>
            <p>{addressLine(agency)}</p>
            {rental[place] && <p>{say((one) => handoverText(place, rental[place], one) ?? '')}</p>}
          </div>
        ))}
      </div>
      {transport && (
        <p>
          {say(rentalLabels.transportNumber)} · {transport}
        </p>
      )}
      {rental.wish && (
        <p className="document-lines">
          {say(rentalLabels.wish)} · {rental.wish}
        </p>
      )}
    </section>
  )
}

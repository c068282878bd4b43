import { formatPlate } from '@filao/domain/fleet/plate'
import { formatDateTime } from '@filao/domain/kernel/date-words'
import { locales } from '@filao/domain/kernel/locale'
import type { RentalDocument } from '@filao/domain/rentals/document'
import { words } from './words.ts'

type Props = { document: RentalDocument }

/** What is rented. */
export function VehicleBlock({ document: { rental, customer } }: Props) {
  const { vehicle } = rental
  return (
    <section>
      <h2>{words[customer.language].vehicle}</h2>
      <strong>{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</strong>
      <p>
        <span className="document-plate">{formatPlate(vehicle.registrationNumber)}</span>
      </p>
      <p>{vehicle.category.name}</p>
    </section>
  )
}

/** When and where it leaves and comes back, and its state then. What is not recorded yet is left to be written by hand. */
export function StopsBlock({ document }: Props) {
  const { rental, customer, departureAgency, arrivalAgency } = document
  const w = words[customer.language]
  const delivery = rental.checks.find(({ stage }) => stage === 'delivery')
  const back = rental.checks.find(({ stage }) => stage === 'return')
  const isAhead = rental.status !== 'ongoing' && rental.status !== 'done'
  const before = isAhead ? { odometer: rental.vehicle.odometer, fuelLevel: rental.vehicle.fuelLevel } : null
  const stops = [
    { title: w.departure, at: rental.start, agency: departureAgency, state: delivery ?? before },
    { title: w.arrival, at: rental.end, agency: arrivalAgency, state: back ?? null },
  ]
  return (
    <section>
      <h2>{w.period}</h2>
      <div className="document-pair">
        {stops.map(({ title, at, agency, state }) => (
          <div key={title} className="document-stop">
            <h3>{title}</h3>
            <strong>{formatDateTime(at, agency.timezone, customer.language)}</strong>
            <p>{agency.name}</p>
            <p>
              {[agency.address, [agency.postalCode, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
            </p>
            <dl>
              <dt>{w.odometer}</dt>
              <dd>{state ? `${state.odometer.toLocaleString(locales[customer.language])}\u00a0km` : <Blank />}</dd>
              <dt>{w.fuel}</dt>
              <dd>{state?.fuelLevel ?? <Blank />}</dd>
            </dl>
          </div>
        ))}
      </div>
      {[delivery, back].map(
        (check) =>
          check?.comments && (
            <p key={check.id} className="document-lines">
              <strong>
                {w.comments} ({check.stage === 'delivery' ? w.departure : w.arrival})
              </strong>{' '}
              {check.comments}
            </p>
          ),
      )}
    </section>
  )
}

function Blank() {
  return <span className="document-blank" />
}

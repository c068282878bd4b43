import { damageKindLabels, schematicViewLabels } from '@filao/domain/fleet/damage/damage'
import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { checkLabels, type Stage } from '@filao/domain/rentals/check/check'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { agencyOfCheck } from '@filao/domain/rentals/handover/agency-of-check'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { Fragment } from 'react'
import { paperOf } from './paper/paper.ts'

type Props = { document: RentalDocument }

/**
 * Renders the actual departure and return of each vehicle of the rental, with its readings. Values not recorded yet are
 * left blank, to be written by hand.
 */
export function ReadingsTable({ document }: Props) {
  const { say, w } = paperOf(document)
  const { stage, odometer, comments } = checkLabels
  const titles = [say(stage), w.dateTime, say(odometer), say(vehicleLabels.fuel), say(comments)]
  const stretches = stretchesOf(document)
  return (
    <section>
      <h2>{w.readings}</h2>
      <table className="document-readings">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ number, name, replaced, delivery, back }) => (
            <Fragment key={number}>
              {stretches.length > 1 && (
                <tr className="document-stretch">
                  <th scope="rowgroup" colSpan={5}>
                    {name}
                    {replaced && ` (${w.replaced(replaced)})`}
                  </th>
                </tr>
              )}
              <Reading document={document} stage="delivery" check={delivery} />
              <Reading document={document} stage="return" check={back} />
              {delivery && back && (
                <tr>
                  <th scope="row">{w.distance}</th>
                  <td />
                  <td>{kilometres(back.odometer - delivery.odometer, document)}</td>
                  <td colSpan={2} />
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Reading({ document, stage, check }: Props & { stage: Stage; check: Check | undefined }) {
  const { rental, departureAgency, arrivalAgency } = document
  const places = { departureAgency, arrivalAgency, vehicleChanges: rental.vehicleChanges }
  const { language, say } = paperOf(document)
  return (
    <tr>
      <th scope="row">{say(stage === 'delivery' ? rentalLabels.start : rentalLabels.end)}</th>
      <td>{check ? formatDateTime(check.recordedAt, agencyOfCheck(check, places).timezone, language) : <Blank />}</td>
      <td>{check ? kilometres(check.odometer, document) : <Blank />}</td>
      <td>{check ? check.fuelLevel : <Blank />}</td>
      <td className="document-lines">
        {check ? check.comments : <Blank />}
        {check && check.vehicleId !== rental.vehicleId && <Found damages={check.damages} document={document} />}
      </td>
    </tr>
  )
}

/** Lists the damages found on a former vehicle of the rental: the drawing shows only the current one. */
function Found({ damages, document }: Props & { damages: Damage[] }) {
  const { say, w } = paperOf(document)
  if (damages.length === 0) return null
  const found = damages.map(({ kind, view, comment }) => {
    const place = (one: Language) => schematicViewLabels[view][one].toLowerCase()
    return [say((one) => `${damageKindLabels[kind][one]}, ${place(one)}`), comment && `(${comment})`]
      .filter(Boolean)
      .join(' ')
  })
  return (
    <p>
      <strong>{w.damagesFound}</strong> {found.join(' · ')}
    </p>
  )
}

/** Returns the vehicles of the rental in order; the last is the current one. */
function stretchesOf({ rental }: RentalDocument) {
  const { vehicleChanges, checks } = rental
  const vehicles = [...vehicleChanges.map(({ vehicle, reason }) => ({ vehicle, replaced: reason })), now(rental)]
  return vehicles.map(({ vehicle, replaced }, number) => {
    const of = (stage: Stage) => checks.find((check) => check.stage === stage && check.stretch === number)
    const name = [formatPlate(vehicle.registrationNumber), vehicle.make, vehicle.model].filter(Boolean).join(' ')
    return { number, name, replaced, delivery: of('delivery'), back: of('return') }
  })
}

function now({ vehicle }: RentalDocument['rental']) {
  return { vehicle, replaced: null }
}

function kilometres(count: number, document: RentalDocument): string {
  return `${count.toLocaleString(locales[paperOf(document).language])}\u00a0km`
}

function Blank() {
  return <span className="document-blank" />
}

/** @jsxImportSource preact */
import { formatClock, formatDate } from '@filao/domain/kernel/date-text'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { clockDiffers, placeOf } from '#ui/date/zone'
import { say, useMessages } from './reservation/catalogue.ts'

/** Renders the agencies and times of departure and return, the real ones once there are, in each agency's zone. */
export function Stops({ rental }: { rental: PublicRental }) {
  const { w, language } = useMessages()
  return (
    <section class="card" aria-labelledby="stops">
      <h2 id="stops">{w.stops}</h2>
      <ol class="stops">
        <Stop
          label={rental.deliveredAt ? w.delivered : w.departure}
          at={rental.deliveredAt ?? rental.start}
          agency={atAddress(rental.departureAgency, rental.delivery)}
        />
        <Stop
          label={rental.returnedAt ? w.returned : w.arrival}
          at={rental.returnedAt ?? rental.end}
          agency={atAddress(rental.arrivalAgency, rental.collection)}
        />
      </ol>
      {rental.texts.map((text) => (
        <p key={text.fr}>{text[language]}</p>
      ))}
    </section>
  )
}

/** Puts the address of a handover in the place of the agency's, where it is not there. */
function atAddress(agency: Agency, place: PublicRental['delivery']): Agency {
  return place ? { ...agency, ...place, geolocation: null } : agency
}

type Agency = PublicRental['departureAgency']

type StopProps = { label: string; at: string; agency: Agency }

function Stop({ label, at, agency }: StopProps) {
  const { w, language } = useMessages()
  const { name, address, postalCode, city, timezone } = agency
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <li>
      <h3>{label}</h3>
      <p>
        <time class="stop-time" dateTime={at}>
          {formatDate(at, timezone, language)}, <strong>{formatClock(at, timezone, language)}</strong>
        </time>
        {clockDiffers(at, timezone) && <small> ({say(w.zone, { place: placeOf(timezone) })})</small>}
      </p>
      <address>
        <strong>{name}</strong>
        {[address, town].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a class="stop-map" href={mapUrl(agency)} target="_blank" rel="noreferrer" aria-label={say(w.mapOf, { name })}>
        {w.map}
      </a>
    </li>
  )
}

/**
 * Returns the link to a map of the agency: of its spot where it is known, else of its address. Loads nothing itself.
 */
function mapUrl({ geolocation, name, address, postalCode, city }: StopProps['agency']): string {
  const site = 'https://www.openstreetmap.org'
  if (geolocation) {
    const { latitude, longitude } = geolocation
    return `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  const query = [address, postalCode, city].filter(Boolean).join(' ') || name
  return `${site}/search?query=${encodeURIComponent(query)}`
}

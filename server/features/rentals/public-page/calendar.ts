import type { PublicRental } from '@filao/domain/rentals/public-page/public-page'

/** The facts of a calendar file: a reservation as its customer sees it. */
type Booked = Pick<PublicRental, 'publicId' | 'start' | 'end' | 'departureAgency' | 'arrivalAgency' | 'company'> & {
  customer: Pick<PublicRental['customer'], 'language'>
  vehicle: Pick<PublicRental['vehicle'], 'make' | 'model'>
}

/**
 * Writes the pick-up and the return as two events of an iCalendar file (RFC 5545), with the same ids each time, so that
 * a second import replaces the first.
 */
export function calendarFile(rental: Booked, { code, url, now }: { code: string; url: string; now: string }): string {
  const { publicId, company, customer, vehicle } = rental
  const w = words[customer.language]
  const name = [vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const event = (kind: 'departure' | 'arrival', at: string, agency: Booked['departureAgency']) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${code}@filao`,
    `DTSTAMP:${basic(now)}`,
    `DTSTART:${basic(at)}`,
    'DURATION:PT30M',
    `SUMMARY:${escaped([w[kind], name, company.name].filter(Boolean).join(' · '))}`,
    `LOCATION:${escaped([agency.name, agency.address, agency.postalCode, agency.city].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped([`${w.reservation} ${publicId}`, company.phoneNumber, url].filter(Boolean).join('\n'))}`,
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Filao//Filao//EN',
    ...event('departure', rental.start, rental.departureAgency),
    ...event('arrival', rental.end, rental.arrivalAgency),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Writes an instant as iCalendar does: 20260303T120000Z. */
function basic(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll('\r', '')
}

/** Folds a line to at most 75 bytes, between characters. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (bytes + more > 75) [text, bytes] = [`${text}\r\n `, 1]
    text += character
    bytes += more
  }
  return text
}

const words = {
  fr: { departure: 'Départ', arrival: 'Retour', reservation: 'Réservation' },
  en: { departure: 'Pick-up', arrival: 'Return', reservation: 'Reservation' },
}

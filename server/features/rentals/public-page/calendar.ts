import { addressLine } from '@filao/domain/company/agency'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { calendarFile } from '#platform/calendar-file'

/** The facts of a calendar file: a reservation as its customer sees it. */
type Booked = Pick<
  PublicRental,
  'publicId' | 'status' | 'start' | 'end' | 'departureAgency' | 'arrivalAgency' | 'delivery' | 'collection' | 'company'
> & {
  customer: Pick<PublicRental['customer'], 'language'>
  vehicle: Pick<PublicRental['vehicle'], 'make' | 'model'>
  promise: PublicRental['promise']
}

/**
 * Writes the pick-up and the return as two events of an iCalendar file, with the same ids each time, so that a second
 * import replaces the first.
 */
export async function reservationFile(
  rental: Booked,
  { code, url, now }: { code: string; url: string; now: string },
): Promise<string> {
  const { publicId, status, company, customer, vehicle, promise } = rental
  const w = words[customer.language]
  const name = promise?.[customer.language] ?? [vehicle.make, vehicle.model].filter(Boolean).join(' ')
  const event = (
    kind: 'departure' | 'arrival',
    start: string,
    agency: Booked['departureAgency'],
    place: Booked['delivery'],
  ) => ({
    uid: `${kind}-${code}@filao`,
    changedAt: now,
    start,
    end: { minutes: 30 },
    isTentative: status === 'quote' || status === 'validating',
    summary: [w[kind], name, company.name].filter(Boolean).join(' · '),
    location: place ? addressLine(place) : [agency.name, addressLine(agency)].filter(Boolean).join(', '),
    description: [`${w.reservation} ${publicId}`, company.phoneNumber, url].filter(Boolean).join('\n'),
  })
  return await calendarFile([
    event('departure', rental.start, rental.departureAgency, rental.delivery),
    event('arrival', rental.end, rental.arrivalAgency, rental.collection),
  ])
}

const words = {
  fr: { departure: 'Départ', arrival: 'Retour', reservation: 'Réservation' },
  en: { departure: 'Pick-up', arrival: 'Return', reservation: 'Reservation' },
}

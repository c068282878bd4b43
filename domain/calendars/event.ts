import { addressLine } from '../company/agency.ts'
import { customerName, type NamedCustomer } from '../customers/name/person.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import type { Language } from '../kernel/language.schema.ts'
import { transportText } from '../rentals/record/transport.ts'
import type { Calendar } from './calendar.schema.ts'

type Address = { address: string | null; postalCode: string | null; city: string | null }
type Place = Address & { name: string }

/** A rental as calendars read it. */
export type CalendarRental = {
  id: number
  publicId: string
  customer: NamedCustomer
  vehicle: { make: string | null; model: string | null; registrationNumber: string }
  /** The planned departure, and the zone of its agency. */
  start: string
  timezone: string
  transportNumber: string | null
  transportAt: string | null
  delivery: Address | null
  collection: Address | null
  wish: string | null
}

/** Something with a time: a pick-up or a return, the time a vehicle is rented, or the time it is unavailable. */
export type CalendarOccasion =
  | { kind: 'departure' | 'arrival'; place: Place; rental: CalendarRental }
  | { kind: 'rented'; rental: CalendarRental }
  | { kind: 'unavailable'; description: string | null }

/** The texts of an event. `rentalId` is the rental that it links to. */
type EventText = {
  summary: string
  location: string | null
  description: string | null
  rentalId: number | null
}

/**
 * Writes an event as the reader of its calendar may see it. With `times` it names an agency at most: no customer, no
 * vehicle, no reservation and no reason.
 */
export function eventText(occasion: CalendarOccasion, shows: Calendar['shows'], language: Language): EventText {
  const w = words[language]
  const title = w[occasion.kind]
  const location =
    'place' in occasion ? [occasion.place.name, addressLine(occasion.place)].filter(Boolean).join(', ') : null
  if (shows === 'times') return { summary: title, location, description: null, rentalId: null }
  if (occasion.kind === 'unavailable') {
    return { summary: joined([title, occasion.description]), location, description: null, rentalId: null }
  }
  const { id, publicId, customer, vehicle, start, timezone, wish } = occasion.rental
  const { delivery, collection } = occasion.rental
  const elsewhere = { departure: delivery, arrival: collection, rented: null }[occasion.kind]
  const isStart = occasion.kind !== 'arrival'
  const transport = isStart && transportText(occasion.rental, { start, timezone, language })
  const name = [vehicle.make, vehicle.model, formatPlate(vehicle.registrationNumber)].filter(Boolean).join(' ')
  return {
    summary: joined([title, customerName(customer), occasion.kind === 'rented' ? null : name]),
    location: elsewhere ? addressLine(elsewhere) : location,
    description: [`${w.rental} ${publicId}`, transport, isStart && wish].filter(Boolean).join('\n'),
    rentalId: id,
  }
}

function joined(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}

const words = {
  fr: { departure: 'Départ', arrival: 'Retour', rented: 'Loué', unavailable: 'Indisponible', rental: 'Location' },
  en: { departure: 'Pick-up', arrival: 'Return', rented: 'Rented', unavailable: 'Unavailable', rental: 'Rental' },
}

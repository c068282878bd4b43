import { customerName } from '@filao/domain/customers/name/person'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatClock, formatLocalDate, formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { missingLabels } from '@filao/domain/planning/counter'
import type { CounterRental } from '@filao/domain/planning/counter.schema'
import { handoverText } from '@filao/domain/rentals/record/handover-place'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { sentByText } from '@filao/domain/rentals/record/sent-by'
import { staffTransportText } from '@filao/domain/rentals/record/transport'
import { deadlineName, deadlineStateLabels } from '@filao/domain/upkeep/deadline'
import type { VehicleDeadline } from '@filao/domain/upkeep/deadline.schema'
import { comesByKilometres } from '@filao/domain/upkeep/state'
import type { Facts, MailContent } from '#platform/mail/mail-labels'

/** The day of an agency, with its open lines. */
export type AgencyDay = { agency: { id: number; name: string }; departures: CounterRental[]; returns: CounterRental[] }

type Digest = {
  days: AgencyDay[]
  deadlines: VehicleDeadline[]
  date: string
  /** The current instant, in whose year dates leave it out. */
  now: string
  timezone: string
  language: Language
  publicUrl: string
}

/** Returns the subject: « Départs et retours du 2 mars 2026 ». */
export function digestSubject(date: string, language: Language): string {
  const day = formatLocalDate(date, language)
  return language === 'fr' ? `Départs et retours du ${day}` : `Pick-ups and returns on ${day}`
}

/** Renders the day of the agencies, with a link to each rental and its missing items. */
export function digestText(digest: Digest): Omit<MailContent, 'to' | 'language'> {
  const { days, deadlines, date, language, publicUrl } = digest
  const w = words[language]
  const departures = days.reduce((count, day) => count + day.departures.length, 0)
  const returns = days.reduce((count, day) => count + day.returns.length, 0)
  return {
    subject: digestSubject(date, language),
    paragraphs: [w.hello, departures + returns === 0 ? w.none : w.intro(departures, returns)],
    facts: [
      ...days.flatMap(({ agency, departures, returns }) => [
        ...table(`${agency.name} – ${w.departures}`, departures, 'start', digest),
        ...table(`${agency.name} – ${w.returns}`, returns, 'end', digest),
      ]),
      ...deadlineTable(deadlines, digest),
    ],
    button: w.open,
    url: publicUrl,
    closing: [w.why],
  }
}

function table(title: string, rentals: CounterRental[], edge: 'start' | 'end', digest: Digest): Facts[] {
  if (rentals.length === 0) return []
  const { now, timezone, language, publicUrl } = digest
  const lines = rentals.map((rental) => ({
    label: rental.isLate ? words[language].late : formatClock(rental[edge], timezone, language),
    text: [
      customerName(rental.customer),
      vehicleOf(rental),
      ...textsOf(rental, edge, language),
      ...(rental.isLate ? [words[language].since(formatNearDateTime(rental[edge], timezone, language, now))] : []),
      ...(rental.missing.length > 0
        ? [words[language].missing(rental.missing.map((one) => inSentence(missingLabels[one][language])).join(', '))]
        : []),
    ].join('\n'),
    url: `${publicUrl}/rental/summary/${rental.id}`,
  }))
  return [{ title, lines }]
}

/** Lists who sent a rental, and what is written on it and matters at one of its ends. */
function textsOf(rental: CounterRental, edge: 'start' | 'end', language: Language): string[] {
  const { start, departureAgency, delivery, collection, wish, note } = rental
  const isStart = edge === 'start'
  const sentBy = sentByText(rental)
  const texts = isStart
    ? [
        staffTransportText(rental, { start, timezone: departureAgency.timezone, language }),
        handoverText('delivery', delivery, language),
        wish,
      ]
    : [handoverText('collection', collection, language)]
  return [sentBy && `${rentalLabels.sourceId[language]} ${sentBy}`, ...texts, note].filter((text) => text !== null)
}

/** Lists the deadlines of vehicles that are overdue or due soon, with a link to each vehicle. */
function deadlineTable(deadlines: VehicleDeadline[], { language, publicUrl }: Digest): Facts[] {
  if (deadlines.length === 0) return []
  const lines = deadlines.map((deadline) => {
    const { vehicle } = deadline
    return {
      label: deadlineStateLabels[deadline.state][language],
      text: [`${deadlineName(deadline)[language]}, ${dueText(deadline, language)}`, vehicleOf({ vehicle })].join('\n'),
      url: `${publicUrl}/vehicle/edit/${vehicle.id}`,
    }
  })
  return [{ title: words[language].deadlines, lines }]
}

/** Says when a deadline is due: its date, or its kilometres where they come first, with the day they are expected. */
function dueText(deadline: VehicleDeadline, language: Language): string {
  const { dueOn, dueOdometer, estimatedOn, state } = deadline
  if (dueOn !== null && !comesByKilometres(deadline)) return formatLocalDate(dueOn, language)
  const kilometres = `${formatNumber(dueOdometer ?? 0, language)}\u00a0km`
  if (estimatedOn === null || state === 'overdue') return kilometres
  return `${kilometres}, ${words[language].around(formatLocalDate(estimatedOn, language))}`
}

function vehicleOf({
  vehicle,
}: {
  vehicle: Pick<CounterRental['vehicle'], 'make' | 'model' | 'registrationNumber'>
}): string {
  return [vehicle.make, vehicle.model, formatPlate(vehicle.registrationNumber)].filter(Boolean).join(' ')
}

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

const words = {
  fr: {
    hello: 'Bonjour,',
    intro: (departures: number, returns: number) =>
      `Aujourd’hui\u202f: ${departures} départ${departures > 1 ? 's' : ''} et ${returns} retour${returns > 1 ? 's' : ''}.`,
    none: 'Aujourd’hui\u202f: aucun départ ni retour.',
    departures: 'départs',
    returns: 'retours',
    deadlines: 'Échéances des véhicules',
    late: 'En retard',
    since: (at: string) => `prévu le ${at}`,
    around: (day: string) => `vers le ${day}`,
    missing: (what: string) => `à vérifier\u202f: ${what}`,
    open: 'Ouvrir Filao',
    why: 'Vous recevez ce message chaque matin où un véhicule part, rentre ou a une échéance. Il se désactive dans les préférences de l’entreprise.',
  },
  en: {
    hello: 'Hello,',
    intro: (departures: number, returns: number) =>
      `Today: ${departures} pick-up${departures === 1 ? '' : 's'} and ${returns} return${returns === 1 ? '' : 's'}.`,
    none: 'Today: no pick-ups or returns.',
    departures: 'pick-ups',
    returns: 'returns',
    deadlines: 'Vehicle deadlines',
    late: 'Late',
    since: (at: string) => `due ${at}`,
    around: (day: string) => `around ${day}`,
    missing: (what: string) => `to check: ${what}`,
    open: 'Open Filao',
    why: 'You receive this message every morning with a pick-up, a return or a vehicle deadline. You can turn it off in the company preferences.',
  },
}

import { formatNearDateTime } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import { instantAt } from '../kernel/time.ts'
import { holdsVehicle } from '../rentals/status/status.ts'
import type { Bar } from './bars.ts'

/** A conflict of a period: the key of the bar it overlaps, and the reason as a sentence. */
export type Conflict = { key: string; sentence: Sentence }

/** A period for which a vehicle is wanted, in epoch milliseconds; `preparedUntil` is the end of its preparation. */
export type HeldPeriod = { start: number; end: number; preparedUntil: number }

/** The time zone in which reasons are written, and the current instant, whose year they leave out. */
type Clock = { timezone: string; now: string }

/** Returns true when a bar keeps its vehicle from others: drafts, quotes and finished rentals do not. */
export function holds({ rental }: Bar): boolean {
  return !rental || (holdsVehicle(rental.status) && !rental.isFormer)
}

/**
 * Finds the conflicts of a period with the bars of a vehicle, by start: another rental, its preparation, an
 * unavailability, or the period's own preparation. Ignores the bar itself (`exceptKey`).
 */
export function conflictsOf(period: HeldPeriod, bars: readonly Bar[], exceptKey: string | null, clock: Clock) {
  return bars
    .filter((bar) => bar.key !== exceptKey && isInTheWay(bar, period))
    .toSorted((a, b) => a.start - b.start)
    .map((bar): Conflict => ({ key: bar.key, sentence: inBoth((language) => reason(period, bar, clock, language)) }))
}

/** Returns true when a bar holds its vehicle at a time of the period, preparations included. */
export function isInTheWay(bar: Bar, period: Pick<HeldPeriod, 'start' | 'preparedUntil'>): boolean {
  return holds(bar) && bar.start < period.preparedUntil && period.start < heldUntil(bar)
}

/**
 * Returns the end of a bar's hold. A late vehicle is held until now, or the end of its preparation as planned if later;
 * the preparation after the actual return is not known yet.
 */
function heldUntil({ late, end, rental, preparedUntil }: Bar): number {
  if (late !== 'return' || !rental) return preparedUntil
  return Math.max(end, Date.parse(rental.end) + rental.preparationMinutes * 60_000)
}

function reason(period: HeldPeriod, bar: Bar, { timezone, now }: Clock, language: Language): string {
  const at = (epochMs: number) => formatNearDateTime(instantAt(epochMs), timezone, language, now)
  const words = reasons[language]
  const isOnlyOwnPreparation = period.end <= bar.start
  if (!bar.rental) {
    if (isOnlyOwnPreparation) return words.beforeUnavailability(at(period.preparedUntil), at(bar.start))
    return words.unavailable(at(bar.start), at(bar.end), bar.unavailability?.description ?? null)
  }
  const who = `${bar.rental.customer} (${bar.rental.publicId})`
  if (isOnlyOwnPreparation) return words.beforeNext(at(period.preparedUntil), who, at(bar.start))
  if (bar.late === 'return') return words.late(who, at(Date.parse(bar.rental.end)))
  if (bar.end <= period.start) return words.preparation(at(bar.preparedUntil), who)
  return words.rented(who, at(bar.start), at(bar.end))
}

function inBoth(say: (language: Language) => string): Sentence {
  return { fr: say('fr'), en: say('en') }
}

const reasons = {
  fr: {
    rented: (who: string, from: string, until: string) => `Loué à ${who} du ${from} au ${until}.`,
    late: (who: string, due: string) => `Encore chez ${who}, dont le retour était prévu le ${due}.`,
    preparation: (until: string, who: string) => `En préparation jusqu’au ${until}, après ${who}.`,
    beforeNext: (until: string, who: string, from: string) =>
      `À préparer jusqu’au ${until}, mais ${who} part le ${from}.`,
    beforeUnavailability: (until: string, from: string) =>
      `À préparer jusqu’au ${until}, mais indisponible dès le ${from}.`,
    unavailable: (from: string, until: string, why: string | null) =>
      `Indisponible du ${from} au ${until}${why ? `\u202f: ${why}` : ''}.`,
  },
  en: {
    rented: (who: string, from: string, until: string) => `Rented to ${who} from ${from} to ${until}.`,
    late: (who: string, due: string) => `Still with ${who}, due back ${due}.`,
    preparation: (until: string, who: string) => `Being prepared until ${until}, after ${who}.`,
    beforeNext: (until: string, who: string, from: string) =>
      `To be prepared until ${until}, but ${who} leaves ${from}.`,
    beforeUnavailability: (until: string, from: string) =>
      `To be prepared until ${until}, but out of use from ${from}.`,
    unavailable: (from: string, until: string, why: string | null) =>
      `Out of use from ${from} to ${until}${why ? `: ${why}` : ''}.`,
  },
} satisfies Record<Language, unknown>

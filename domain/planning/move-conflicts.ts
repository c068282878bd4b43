import { formatNearDateTime } from '../kernel/date-text.ts'
import type { Language, Sentence } from '../kernel/language.ts'
import { instantAt } from '../kernel/time.ts'
import { holdsVehicle } from '../rentals/status.ts'
import type { Bar } from './bars.ts'

/** What is in the way of a stretch: the bar by its key, and the reason in words. */
export type Conflict = { key: string; sentence: Sentence }

/** A stretch that wants a vehicle, in epoch milliseconds; `preparedUntil` is when the vehicle would be ready again. */
export type Stretch = { start: number; end: number; preparedUntil: number }

/** Whether a bar keeps its vehicle from others: drafts, quotes and what is over do not. */
export function holds({ rental }: Bar): boolean {
  return !rental || (holdsVehicle(rental.status) && !rental.isFormer)
}

/**
 * What stands in the way of a stretch among the bars of a vehicle, by start: somebody's rental, the preparation after it,
 * the preparation that the stretch itself would need, or an unavailability. A bar is never in its own way (`exceptKey`).
 */
export function conflictsOf(stretch: Stretch, bars: readonly Bar[], exceptKey: string | null, timezone: string) {
  return bars
    .filter((bar) => bar.key !== exceptKey && holds(bar))
    .filter((bar) => bar.start < stretch.preparedUntil && stretch.start < heldUntil(bar))
    .toSorted((a, b) => a.start - b.start)
    .map(
      (bar): Conflict => ({ key: bar.key, sentence: inBoth((language) => reason(stretch, bar, timezone, language)) }),
    )
}

/** A late vehicle is held up to now; what its preparation will take after that is not known yet. */
function heldUntil({ late, end, rental, preparedUntil }: Bar): number {
  if (late !== 'return' || !rental) return preparedUntil
  return Math.max(end, Date.parse(rental.end) + rental.preparationMinutes * 60_000)
}

function reason(stretch: Stretch, bar: Bar, timezone: string, language: Language): string {
  const at = (epochMs: number) => formatNearDateTime(instantAt(epochMs), timezone, language)
  const words = reasons[language]
  const isOnlyOwnPreparation = stretch.end <= bar.start
  if (!bar.rental) {
    if (isOnlyOwnPreparation) return words.beforeUnavailability(at(stretch.preparedUntil), at(bar.start))
    return words.unavailable(at(bar.start), at(bar.end), bar.unavailability?.description ?? null)
  }
  const who = `${bar.rental.customer} (${bar.rental.publicId})`
  if (isOnlyOwnPreparation) return words.beforeNext(at(stretch.preparedUntil), who, at(bar.start))
  if (bar.late === 'return') return words.late(who, at(Date.parse(bar.rental.end)))
  if (bar.end <= stretch.start) return words.preparation(at(bar.preparedUntil), who)
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

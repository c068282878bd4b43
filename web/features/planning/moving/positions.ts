import type { Bar } from '@filao/domain/planning/bars'
import { agreedPeriod } from '@filao/domain/planning/move'
import type { Setting } from '@filao/domain/planning/move-verdict'
import type { Place, Subject } from './subject.ts'

/** The position of a bar before it moves; null for something new. */
export function placeBefore(bar: Bar | null): Place | null {
  return bar && { vehicleId: bar.vehicleId, ...agreedPeriod(bar) }
}

/** The agreed position of a subject. */
export function placeNow({ is: { vehicleId, start, end } }: Subject): Place {
  return { vehicleId, start, end }
}

/** Returns a function that finds the plate of a vehicle of the board, as stored. */
export function plateIn({ vehicles }: Pick<Setting, 'vehicles'>): (vehicleId: number) => string {
  return (vehicleId) => vehicles.get(vehicleId)?.registrationNumber ?? ''
}

/** Joins sentences into one text; sentences of forms have no full stop of their own. */
export function inOneText(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}

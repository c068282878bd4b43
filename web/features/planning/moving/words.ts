import type { Bar } from '@filao/domain/planning/bars'
import { agreedPeriod } from '@filao/domain/planning/move'
import type { Setting } from '@filao/domain/planning/move-verdict'
import type { Place, Subject } from './subject.ts'

/** Where a bar is before it moves; null for something new. */
export function placeBefore(bar: Bar | null): Place | null {
  return bar && { vehicleId: bar.vehicleId, ...agreedPeriod(bar) }
}

/** Where a subject is, as agreed. */
export function placeNow({ is: { vehicleId, start, end } }: Subject): Place {
  return { vehicleId, start, end }
}

/** The plates of the board's vehicles, as stored. */
export function plateIn({ vehicles }: Pick<Setting, 'vehicles'>): (vehicleId: number) => string {
  return (vehicleId) => vehicles.get(vehicleId)?.registrationNumber ?? ''
}

/** Several sentences as one text; those of forms have no full stop of their own. */
export function inOneText(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}

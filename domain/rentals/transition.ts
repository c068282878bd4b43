import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import { statusLabels } from './labels.ts'
import type { RentalStatus } from './status.ts'

/** From which statuses each change may start. The only place that knows; buttons and server both ask it. */
export const startsFrom = {
  draft: ['quote'],
  quote: ['draft'],
  validating: ['draft', 'quote'],
  pending: ['draft', 'quote', 'validating'],
  ongoing: ['pending'],
  done: ['ongoing'],
  cancelled: ['quote', 'validating', 'pending'],
} satisfies Record<RentalStatus, RentalStatus[]>

/** Whether a rental may change from one status to another. Staying where it is is no change. */
export function canMove(from: RentalStatus, to: RentalStatus): boolean {
  const starts: readonly RentalStatus[] = startsFrom[to]
  return starts.includes(from)
}

/** Whether the change asked for has already happened: answered as a success that changes nothing. */
export function isSame(from: RentalStatus, to: RentalStatus): boolean {
  return from === to
}

/** Whether there is something to write: true for a change that may happen, false for one that already has. Throws `invalid_transition` for any other. */
export function checkMove(from: RentalStatus, to: RentalStatus): boolean {
  if (isSame(from, to)) return false
  if (canMove(from, to)) return true
  const [was, wanted] = [statusLabels[from], statusLabels[to]]
  throw new Problem('invalid_transition', {
    fr: `Une location au statut ${guillemets(was.fr)} ne peut pas passer au statut ${guillemets(wanted.fr)}`,
    en: `A rental that is '${was.en}' cannot become '${wanted.en}'`,
  })
}

/**
 * Refuses a change that was decided on a status which is no longer there: who refuses a reservation that its customer has
 * just accepted does not mean to cancel a contract. A change that has already happened is no conflict.
 */
export function checkExpected(now: RentalStatus, expected?: RentalStatus, wanted?: RentalStatus): void {
  if (expected === undefined || now === expected || now === wanted) return
  const is = statusLabels[now]
  throw new Problem('invalid_transition', {
    fr: `Cette location a changé entre-temps\u202f: elle est au statut ${guillemets(is.fr)}.`,
    en: `This rental has changed in the meantime: it is '${is.en}'.`,
  })
}

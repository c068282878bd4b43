import { Problem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import { statusLabels } from './labels.ts'

/** The statuses from which each change may start. The only definition: buttons and server both use it. */
const startsFrom = {
  draft: ['quote'],
  quote: ['draft'],
  validating: ['draft', 'quote'],
  pending: ['draft', 'quote', 'validating'],
  ongoing: ['pending'],
  done: ['ongoing'],
  cancelled: ['quote', 'validating', 'pending'],
} satisfies Record<RentalStatus, RentalStatus[]>

/** Returns true when a rental may change from one status to another. Keeping the same status is not a change. */
export function canMove(from: RentalStatus, to: RentalStatus): boolean {
  const starts: readonly RentalStatus[] = startsFrom[to]
  return starts.includes(from)
}

/** Returns true when the requested change has already happened: it succeeds and changes nothing. */
function isSame(from: RentalStatus, to: RentalStatus): boolean {
  return from === to
}

/**
 * Returns true for an allowed change, which must be written, and false for one that has already happened. Throws
 * `invalid_transition` for any other.
 */
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
 * Refuses a change based on a status that is no longer current: an agent who refuses a reservation that was just
 * accepted does not mean to cancel a contract. A change that has already happened is no conflict.
 */
export function checkExpected(now: RentalStatus, expected?: RentalStatus, wanted?: RentalStatus): void {
  if (expected === undefined || now === expected || now === wanted) return
  const is = statusLabels[now]
  throw new Problem('invalid_transition', {
    fr: `Cette location a changé entre-temps\u202f: elle est au statut ${guillemets(is.fr)}.`,
    en: `This rental has changed in the meantime: it is '${is.en}'.`,
  })
}

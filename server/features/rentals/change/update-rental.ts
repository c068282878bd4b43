import { Problem } from '@filao/domain/kernel/problem'
import { checkKeepsPrice } from '@filao/domain/rentals/record/change-of-content'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { checkExpected, checkMove } from '@filao/domain/rentals/record/transition'
import { holdsVehicle } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { Tx } from '#platform/database/connect'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { withFreeVehicle } from '../promise/free-vehicle.ts'
import { lockRental } from '../record/queries.ts'
import { enterInJournal } from '../record/source-terms.ts'
import type { Act } from './act.ts'
import { cancel } from './cancel.ts'
import { changeContent } from './change-content.ts'
import { confirm } from './confirm.ts'
import { offer } from './offer.ts'
import { reopen } from './reopen.ts'

type Change = Omit<RentalChange, 'exclusionReason'> & { exclusionReason?: string | null }

/** Changes a rental's content, its status, or both, in one transaction on the locked rental. */
export async function updateRental(
  tx: Tx,
  by: RentalAuthor,
  { companyId, id }: { companyId: number; id: number },
  change: Change,
  now: string,
) {
  const rental = await lockRental(tx, companyId, id)
  const changed = await changeLocked({ tx, by, rental, now }, change)
  if (rental.sourceId !== null || changed.sourceId !== null) await enterInJournal(tx, rental, by.userId, now)
  return changed
}

async function changeLocked(locked: Pick<Act, 'tx' | 'by' | 'rental' | 'now'>, change: Change) {
  const { status, expectedStatus, keepsPrice = false, exclusionReason = null, ...wanted } = change
  const { cancellation = {}, isMoneyHeldConfirmed = false, isMismatchConfirmed = false, ...texts } = wanted
  const { isMailed = true, mailLine = null, ...content } = texts
  const { rental } = locked
  checkExpected(rental.status, expectedStatus, status)
  const mail = { isMailed, line: mailLine }
  const act: Act = { ...locked, content, isMismatchConfirmed, exclusionReason, mail }
  if (status === undefined || !checkMove(rental.status, status)) return await changeContent(act, keepsPrice)
  // A price is kept for an earlier return of a vehicle that is out, which no change of status begins with.
  if (keepsPrice) checkKeepsPrice(rental, content, [])
  const moved = holdsVehicle(status) ? { ...act, content: await withFreeVehicle(act) } : act
  return await moves[status](moved, { cancellation, isMoneyHeldConfirmed })
}

type Move = (act: Act, wanted: Parameters<typeof cancel>[1]) => ReturnType<typeof changeContent>

const moves: Record<RentalStatus, Move> = {
  draft: reopen,
  quote: (act) => offer(act, 'quote'),
  validating: (act) => offer(act, 'validating'),
  pending: confirm,
  cancelled: cancel,
  ongoing: refuseWithoutCheck,
  done: refuseWithoutCheck,
}

/** Throws `invalid_transition` for the statuses that only a check can set. */
async function refuseWithoutCheck(): Promise<never> {
  throw new Problem('invalid_transition', {
    fr: 'Le départ et le retour du véhicule s’enregistrent avec un état des lieux.',
    en: 'Record the pick-up or return check instead: it changes the status of the rental.',
  })
}

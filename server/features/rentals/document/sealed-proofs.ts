import { type Acting, callerCan } from '@filao/domain/access/caller'
import { Problem } from '@filao/domain/kernel/problem'
import { rentalInEuros } from '@filao/domain/rentals/money/rental-in-cents'
import type { Tx } from '#platform/database/connect'
import type { LoadedRental } from '../record/queries.ts'
import { isCustomerErased } from './kept-document-queries.ts'

/** Returns true where the proofs of a rental are kept for administrators alone: its customer was erased. */
export async function isSealed(tx: Tx, caller: Acting, companyId: number, rentalId: number): Promise<boolean> {
  return !callerCan(caller, 'privacy.manage') && (await isCustomerErased(tx, companyId, rentalId))
}

/**
 * Returns a rental as a caller may read it: without the words, the photos of the whole vehicle and the signatures of
 * its checks where they are sealed. Damages stay, since the vehicle still has them.
 */
export async function withoutSealed(tx: Tx, caller: Acting, rental: LoadedRental): Promise<LoadedRental> {
  if (!(await isSealed(tx, caller, rental.companyId, rental.id))) return rental
  const gone = { comments: null, photos: [], customerSignature: null, agentSignature: null, isSignedOnPaper: null }
  return {
    ...rental,
    checks: rental.checks.map((check) => ({ ...check, ...gone })),
    vehicleChanges: rental.vehicleChanges.map((change) => ({ ...change, reason: '–' })),
  }
}

/** Returns a rental as the contract has it, and as a caller may read it. */
export async function shown(tx: Tx, caller: Acting, rental: LoadedRental) {
  return rentalInEuros(await withoutSealed(tx, caller, rental))
}

/** Returns the refusal of a proof that is sealed. */
export function sealed(): Problem {
  return new Problem('forbidden', {
    fr: 'Un client qui y figure a été effacé\u202f: cette pièce ne sert plus que de preuve. Demandez-la à un administrateur.',
    en: 'A customer named here was erased: this is only kept as proof. Ask an administrator for it.',
  })
}

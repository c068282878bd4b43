import type { FineStatus } from './fine.ts'

/**
 * Returns the state of a notice after its fee was charged. A driver who is still to be named, or a dispute, stays
 * first.
 */
export function statusAfterFee(status: FineStatus): FineStatus {
  return status === 'designated' || status === 'paid' ? 'billed' : status
}

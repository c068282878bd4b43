import type { Content } from '@filao/domain/rentals/record/change-of-content'
import type { Tx } from '#platform/database/connect'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import type { LockedRental } from '../record/queries.ts'

/**
 * A change of a locked rental: its author, the content that changes with it, and an agent's choice about the mail to
 * the customer. Every act loads what it needs, decides, saves and records.
 */
export type Act = {
  tx: Tx
  by: RentalAuthor
  rental: LockedRental
  content: Content
  /** Confirms a vehicle that does not fit the promise. */
  isMismatchConfirmed: boolean
  /** An administrator's reason to rent to people who may not rent again; null without one. */
  exclusionReason: string | null
  mail: { isMailed: boolean; line: string | null }
  now: string
}

import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import type { BillingDocument } from './billed.schema.ts'

/** A billing document with the ids of the charges that it bills. */
export type BilledBy = BillingDocument & { chargeIds: readonly number[] }

/** Returns the reason why a rental gets no new price: an invoice bills the agreed one. Null when none does. */
export function priceIsBilled(documents: readonly BillingDocument[]): Sentence | null {
  const document = documents.find(({ billsPrice }) => billsPrice)
  return document
    ? {
        fr: `Le prix est facturé (${document.number})\u202f: faites d’abord un avoir sur toute la facture, puis changez la location.`,
        en: `The price is invoiced (${document.number}): credit the whole invoice first, then change the rental.`,
      }
    : null
}

/**
 * Returns the reason why a rental cannot be cancelled: an invoice or an advance bills it. Null when none does; a claim
 * may stay.
 */
export function rentalIsBilled(documents: readonly BillingDocument[]): Sentence | null {
  const document = documents.find(({ kind }) => kind !== 'indemnity_claim')
  return document
    ? {
        fr: `Cette location est facturée (${document.number})\u202f: faites d’abord un avoir sur tout le document, puis annulez-la.`,
        en: `This rental is invoiced (${document.number}): credit the whole document first, then cancel the rental.`,
      }
    : null
}

/** Refuses a new price while an invoice bills the agreed one. */
export function checkPriceNotBilled(documents: readonly BillingDocument[]): void {
  const reason = priceIsBilled(documents)
  if (reason) throw new Problem('conflict', reason)
}

/** Refuses to cancel a rental while an invoice or an advance bills it. */
export function checkNotBilled(documents: readonly BillingDocument[]): void {
  const reason = rentalIsBilled(documents)
  if (reason) throw new Problem('conflict', reason)
}

/** Refuses to take a billed charge back: its credit note does that. */
export function checkChargeNotBilled(documents: readonly BilledBy[], chargeId: number): void {
  const document = documents.find(({ chargeIds }) => chargeIds.includes(chargeId))
  if (!document) return
  throw new Problem('conflict', {
    fr: `Ce supplément est facturé (${document.number})\u202f: faites un avoir sur sa ligne au lieu de l’annuler.`,
    en: `This charge is invoiced (${document.number}): credit its line instead of cancelling it.`,
  })
}

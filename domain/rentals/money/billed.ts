import { Problem } from '../../kernel/problem.ts'

/** A document that bills a rental and of which something is left. */
export type BilledBy = {
  kind: 'invoice' | 'advance' | 'indemnity_claim'
  number: string
  billsPrice: boolean
  chargeIds: readonly number[]
}

/** Refuses a new price while an invoice bills the agreed one. */
export function checkPriceNotBilled(documents: readonly BilledBy[]): void {
  const document = documents.find(({ billsPrice }) => billsPrice)
  if (!document) return
  throw new Problem('conflict', {
    fr: `Le prix est facturé (${document.number})\u202f: faites d’abord un avoir sur toute la facture, puis changez la location.`,
    en: `The price is invoiced (${document.number}): credit the whole invoice first, then change the rental.`,
  })
}

/** Refuses to cancel a rental while an invoice or an advance bills it. A claim may stay. */
export function checkNotBilled(documents: readonly BilledBy[]): void {
  const document = documents.find(({ kind }) => kind !== 'indemnity_claim')
  if (!document) return
  throw new Problem('conflict', {
    fr: `Cette location est facturée (${document.number})\u202f: faites d’abord un avoir sur tout le document, puis annulez-la.`,
    en: `This rental is invoiced (${document.number}): credit the whole document first, then cancel the rental.`,
  })
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

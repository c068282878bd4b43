import { Problem } from '@filao/domain/kernel/problem'
import { type Quote, quoteOf } from '@filao/domain/pricing/quote'
import { priceOf } from '@filao/domain/rentals/content'
import type { Tx } from '#platform/database/connect'
import { loadRental } from '../queries.ts'
import { loadBasis } from './content-queries.ts'

/** Returns the price of a rental: the stored one after the draft, else the one from the current price list. */
export async function currentPrice(tx: Tx, companyId: number, id: number): Promise<Quote> {
  const rental = await loadRental(tx, companyId, id)
  if (rental.status === 'draft') return quoteOf(priceOf(rental, await loadBasis(tx, companyId, rental, rental)))
  if (rental.price) return rental.price
  throw new Problem('price_missing', {
    fr: 'Le montant de cette location a été saisi à la main\u202f: elle n’a pas de détail de prix.',
    en: 'The amount of this rental was entered manually: it has no breakdown.',
  })
}

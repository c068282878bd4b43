import { Problem } from '@filao/domain/kernel/problem'
import { quoteOf } from '@filao/domain/pricing/quote'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { agreedPriceOf, priceOf } from '@filao/domain/rentals/content'
import { agreedEnd, pricedFor } from '@filao/domain/rentals/record/agreed-price'
import { changedFeeParts, changedParts, changesPrice } from '@filao/domain/rentals/record/change-of-content'
import type { PriceRequest } from '@filao/domain/rentals/record/rental-request.schema'
import { checkRentalDates } from '@filao/domain/rentals/status/period'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { loadBasis } from '../record/content-queries.ts'
import { loadRental } from '../record/queries.ts'

/** Returns the price of a rental: the stored one after the draft, else the one from the current price list. */
export async function getRentalPrice(tx: Tx, companyId: number, id: number): Promise<Quote> {
  const rental = await loadRental(tx, companyId, id)
  if (rental.status === 'draft') return quoteOf(priceOf(rental, await loadBasis(tx, companyId, rental, rental)))
  if (rental.price) return rental.price
  throw new Problem('price_missing', {
    fr: 'Le montant de cette location a été saisi à la main\u202f: elle n’a pas de détail de prix.',
    en: 'The amount of this rental was entered manually: it has no breakdown.',
  })
}

/** Returns the price of content that is not saved: of a new rental, or of a change of one. */
export async function priceRental(tx: Tx, companyId: number, requested: PriceRequest, now: string): Promise<Quote> {
  checkRentalDates(requested, now, requested.start)
  const { optionIds = [], discountPercent = 0, rentalId, status, ...content } = requested
  const rental = rentalId === undefined ? null : await loadRental(tx, companyId, rentalId)
  const {
    arrivalAgencyId = content.departureAgencyId,
    additionalDriverIds = [],
    waivedFees = [],
    delivery = null,
    collection = null,
  } = { ...rental, ...withoutUndefined(content) }
  const fees = { arrivalAgencyId, additionalDriverIds, waivedFees, delivery, collection }
  const promise = content.promise === undefined ? (rental?.promise ?? null) : content.promise
  const wanted = { ...content, ...fees, promise, optionIds, discountPercent }
  const stored = rental && { ...rental, status: status ?? rental.status }
  const { pricedEnd = null, pricedCategoryId = null } = rental ? pricedFor(rental, wanted, { keepsPrice: false }) : {}
  const basis = await loadBasis(tx, companyId, { ...wanted, pricedCategoryId }, stored)
  const parts = stored ? changedParts(stored, wanted) : []
  const feeParts = changedFeeParts(parts)
  if (stored?.price && stored.status !== 'draft' && feeParts.length > 0 && !changesPrice(parts, stored, wanted)) {
    return agreedPriceOf(stored.price, { ...wanted, pricedEnd }, basis, feeParts)
  }
  const feesEnd = rental?.returnedAt ? agreedEnd(rental) : undefined
  return quoteOf(priceOf({ ...wanted, pricedEnd, ...(feesEnd && { feesEnd }) }, basis))
}

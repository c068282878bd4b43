import { inEuros, toCents } from '@filao/domain/kernel/money'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { quoteOf } from '@filao/domain/pricing/quote'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { priceOf } from '@filao/domain/rentals/content'
import { earlyReturnCents, pricedReturn } from '@filao/domain/rentals/money/real-return'
import { settle } from '@filao/domain/rentals/money/settle'
import type { SettlementCreation } from '@filao/domain/rentals/money/settlement.schema'
import { agreedEnd, pricedFor } from '@filao/domain/rentals/record/agreed-price'
import { checkCompanyProven } from '#features/access/public'
import { checkPriceFree, listCharges, listPayments, storeCharge, storePayment } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import { mailAbout, type RentalAuthor } from '../mail/queue-mail.ts'
import { loadBasis } from '../record/content-queries.ts'
import { loadOwed } from '../record/owed-queries.ts'
import { loadRental, loadSums, lockRentalWithParts, type RentalWithParts } from '../record/queries.ts'
import { rentalSettledJob } from '../record/returned.ts'
import { agreeSource } from '../record/source-terms.ts'
import { updateRental } from '../record/write-queries.ts'

type Key = { companyId: number; rentalId: number }

/**
 * Settles a returned rental: its price, charges, the rest to pay or to refund, and its deposit, all or nothing. The
 * rental is locked, so that of two settlements at once the second is refused. Returns the rental.
 */
export async function settleRental(tx: Tx, by: RentalAuthor, key: Key, wanted: SettlementCreation, now: string) {
  const { companyId, rentalId } = key
  const rental = await lockRentalWithParts(tx, companyId, rentalId)
  if (wanted.isReceiptMailed) await checkCompanyProven(tx, companyId)
  const charges = await listCharges(tx, companyId, rentalId)
  const payments = await listPayments(tx, companyId, rentalId)
  const { language } = rental.customer
  if (wanted.price === 'actual') await checkPriceFree(tx, companyId, rentalId)
  const quote = wanted.price === 'actual' ? await earlyPrice(tx, rental) : null
  const { chargesCents, creditedCents } = await loadSums(tx, companyId, rentalId)
  const current = { ...rental, charges, chargesCents, creditedCents, payments, language }
  const settled = settle(current, wanted, quote && toCents(quote.total))
  await updateRental(tx, companyId, rentalId, { settledAt: now, ...(quote && priceColumns(rental.returnedAt, quote)) })
  if (quote && rental.sourceId !== null) {
    await agreeSource(tx, { companyId, id: rentalId }, { isNewSource: false, isNewPrice: false })
  }
  const changes = quote ? difference(inEuros({ totalCents: rental.totalCents }), { totalAmount: quote.total }) : {}
  const owed = () => loadOwed(tx, companyId, rentalId)
  for (const charge of settled.charges) await storeCharge(tx, by.userId, await owed(), charge, now)
  let lastId: number | null = null
  for (const payment of settled.payments) lastId = (await storePayment(tx, by.userId, await owed(), payment, now)).id
  await audit(tx, { companyId, userId: by.userId, entity: 'rental', entityId: rentalId, action: 'settled', changes })
  if (wanted.isReceiptMailed && lastId !== null) {
    const dedupe = `receipt:${lastId}`
    const receipt = { kind: 'receipt' as const, dedupe, paymentId: lastId, line: wanted.mailLine }
    await mailAbout(tx, by.enqueue, { companyId, rentalId, ...receipt, now })
  }
  await by.enqueue(tx, rentalSettledJob, { companyId, rentalId })
  return await loadRental(tx, companyId, rentalId)
}

/** Computes the price up to an early return. Throws `validation` when that return makes the rental no cheaper. */
async function earlyPrice(tx: Tx, rental: RentalWithParts): Promise<Quote> {
  const { returnedAt, start, vehicleId, promise } = rental
  if (returnedAt !== null) {
    const { pricedCategoryId } = pricedFor(rental, { end: returnedAt, vehicleId, promise }, { keepsPrice: false })
    const basis = await loadBasis(tx, rental.companyId, { ...rental, pricedCategoryId }, rental)
    // The planned return decides the fees: a vehicle that came back early owes nothing for the time of its return.
    const feesEnd = agreedEnd(rental)
    const price = quoteIfAny(() =>
      quoteOf(priceOf({ ...rental, end: pricedReturn(start, returnedAt), pricedEnd: null, feesEnd }, basis)),
    )
    const { graceMinutes } = basis
    const returning = { rental, returnedAt, graceMinutes, actualCents: price && toCents(price.total) }
    if (price && earlyReturnCents(returning) !== null) return price
  }
  throw fieldProblem('price', 'not_cheaper', {
    fr: 'Le retour anticipé ne change pas le prix\u202f: gardez le prix convenu.',
    en: 'The early return does not change the price: keep the agreed price.',
  })
}

function quoteIfAny(compute: () => Quote): Quote | null {
  try {
    return compute()
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'price_missing') return null
    throw problem
  }
}

/** Returns the columns of the price up to the return; its basis keeps the agreed deposit and excess. */
function priceColumns(returnedAt: string | null, quote: Quote) {
  return {
    totalCents: toCents(quote.total),
    price: JSON.stringify(quote),
    priceId: quote.price.priceId,
    pricedEndsAt: returnedAt,
  }
}

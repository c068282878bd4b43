import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { PriceDifference } from './PriceDifference.tsx'

const security = { securityDepositAmount: 800, waiverAmount: 1100 }
const rental = { totalAmount: 80, ...security } as Rental
const options: Quote['options'] = []
const vehicle = { total: 80, priceId: 1 }
const quoted = {
  days: 2,
  price: vehicle,
  seasons: [],
  options,
  fees: [],
  waivedFees: [],
  subtotal: 80,
  discountPercent: 0,
  discountAmount: 0,
  total: 80,
}
const other = { securityDepositAmount: 1500, waiverAmount: 2500 }

test.each([
  ['of another category are shown with those agreed', other, false, [800, 1500, 1100, 2500]],
  ['that stay are not shown', security, false, []],
  ['of another category are not shown while the price is kept', other, true, []],
])('a deposit and an excess %s', (_, after, isKept, shown) => {
  const price = { before: 80, quote: { ...quoted, ...after }, differenceCents: 0, isStale: false, refusal: null }
  const html = renderWithKeys(<PriceDifference rental={rental} price={price} isKept={isKept} />)
  expect(amountsIn(html).filter((amount) => amount !== 80)).toEqual(shown)
})

/** Returns the amounts of a text in whole euros. */
function amountsIn(html: string): number[] {
  const amounts = html.match(/[\d\u202f]+(?=,\d\d\u00a0€)/g) ?? []
  return amounts.map((amount) => Number(amount.replace(/\D/g, '')))
}

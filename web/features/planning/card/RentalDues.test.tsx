import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { RentalDues } from './RentalDues.tsx'

const agreed = {
  status: 'ongoing',
  totalAmount: 300,
  chargesAmount: 0,
  creditedAmount: 0,
  paidTotalAmount: 300,
  securityDepositAmount: 0,
  paidSecurityDepositAmount: 0,
}

test.each([
  ['its price is paid', {}, '300,00 €', 'paid'],
  ['a charge is not', { chargesAmount: 25 }, '325,00 €', 'rest 25,00 €'],
  ['half was settled before Filao', { creditedAmount: 150, paidTotalAmount: 0 }, '300,00 €', 'rest 150,00 €'],
  ['the rest is paid', { creditedAmount: 150, paidTotalAmount: 150 }, '300,00 €', 'paid'],
  ['the price of a cancelled one is not asked for', { status: 'cancelled', paidTotalAmount: 0 }, '300,00 €', ''],
])('the card of a rental says what is left to pay: %s', (_, over, price, rest) => {
  const html = renderWithKeys(<RentalDues rental={{ ...agreed, ...over } as Rental} />)
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text).toBe(`price${price}${rest}`)
})

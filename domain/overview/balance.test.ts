import { expect, test } from 'vitest'
import { balanceOf, type RentalMoney } from './balance.ts'

let rentals = 0
const rental = (over: Partial<RentalMoney>): RentalMoney => ({
  id: ++rentals,
  publicId: `R${rentals}`,
  status: 'pending',
  totalCents: 12_000,
  chargesCents: 0,
  paidTotalCents: 0,
  paidSecurityDepositCents: 0,
  ...over,
})

test('a customer without rentals owes nothing', () => {
  expect(balanceOf([])).toEqual({ dueCents: 0, depositsHeldCents: 0, toGiveBackCents: 0, unpaid: [] })
})

test('contracts are due with their charges, minus what was paid; offers and drafts are not', () => {
  const done = rental({ status: 'done', chargesCents: 2500, paidTotalCents: 12_000 })
  const out = rental({ status: 'ongoing', paidTotalCents: 2000 })
  const paid = rental({ status: 'done', paidTotalCents: 12_000 })
  const offers = (['draft', 'quote', 'validating'] as const).map((status) => rental({ status }))
  const { dueCents, unpaid } = balanceOf([done, out, paid, ...offers, rental({ totalCents: null })])
  expect(dueCents).toBe(12_500)
  expect(unpaid).toEqual([
    { id: done.id, publicId: done.publicId, dueCents: 2500 },
    { id: out.id, publicId: out.publicId, dueCents: 10_000 },
  ])
})

test('money of a cancelled rental is to give back, and settles no other rental', () => {
  const cancelled = rental({ status: 'cancelled', paidTotalCents: 5000, paidSecurityDepositCents: 80_000 })
  const overpaid = rental({ status: 'done', paidTotalCents: 12_300 })
  expect(balanceOf([cancelled, overpaid, rental({})])).toMatchObject({
    dueCents: 12_000,
    toGiveBackCents: 5300,
    depositsHeldCents: 80_000,
  })
})

test('the fee of a cancelled rental is due, and not its price', () => {
  const cancelled = rental({ status: 'cancelled', chargesCents: 4500, paidTotalCents: 1500 })
  const { dueCents, toGiveBackCents, unpaid } = balanceOf([cancelled, rental({ status: 'cancelled' })])
  expect([dueCents, toGiveBackCents, unpaid]).toEqual([
    3000,
    0,
    [{ id: cancelled.id, publicId: cancelled.publicId, dueCents: 3000 }],
  ])
})

test('an advance on a price that is not set yet is kept, not given back', () => {
  expect(balanceOf([rental({ status: 'quote', totalCents: null, paidTotalCents: 3000 })]).toGiveBackCents).toBe(0)
})

test('all above the fee of a cancelled rental is to give back, and so is what was settled before Filao', () => {
  const cancelled = { status: 'cancelled', chargesCents: 3000 } as const
  expect(balanceOf([rental({ ...cancelled, paidTotalCents: 10_000 })]).toGiveBackCents).toBe(7000)
  expect(balanceOf([rental({ ...cancelled, creditedCents: 10_000 })]).toGiveBackCents).toBe(7000)
  const shortened = { status: 'done', totalCents: 8000, creditedCents: 30_000 } as const
  expect(balanceOf([rental({ ...shortened, paidTotalCents: 5000 })]).toGiveBackCents).toBe(27_000)
})

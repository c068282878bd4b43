import { expect, test } from 'vitest'
import { usuallyOutsideVat } from './charge.ts'
import { chargeKindsOf, checkCharge, damageCents, isChargeable, outsideVatCents } from './charges.ts'

const rentalStatuses = ['quote', 'draft', 'validating', 'pending', 'ongoing', 'done', 'cancelled']

const fuel = { id: 7, kind: 'fuel', amountCents: 4250, correctsChargeId: null } as const
const wanted = { kind: 'fuel', amountCents: 4250, reason: 'Plein non refait' } as const
const done = { status: 'done', waiverCents: 120000, charges: [fuel] } as const

test('charges are accepted while the vehicle is out, and after', () => {
  expect(rentalStatuses.filter(isChargeable)).toEqual(['ongoing', 'done'])
  expect(() => checkCharge({ ...done, status: 'pending' }, wanted)).toThrow(/once the vehicle has been picked up/)
  expect(() => checkCharge(done, wanted)).not.toThrow()
})

test('a cancelled rental has only fees, and only a cancelled rental has them', () => {
  const fee = { kind: 'cancellation', amountCents: 5000, reason: 'À la demande du client' } as const
  const cancelled = { ...done, status: 'cancelled', charges: [] } as const
  expect(chargeKindsOf('cancelled')).toEqual(['cancellation', 'no_show'])
  expect(() => checkCharge(cancelled, fee)).not.toThrow()
  expect(() => checkCharge(cancelled, wanted)).toThrow(/only have a cancellation fee/)
  expect(() => checkCharge(done, fee)).toThrow(/no other rental can have one/)
})

test('a charge must be more than zero', () => {
  expect(() => checkCharge(done, { ...wanted, amountCents: 0 })).toThrow(/above zero/)
  expect(() => checkCharge(done, { ...wanted, amountCents: 1 })).not.toThrow()
})

test('a charge is taken back in full, with its own kind and amount, and once', () => {
  const back = { ...wanted, correctsChargeId: 7 }
  expect(() => checkCharge(done, back)).not.toThrow()
  expect(() => checkCharge(done, { ...back, amountCents: 4249 })).toThrow(/cancelled in full/)
  expect(() => checkCharge(done, { ...back, kind: 'other' })).toThrow(/cancelled in full/)
  const twice = { ...done, charges: [fuel, { ...fuel, id: 8, correctsChargeId: 7 }] }
  expect(() => checkCharge(twice, back)).toThrow(/already been cancelled/)
  expect(() => checkCharge(twice, { ...back, correctsChargeId: 8 })).toThrow(/cannot itself be cancelled/)
})

test('damages above the excess must be confirmed; other charges have no limit', () => {
  const dent = { kind: 'damage', reason: 'Portière enfoncée' } as const
  const charged = (amountCents: number, id = 9) =>
    ({ id, kind: 'damage', amountCents, correctsChargeId: null }) as const
  const over = expect.objectContaining({
    code: 'amount_over',
    message: expect.stringMatching(/€1,200\.01.*€1,200\.00/),
  })
  expect(() => checkCharge(done, { ...dent, amountCents: 120000 })).not.toThrow()
  expect(() => checkCharge(done, { ...dent, amountCents: 120001 })).toThrow(over)
  expect(() => checkCharge(done, { ...dent, amountCents: 120001, isOverConfirmed: true })).not.toThrow()
  expect(() => checkCharge(done, { ...wanted, kind: 'other', amountCents: 500000 })).not.toThrow()
  const second = { ...done, charges: [fuel, charged(100000)] }
  expect(() => checkCharge(second, { ...dent, amountCents: 20000 })).not.toThrow()
  expect(() => checkCharge(second, { ...dent, amountCents: 20001 })).toThrow(over)
  const takenBack = { ...done, charges: [charged(100000), { ...charged(100000, 10), correctsChargeId: 9 }] }
  expect(() => checkCharge(takenBack, { ...dent, amountCents: 120000 })).not.toThrow()
})

test('damage and the fee for handling a fine usually carry no VAT', () => {
  expect(chargeKindsOf('done')).toContain('fine_handling')
  const line = { id: 1, amountCents: 2500, correctsChargeId: null } as const
  const charges = [
    fuel,
    { ...line, kind: 'damage' },
    { ...line, id: 2, kind: 'fine_handling' },
    { ...line, id: 3, kind: 'damage', correctsChargeId: 1 },
  ] as const
  expect([outsideVatCents(charges, usuallyOutsideVat), damageCents(charges)]).toEqual([2500, 0])
})

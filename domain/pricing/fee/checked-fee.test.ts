import { expect, test } from 'vitest'
import { checkedFee } from './checked-fee.ts'

const fee = {
  kind: 'one_way' as const,
  name: 'Aller simple',
  nameEn: null,
  isEnabled: true,
  price: 40,
  dailyPrice: 3,
  maxAmount: 30,
  agencyId: 1,
  toAgencyId: 2,
  categoryId: 3,
  at: 'arrival' as const,
  isOnHolidays: true,
  postalCodes: ['97180'],
  freeCount: 2,
}

test('a fee keeps the fields of its kind alone', () => {
  const none = { dailyPrice: 0, maxAmount: null, at: null, isOnHolidays: false, postalCodes: [], freeCount: 0 }
  expect(checkedFee(fee)).toEqual({ ...fee, ...none })
  expect(checkedFee({ ...fee, kind: 'additional_driver' })).toEqual({
    ...fee,
    kind: 'additional_driver',
    agencyId: null,
    toAgencyId: null,
    categoryId: null,
    at: null,
    isOnHolidays: false,
    postalCodes: [],
  })
})

test.each([
  [{ price: 0 }, 'price'],
  [{ agencyId: null }, 'agencyId'],
  [{ toAgencyId: null }, 'toAgencyId'],
  [{ toAgencyId: 1 }, 'toAgencyId'],
  [{ kind: 'place' as const, agencyId: null }, 'agencyId'],
])('a fee with %j is refused at its field', (wrong, path) => {
  expect(() => checkedFee({ ...fee, ...wrong })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ fields: [expect.objectContaining({ path })] }) }),
  )
})

import { describe, expect, test } from 'vitest'
import { Problem } from '../../kernel/problem.ts'
import { aboveOwnExcess, checkCover, checkOneOfCover } from './cover.ts'

/** Small cars with 1100 €, and scooters without an excess. */
const own = new Map([
  [1, { name: 'Citadine', waiverAmount: 1100 }],
  [2, { name: 'Scooter', waiverAmount: 0 }],
])

/** Returns the path and code of each refused field. */
function refusals(option: Parameters<typeof checkCover>[0]) {
  try {
    checkCover(option, own)
    return []
  } catch (error) {
    return error instanceof Problem ? error.details.fields?.map(({ path, code }) => [path, code]) : error
  }
}

describe('a cover', () => {
  test('states the excess that remains in each category, and a deposit if wanted', () => {
    const categories = [
      { categoryId: 1, waiverAmount: 0 },
      { categoryId: 2, waiverAmount: 300, securityDepositAmount: 0 },
    ]
    expect(refusals({ isCover: true, categories })).toEqual([])
  })

  test('is refused without an excess in one of its categories', () => {
    const categories = [
      { categoryId: 1, waiverAmount: 0 },
      { categoryId: 2, securityDepositAmount: 100 },
    ]
    expect(refusals({ isCover: true, categories })).toEqual([['categories.1.waiverAmount', 'required']])
  })

  test('leaves at most the excess of the category, where that has one', () => {
    const leaving = (categoryId: number, waiverAmount: number) =>
      refusals({ isCover: true, categories: [{ categoryId, waiverAmount }] })
    expect([leaving(1, 1100), leaving(2, 300)]).toEqual([[], []])
    expect(leaving(1, 1100.01)).toEqual([['categories.0.waiverAmount', 'range']])
    expect(aboveOwnExcess(1200, own.get(1))).toEqual({
      fr: 'La franchise de la catégorie «\u00a0Citadine\u00a0» est de 1\u202f100,00\u00a0€\u202f: un rachat ne peut pas laisser plus.',
      en: "The excess of the category 'Citadine' is €1,100.00: a cover cannot leave more.",
    })
  })

  test('is refused when a rental could have two of it', () => {
    const refused = expect.objectContaining({ details: { fields: [expect.objectContaining({ path: 'maxQuantity' })] } })
    expect(() => checkOneOfCover({ isCover: true, maxQuantity: 2 })).toThrow(refused)
    expect(() => checkOneOfCover({ isCover: true, maxQuantity: 1 })).not.toThrow()
    expect(() => checkOneOfCover({ isCover: false, maxQuantity: 2 })).not.toThrow()
  })

  test('is refused without categories', () => {
    expect(refusals({ isCover: true, categories: [] })).toEqual([['categories', 'required']])
  })
})

describe('any other option', () => {
  test('needs no categories and no amounts', () => {
    expect(refusals({ isCover: false, categories: [] })).toEqual([])
    expect(refusals({ isCover: false, categories: [{ categoryId: 1, waiverAmount: null }] })).toEqual([])
  })

  test.each([{ waiverAmount: 0 }, { securityDepositAmount: 100 }])('is refused with %j', (amounts) => {
    const refused = refusals({ isCover: false, categories: [{ categoryId: 1, ...amounts }] })
    expect(refused).toEqual([['categories.0.waiverAmount', 'not_a_cover']])
  })
})

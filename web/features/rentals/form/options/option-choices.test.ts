import type { Option } from '@filao/domain/fleet/option/option.schema'
import { describe, expect, test } from 'vitest'
import { amountOf, mostOf, optionChoices, withQuantity } from './option-choices.ts'

const option = (id: number, categoryIds: number[], isEnabled = true): Option => ({
  id,
  companyId: 1,
  name: `option ${id}`,
  nameEn: null,
  description: null,
  descriptionEn: null,
  price: 0,
  dailyPrice: 5,
  maxAmount: null,
  maxDays: null,
  maxQuantity: 1,
  isEnabled,
  isCover: false,
  categories: categoryIds.map((categoryId) => {
    return { categoryId, category: { id: categoryId, code: 'A' }, waiverAmount: null, securityDepositAmount: null }
  }),
  stocks: [],
})
const options = [option(1, []), option(2, [7]), option(3, [8]), option(4, [], false)]
type Given = Omit<Parameters<typeof optionChoices>[1], 'names' | 'pricedCategoryId' | 'keptCover'>
const ids = (given: Given) => {
  const { fitting, others } = optionChoices(options, {
    ...given,
    pricedCategoryId: given.categoryId,
    keptCover: null,
    names: new Map(),
  })
  return [fitting.map(({ id }) => id), others.map(({ id }) => id)]
}

describe('the options of a rental', () => {
  test('start with those of the category and those of no category', () => {
    expect(ids({ categoryId: 7, chosen: [], kept: [] })).toEqual([[1, 2], [3]])
  })

  test('all fit while no vehicle is chosen', () => {
    expect(ids({ categoryId: undefined, chosen: [], kept: [] })).toEqual([[1, 2, 3], []])
  })

  test('stay among the others when they are chosen and the vehicle is of another category', () => {
    expect(ids({ categoryId: 7, chosen: [3], kept: [] })).toEqual([[1, 2], [3]])
  })

  test('keep the chosen ones that were disabled or deleted since', () => {
    const kept = [{ id: 9, name: 'gone', price: 1, dailyPrice: 0 }]
    expect(ids({ categoryId: 7, chosen: [4, 9], kept })).toEqual([[1, 2, 4, 9], [3]])
  })

  test('have the covers of the category apart, with the excess that each leaves', () => {
    const cover = { ...option(5, [7]), isCover: true }
    const categories = cover.categories.map((one) => ({ ...one, waiverAmount: 300 }))
    const given = { chosen: [5], kept: [], keptCover: null, names: new Map() }
    const choices = (categoryId: number, pricedCategoryId = categoryId) =>
      optionChoices([...options, { ...cover, categories }], { ...given, categoryId, pricedCategoryId })
    expect(choices(7)).toMatchObject({ covers: [{ id: 5, remaining: 300 }], fitting: [{ id: 1 }, { id: 2 }] })
    expect(choices(8)).toMatchObject({ covers: [{ id: 5, remaining: null }], others: [{ id: 2 }] })
    // A vehicle of another category at the agreed price: the covers are those of the price.
    expect(choices(8, 7)).toMatchObject({ covers: [{ id: 5, remaining: 300 }], others: [{ id: 2 }] })
  })

  test('have a deleted cover of the rental among the covers, as no longer offered', () => {
    const kept = [{ id: 9, name: 'Rachat', price: 1, dailyPrice: 0 }]
    const given = { categoryId: 7, pricedCategoryId: 7, chosen: [9], kept, names: new Map() }
    const { covers, fitting } = optionChoices(options, { ...given, keptCover: { id: 9, waiverAmount: 300 } })
    expect(covers).toMatchObject([{ id: 9, name: 'Rachat', remaining: 300, isOffered: false }])
    expect(fitting.map(({ id }) => id)).toEqual([1, 2])
  })

  test('can be given up when a colleague deletes a chosen one before the rental is saved', () => {
    const given = {
      categoryId: 7,
      pricedCategoryId: 7,
      chosen: [1, 8],
      kept: [],
      keptCover: null,
      names: new Map([[8, 'Siège bébé']]),
    }
    expect(optionChoices(options, given).fitting.at(-1)).toMatchObject({ id: 8, name: 'Siège bébé', isDeleted: true })
  })
})

describe('the quantity of an option', () => {
  const seat = { ...option(1, []), maxQuantity: 3 }

  test('repeats its id, and none of it removes it', () => {
    expect(withQuantity([4, 1], 1, 2)).toEqual([4, 1, 1])
    expect(withQuantity([1, 4, 1], 1, 1)).toEqual([4, 1])
    expect(withQuantity([1, 4, 1], 1, 0)).toEqual([4])
  })

  test('is at most what the option allows, or what the rental has already', () => {
    const kept = [{ id: 1, name: 'Siège bébé', price: 0, dailyPrice: 5, quantity: 4 }]
    expect(mostOf(seat, [])).toBe(3)
    expect(mostOf(seat, kept)).toBe(4)
    expect(mostOf({ id: 9, name: 'gone', price: 0, dailyPrice: 5 }, [])).toBe(1)
  })

  test('counts in its amount: two child seats for a week, and a GPS at 50 € at most', () => {
    expect(amountOf(seat, 2, 7)).toBe(70)
    expect(amountOf({ ...option(2, []), maxAmount: 50 }, 1, 14)).toBe(50)
    expect(amountOf({ ...option(2, []), maxDays: 10 }, 2, 14)).toBe(100)
  })
})

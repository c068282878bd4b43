import { describe, expect, test } from 'vitest'
import { Problem } from '../../kernel/problem.ts'
import { type CoverOption, checkOneCover, coveredSecurity, coverOf } from './covered-security.ts'

const option = (id: number, over: Partial<CoverOption> = {}): CoverOption => {
  return { id, name: `Option ${id}`, isCover: false, waiverCents: null, securityDepositCents: null, ...over }
}
const partial = option(1, { name: 'Rachat partiel', isCover: true, waiverCents: 300_00 })
const total = option(2, { name: 'Rachat total', isCover: true, waiverCents: 0, securityDepositCents: 150_00 })
const seat = option(3, { name: 'Siège bébé' })
const economy = { name: 'Économique', securityDepositCents: 1000_00, waiverCents: 800_00 }

const refusal = (check: () => unknown) => {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof Problem ? error.details.fields?.[0]?.code : error
  }
}

describe('the cover of a rental', () => {
  test('is the chosen option that is one', () => {
    expect(coverOf([partial, total, seat], [3, 2])).toBe(total)
    expect(coverOf([partial, total, seat], [3])).toBeNull()
  })

  test('is one only', () => {
    expect(refusal(() => checkOneCover([partial, total, seat], []))).toBe('two_covers')
    expect(refusal(() => checkOneCover([partial, seat], []))).toBeNull()
  })

  test('stays beside another one when both were there before they became covers', () => {
    expect(refusal(() => checkOneCover([partial, total], [1, 2]))).toBeNull()
    expect(refusal(() => checkOneCover([partial, total], [1]))).toBe('two_covers')
  })
})

describe('the deposit and the excess of a rental', () => {
  test('are those of the category without a cover', () => {
    expect(coveredSecurity(null, economy)).toEqual({ securityDepositCents: 1000_00, waiverCents: 800_00 })
  })

  test('are those of the cover, with the deposit of the category where the cover states none', () => {
    expect(coveredSecurity(total, economy)).toEqual({ securityDepositCents: 150_00, waiverCents: 0 })
    expect(coveredSecurity(partial, economy)).toEqual({ securityDepositCents: 1000_00, waiverCents: 300_00 })
  })

  test('do not come from a cover that states nothing for the category', () => {
    expect(refusal(() => coveredSecurity({ ...partial, waiverCents: null }, economy))).toBe('other_category')
  })
})

import { PublicIdPattern } from '@filao/domain/company/public-id.schema'
import { expect, test } from 'vitest'
import { addable, addPart, isRemovable, movePart, removePart, toParts, toPattern } from './token-list.ts'

const parts = toParts('year,-,month,-,publicId')
const keyOf = (token: string) => parts.find((part) => part.token === token)?.key ?? -1

test('a pattern is its parts', () => {
  expect(toPattern(parts)).toBe('year,-,month,-,publicId')
  expect(new Set(parts.map(({ key }) => key)).size).toBe(5)
})

test('a part moves to any position, and no further than the ends', () => {
  expect(toPattern(movePart(parts, keyOf('publicId'), 0))).toBe('publicId,year,-,month,-')
  expect(toPattern(movePart(parts, keyOf('year'), 2))).toBe('-,month,year,-,publicId')
  expect(toPattern(movePart(parts, keyOf('year'), -1))).toBe('year,-,month,-,publicId')
  expect(toPattern(movePart(parts, keyOf('year'), 99))).toBe('-,month,-,publicId,year')
  expect(movePart(parts, 1234, 0)).toEqual(parts)
})

test('two hyphens are equal and still separate parts', () => {
  const second = parts[3]?.key ?? -1
  expect(movePart(parts, second, 0).map(({ key }) => key)).toEqual([3, 0, 1, 2, 4])
  expect(removePart(parts, second).map(({ key }) => key)).toEqual([0, 1, 2, 4])
})

test('each part may be added once, the hyphen as often as wanted', () => {
  expect(addable(parts)).toEqual(['day', '-'])
  const whole = addPart(parts, 'day')
  expect(toPattern(whole)).toBe('year,-,month,-,publicId,day')
  expect(addable(whole)).toEqual(['-'])
  expect(new Set(addPart(removePart(whole, 0), 'year').map(({ key }) => key)).size).toBe(6)
})

test('every assembled pattern is accepted by the contract, up to its length', () => {
  let long = parts
  while (addable(long).includes('-')) long = addPart(long, '-')
  expect(long).toHaveLength(20)
  expect(PublicIdPattern.safeParse(toPattern(long)).success).toBe(true)
  expect(PublicIdPattern.safeParse(toPattern(addPart(long, '-'))).success).toBe(false)
})

test('the number cannot be removed', () => {
  expect(parts.filter((part) => !isRemovable(part)).map(({ token }) => token)).toEqual(['publicId'])
})

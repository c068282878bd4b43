import { expect, test } from 'vitest'
import { PublicIdPattern } from './public-id.schema.ts'
import { defaultPublicIdPattern, formatPublicId } from './public-id.ts'

test.each([
  [defaultPublicIdPattern, 12, '202603-0012'],
  ['publicId', 7, '0007'],
  ['year,-,month,-,day,-,publicId', 12, '2026-03-02-0012'],
  ['publicId,-,year', 9999, '9999-2026'],
  ['publicId', 10_000, '10000'],
  ['year', 3, '20260003'],
])('the pattern %s writes %d as %s', (pattern, counter, publicId) => {
  expect(formatPublicId(pattern, counter, '2026-03-02')).toBe(publicId)
})

test.each([
  ['year,month,-,publicId', 'year,month,-,publicId'],
  ['year,-,month,-,-,publicId', 'year,-,month,-,-,publicId'],
  ['year,month', 'year,month,publicId'],
  ['', 'publicId'],
])('the pattern %j is stored as %j', (pattern, kept) => {
  expect(PublicIdPattern.parse(pattern)).toBe(kept)
})

test.each([
  'year,year,publicId',
  'publicId,publicId',
  'hour,publicId',
  'year,/,publicId',
  `publicId${',-'.repeat(20)}`,
])('the pattern %j is refused', (pattern) => {
  expect(PublicIdPattern.safeParse(pattern).success).toBe(false)
})

import { expect, test } from 'vitest'
import { refusalOf } from './picture-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['image/png', 15 * megabyte, null],
  ['image/png', 15 * megabyte + 1, 'tooLarge'],
  ['image/svg+xml', 900, 'notPicture'],
  ['application/pdf', 900, 'notPicture'],
  ['', 900, null],
])('a file of type %s and %i bytes is refused as %s', (type, size, refusal) => {
  expect(refusalOf({ type, size })).toBe(refusal)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { postalCodesFile } from './postal-codes.ts'

it('the postal codes that ship are those of the packages: run `npm run postal-codes` after a change of one', () => {
  const shipped = new URL('../server/platform/database/migrations/postal-codes.csv', import.meta.url)
  // Compared as one, since a difference of 35,000 lines would take minutes to print.
  expect(readFileSync(shipped, 'utf8') === postalCodesFile()).toBe(true)
})

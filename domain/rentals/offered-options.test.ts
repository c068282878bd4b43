import { expect, test } from 'vitest'
import { checkOffered, countOf } from './offered-options.ts'

const seat = { id: 1, name: 'Siège bébé', isEnabled: true, quantity: 1, maxQuantity: 2 }
const gps = { id: 2, name: 'GPS', isEnabled: false, quantity: 1, maxQuantity: 1 }

const refused = (code: string, text: string) =>
  expect.objectContaining({
    details: { fields: [expect.objectContaining({ path: 'optionIds', code })] },
    message: expect.stringContaining(text),
  })

test('an inactive option cannot be added, but stays on a rental that has it', () => {
  expect(() => checkOffered([seat, gps], [2])).not.toThrow()
  expect(() => checkOffered([seat], [])).not.toThrow()
  expect(() => checkOffered([seat, gps], [1])).toThrow(refused('disabled', "'GPS'"))
})

test('two child seats are the most where two are allowed; more stay on a rental that has them', () => {
  expect(() => checkOffered([{ ...seat, quantity: 2 }], [])).not.toThrow()
  expect(() => checkOffered([{ ...seat, quantity: 3 }], [1, 1])).toThrow(
    refused('range', "at most 2 of the option 'Siège bébé', and 3"),
  )
  expect(() => checkOffered([{ ...seat, quantity: 3 }], [1, 1, 1])).not.toThrow()
  expect(() => checkOffered([{ ...seat, quantity: 4 }], [1, 1, 1])).toThrow(refused('range', 'at most 2'))
})

test('a repeated id is that many of an option', () => {
  expect(countOf(1, [1, 2, 1])).toBe(2)
  expect(countOf(3, [1, 2, 1])).toBe(0)
})

import { expect, test } from 'vitest'
import { checkOffered } from './offered-options.ts'

const options = [
  { id: 1, name: 'Siège bébé', isEnabled: true },
  { id: 2, name: 'GPS', isEnabled: false },
]

test('an inactive option cannot be added, but stays on a rental that has it', () => {
  expect(() => checkOffered(options, [2])).not.toThrow()
  expect(() => checkOffered(options.slice(0, 1), [])).not.toThrow()
  expect(() => checkOffered(options, [1])).toThrow(
    expect.objectContaining({
      details: { fields: [expect.objectContaining({ path: 'optionIds', code: 'disabled' })] },
      message: expect.stringContaining("'GPS'"),
    }),
  )
})

import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { SignatureField } from './SignatureField.tsx'

const shown = (by: string, strokes: number[][], isOnPaper = false) =>
  renderWithKeys(<SignatureField title="" value={{ by, strokes, isOnPaper }} />)

test('a drawn signature without a name says that it is not recorded', () => {
  const drawn = [[0, 0, 90, 90]]
  expect(shown(' ', drawn)).toContain('signature.unnamed')
  expect(shown('Zoé', drawn)).not.toContain('signature.unnamed')
  expect(shown('', [])).not.toContain('signature.unnamed')
  expect(shown('', drawn, true)).not.toContain('signature.unnamed')
})

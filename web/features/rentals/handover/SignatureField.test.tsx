import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SignatureField } from './SignatureField.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const shown = (by: string, strokes: number[][], isOnPaper = false) =>
  renderToString(<SignatureField title="" value={{ by, strokes, isOnPaper }} />)

test('a drawn signature without a name says that it is not recorded', () => {
  const drawn = [[0, 0, 90, 90]]
  expect(shown(' ', drawn)).toContain('signature.unnamed')
  expect(shown('Zoé', drawn)).not.toContain('signature.unnamed')
  expect(shown('', [])).not.toContain('signature.unnamed')
  expect(shown('', drawn, true)).not.toContain('signature.unnamed')
})

import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { useDueHint } from './due-hint.ts'

function Hint({ rental }: { rental: Parameters<typeof useDueHint>[0] }) {
  return useDueHint(rental)
}

const hint = (chargesAmount: number, creditedAmount: number, settledElsewhereAmount = 0) =>
  renderWithKeys(<Hint rental={{ chargesAmount, creditedAmount, settledElsewhereAmount }} />, 'en')

test('the amount due names its charges and the credit notes that lower it, not what was settled before Filao', () => {
  expect(hint(0, 0)).toBe('')
  expect(hint(300, 198)).toBe('line Extra charges €300.00 · line Credit notes -€198.00')
  expect(hint(0, 240, 200)).toBe('line Credit notes -€40.00')
})

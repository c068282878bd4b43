import type { Rental } from '@filao/domain/rentals/rental'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { useDueHint } from './due-hint.ts'

function Hint({ rental }: { rental: Rental }) {
  return useDueHint(rental)
}

const hint = (chargesAmount: number, creditedAmount: number, settledElsewhereAmount = 0) =>
  renderWithKeys(<Hint rental={{ chargesAmount, creditedAmount, settledElsewhereAmount } as Rental} />, 'en')

test('the amount due names its charges and the credit notes that lower it, not what was settled before Filao', () => {
  expect(hint(0, 0)).toBe('')
  expect(hint(300, 198)).toBe('payment.withCharges €300.00 · creditNotes €198.00')
  expect(hint(0, 240, 200)).toBe('creditNotes €40.00')
})

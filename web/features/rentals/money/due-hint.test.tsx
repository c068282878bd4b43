import type { Rental } from '@filao/domain/rentals/rental'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useDueHint } from './due-hint.ts'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { amount }: { amount: string }) => `${key} ${amount}`,
    i18n: { language: 'en' },
  }),
}))

function Hint({ rental }: { rental: Rental }) {
  return useDueHint(rental)
}

const hint = (chargesAmount: number, creditedAmount: number, settledElsewhereAmount = 0) =>
  renderToString(<Hint rental={{ chargesAmount, creditedAmount, settledElsewhereAmount } as Rental} />)

test('the amount due names its charges and the credit notes that lower it, not what was settled before Filao', () => {
  expect(hint(0, 0)).toBe('')
  expect(hint(300, 198)).toBe('payment.withCharges €300.00 · creditNotes €198.00')
  expect(hint(0, 240, 200)).toBe('creditNotes €40.00')
})

import { expect, test } from 'vitest'
import { journeysOf } from './journeys.ts'

test.each([
  ['web/features/fines/FinesPage.tsx', ['answer-a-fine', 'hold-a-button']],
  ['server/features/cash/close-desk.ts', ['close-the-drawer', 'read-the-menu', 'type-a-number']],
  ['domain/webhooks/signature.ts', ['notify-a-program', 'read-long-names', 'read-the-menu']],
  ['web/ui/Money.tsx', ['answer-a-reservation', 'rent-a-car']],
  ['e2e/board.ts', ['invoice-a-rental', 'move-a-rental', 'swap-two-vehicles']],
  ['e2e/sign-in.spec.ts', ['sign-in']],
  ['domain/fines/lookup.test.ts', []],
  ['docs/STYLE.md', []],
])('a change of %s runs the journeys that use it', (file, names) => {
  expect(journeysOf([file])).toEqual(names.map((name) => `e2e/${name}.spec.ts`))
})

test('a change of one screen of a feature runs the journeys of this screen alone', () => {
  const ofMoney = journeysOf(['web/features/rentals/money/PaymentPage.tsx'])
  expect(ofMoney).toContain('e2e/settle-a-rental.spec.ts')
  expect(ofMoney.length).toBeLessThan(journeysOf(['web/features/rentals/screens.ts']).length / 3)
})

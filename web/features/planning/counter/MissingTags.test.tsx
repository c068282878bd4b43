import type { CounterRental } from '@filao/domain/planning/counter.schema'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { MissingTags } from './MissingTags.tsx'

const rental = {
  status: 'ongoing',
  customer: { kind: 'person' },
  missing: ['payment'],
  totalAmount: 300,
  chargesAmount: 0,
  creditedAmount: 0,
  paidTotalAmount: 0,
  securityDepositAmount: 800,
  paidSecurityDepositAmount: 0,
}

test.each([
  ['the price', {}, '300,00 €'],
  ['a charge after the price', { chargesAmount: 25, paidTotalAmount: 300 }, '25,00 €'],
  ['the half that was not settled before Filao', { creditedAmount: 150 }, '150,00 €'],
])('the counter says how much money is missing: %s', (_, over, amount) => {
  const html = renderWithKeys(
    <MemoryRouter>
      <MissingTags rental={{ ...rental, ...over } as unknown as CounterRental} zone="America/Guadeloupe" />
    </MemoryRouter>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(amount)
})

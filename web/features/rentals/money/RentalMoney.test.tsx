import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cache } from '#api/cache'
import { listPayments } from '#api/calls'
import { query } from '#api/read'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { RentalMoney } from './RentalMoney.tsx'

const session = { companyId: 3 } as NonNullable<Parameters<typeof SessionContext.Provider>[0]['value']>
const rental = {
  id: 7,
  status: 'pending',
  price: null,
  totalAmount: 300,
  chargesAmount: 0,
  creditedAmount: 0,
  settledElsewhereAmount: 0,
  paidTotalAmount: 0,
  securityDepositAmount: 800,
  paidSecurityDepositAmount: 0,
  waiverAmount: 1100,
  cancellationReason: null,
}

beforeEach(() => {
  const params = { companyId: 3, rentalId: 7 }
  cache.setQueryData(query(listPayments, { params }).queryKey, [] as never)
})
afterEach(() => cache.clear())

const shown = (over: object) =>
  renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={session}>
        <RentalMoney rental={{ ...rental, ...over } as unknown as Rental} />
      </SessionContext>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('what was paid is told apart from what was settled before Filao', () => {
  expect(shown({})).toContain('price.paid 0,00 € / 300,00 €')
  const imported = { creditedAmount: 120, settledElsewhereAmount: 120 }
  expect(shown(imported)).toContain('Réglé avant Filao -120,00 € price.paidSince 0,00 € / 180,00 €')
})

test('the fee of a cancelled rental has the name of its reason', () => {
  const cancelled = { status: 'cancelled', chargesAmount: 80 }
  expect(shown({ ...cancelled, cancellationReason: 'no_show' })).toContain('Frais de non-présentation 80,00 €')
  expect(shown({ ...cancelled, cancellationReason: 'customer' })).toContain('Frais d’annulation 80,00 €')
})

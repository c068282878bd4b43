import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { RentalCard } from './RentalCard.tsx'

const agency = { timezone: 'America/Guadeloupe' }
const rental = {
  status: 'done',
  start: '2026-03-01T12:00:00Z',
  end: '2026-03-04T12:00:00Z',
  departureAgency: agency,
  arrivalAgency: agency,
  customer: { kind: 'person', firstName: 'Zoé' },
  vehicle: { registrationNumber: 'ab123cd' },
  totalAmount: 120,
  chargesAmount: 0,
  creditedAmount: 0,
  securityDepositAmount: 0,
  paidTotalAmount: 40,
}

test('on a phone a rental says what it still owes, and nothing once it is paid', () => {
  const shown = (over: object) => renderWithKeys(<RentalCard rental={{ ...rental, ...over } as unknown as RentalRow} />)
  expect(shown({})).toMatch(/list\.owed.*80,00/)
  expect(shown({ paidTotalAmount: 120 })).not.toContain('list.owed')
  expect(shown({ status: 'quote', paidTotalAmount: 0 })).not.toContain('list.owed')
})

import { listVehicleDeadlines } from '@filao/domain/upkeep/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { SessionContext } from '#app/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { DueWithin } from './DueWithin.tsx'

afterEach(() => cache.clear())

test.each([
  ['soon', '2026-03-05', 'within.due Vidange 5 mars 2026'],
  ['ok', '2027-06-01', 'within.due Vidange 8 mars 2026'],
  ['overdue', '2026-03-02', 'within.overdue Vidange 2 mars 2026'],
])(
  'the form of a rental names the day on which a service is due first, by date or kilometres: %s',
  (state, estimatedOn, line) => {
    const dueOn = estimatedOn > '2027' ? '2026-03-08' : '2027-01-15'
    const oil = { id: 1, kind: 'service', name: 'Vidange', dueOn, estimatedOn, state }
    cache.setQueryData(keyOf(listVehicleDeadlines, { params: { companyId: 7, vehicleId: 3 } }), [oil])
    const period = { start: '2026-03-02T12:00:00Z', end: '2026-03-09T12:00:00Z' }
    const html = renderWithKeys(
      <QueryClientProvider client={cache}>
        <SessionContext value={{ companyId: 7 } as never}>
          <DueWithin vehicleId={3} period={period} zone="America/Guadeloupe" />
        </SessionContext>
      </QueryClientProvider>,
    )
    expect(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(line)
  },
)

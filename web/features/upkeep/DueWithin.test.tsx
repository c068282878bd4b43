import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { listVehicleDeadlines } from '#api/calls'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { DueWithin } from './DueWithin.tsx'

afterEach(() => cache.clear())

/** Returns the text of the warning about an oil change, for a rental in March. */
function warning(oil: object, period: { start: string; end: string }, zones: { start: string; end: string }): string {
  const deadline = { id: 1, kind: 'service', name: 'Vidange', ...oil }
  cache.setQueryData(keyOf(listVehicleDeadlines, { params: { companyId: 7, vehicleId: 3 } }), [deadline])
  const html = renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={{ companyId: 7 } as never}>
        <DueWithin vehicleId={3} period={period} zones={zones} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ')
}

const guadeloupe = { start: 'America/Guadeloupe', end: 'America/Guadeloupe' }

test.each([
  ['soon', '2026-03-05', 'within.due Vidange 5 mars 2026'],
  ['ok', '2027-06-01', 'within.due Vidange 8 mars 2026'],
  ['overdue', '2026-03-02', 'within.overdue Vidange 2 mars 2026'],
])(
  'the form of a rental names the day on which a service is due first, by date or kilometres: %s',
  (state, estimatedOn, line) => {
    const dueOn = estimatedOn > '2027' ? '2026-03-08' : '2027-01-15'
    const period = { start: '2026-03-02T12:00:00Z', end: '2026-03-09T12:00:00Z' }
    expect(warning({ dueOn, estimatedOn, state }, period, guadeloupe)).toContain(line)
  },
)

test('the day of the return is that of the agency where the vehicle comes back', () => {
  const oil = { dueOn: '2026-03-08', estimatedOn: null, state: 'soon' }
  // 22h30 on the 8th in Guadeloupe, 6h30 on the 9th in Réunion.
  const period = { start: '2026-03-02T12:00:00Z', end: '2026-03-09T02:30:00Z' }
  expect(warning(oil, period, guadeloupe)).toBe('')
  expect(warning(oil, period, { start: 'America/Guadeloupe', end: 'Indian/Reunion' })).toContain('8 mars 2026')
})

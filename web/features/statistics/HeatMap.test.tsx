import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { readHeatMap } from '#api/calls'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { HeatMap } from './HeatMap.tsx'

const days = { from: '2026-11-01', to: '2026-11-30' }
const weeks = [{ from: '2026-11-02', to: '2026-11-08' }]

afterEach(() => cache.clear())

test('the heat map has no table without a category', () => {
  expect(shown([])).toBe('')
  expect(shown([{ id: 1, name: 'Citadine', utilisation: [0.5] }])).toContain('Citadine')
})

function shown(rows: object[]): string {
  cache.setQueryData(keyOf(readHeatMap, { params: { companyId: 1 }, query: days }), { weeks, rows })
  return renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={{ companyId: 1, role: 'admin' } as never}>
        <MemoryRouter>
          <HeatMap days={days} />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
}

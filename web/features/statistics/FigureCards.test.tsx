import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { FigureCards } from './FigureCards.tsx'

const days = { from: '2026-11-01', to: '2026-11-30' }

test('each link to the rows of a figure has a name of its own', () => {
  const figures = {} as Parameters<typeof FigureCards>[0]['figures']
  const html = renderWithKeys(
    <SessionContext value={{ role: 'admin' } as never}>
      <MemoryRouter>
        <FigureCards
          days={days}
          figures={figures}
          before={undefined}
          year={undefined}
          chosen="utilisation"
          onChoose={() => undefined}
        />
      </MemoryRouter>
    </SessionContext>,
  )
  const names = [...html.matchAll(/<a aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toContain('rowsOf rows.rentals Taux d’utilisation')
  expect(new Set(names).size).toBe(12)
  expect(html.match(/<a /g)).toHaveLength(12)
})

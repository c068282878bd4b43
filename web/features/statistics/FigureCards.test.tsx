import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { FigureCards } from './FigureCards.tsx'

vi.mock('#app/session', () => ({ useCan: () => true }))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { rows, figure }: Record<string, string> = {}) => [key, rows, figure].filter(Boolean).join(' '),
    i18n: { language: 'fr' },
  }),
}))

const days = { from: '2026-11-01', to: '2026-11-30' }

test('each link to the rows of a figure has a name of its own', () => {
  const figures = {} as Parameters<typeof FigureCards>[0]['figures']
  const html = renderToString(
    <MemoryRouter>
      <FigureCards
        days={days}
        figures={figures}
        before={undefined}
        year={undefined}
        chosen="utilisation"
        onChoose={() => undefined}
      />
    </MemoryRouter>,
  )
  const names = [...html.matchAll(/<a aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toContain('rowsOf rows.rentals Taux d’utilisation')
  expect(new Set(names).size).toBe(12)
  expect(html.match(/<a /g)).toHaveLength(12)
})

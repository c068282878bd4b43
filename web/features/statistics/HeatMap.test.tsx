import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { HeatMap } from './HeatMap.tsx'

const read = vi.hoisted(() => ({ data: { weeks: [{ from: '2026-11-02', to: '2026-11-08' }], rows: [] as object[] } }))

vi.mock('#app/session', () => ({ useCan: () => true, useSession: () => ({ companyId: 1 }) }))
vi.mock('#api/read', () => ({ useRead: () => read }))
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'fr' } }) }))

const days = { from: '2026-11-01', to: '2026-11-30' }

test('the heat map has no table without a category', () => {
  const html = () =>
    renderToString(
      <MemoryRouter>
        <HeatMap days={days} />
      </MemoryRouter>,
    )
  expect(html()).toBe('')
  read.data.rows.push({ id: 1, name: 'Citadine', utilisation: [0.5] })
  expect(html()).toContain('Citadine')
})

import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { StatisticsPage } from './StatisticsPage.tsx'

const may = vi.hoisted(() => ({ rent: true }))
vi.mock('#session/session', () => ({ useCan: () => may.rent, useSession: () => ({ companyId: 7 }) }))
vi.mock('#api/read', () => ({ useRead: () => ({ data: { figures: { fleetDays: 0, rentalsCount: 0 } } }) }))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'fr' } }),
}))
vi.mock('./period.ts', () => ({
  usePeriod: () => ({ days: { from: '2026-11-01', to: '2026-11-30' }, step: 'day', fault: null }),
}))
vi.mock('./PeriodBar.tsx', () => ({ PeriodBar: () => null }))
vi.mock('./FigureCards.tsx', () => ({ FigureCards: () => null }))
vi.mock('./ChartPanel.tsx', () => ({ ChartPanel: () => null }))
vi.mock('./Shares.tsx', () => ({ Shares: () => null }))
vi.mock('./HeatMap.tsx', () => ({ HeatMap: () => null }))

const shown = (mayRent: boolean) => {
  may.rent = mayRent
  return renderToString(
    <MemoryRouter>
      <StatisticsPage />
    </MemoryRouter>,
  )
}

test('only a user who may rent is told to add vehicles and rentals', () => {
  expect(shown(true)).toContain('empty.text')
  const forAccountant = shown(false)
  expect(forAccountant).toContain('empty.readOnly')
  expect(forAccountant).not.toContain('empty.text')
})

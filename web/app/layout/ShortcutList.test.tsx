import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShortcutList } from './ShortcutList.tsx'

vi.mock('react-i18next', async () => {
  const { fr } = await import('../messages.fr.ts')
  const find = (key: string) => key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], fr)
  return { useTranslation: () => ({ t: find }) }
})
vi.mock('#ui/feedback/Dialog', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }))
vi.mock('#session/session', () => ({ useCan: () => true }))
vi.mock('./shortcuts.ts', async (load) => ({ ...(await load<object>()), useSingleKeys: () => [true, () => undefined] }))
vi.mock('../menu/use-menu.ts', () => ({ useMenuScreens: () => [] }))

test('the French list names the keys as a French keyboard does', () => {
  const html = renderToString(<ShortcutList onClose={() => undefined} />)
  const keys = [...html.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key]) => key)
  expect(keys).toContain('Maj')
  expect(keys).not.toContain('Shift')
})

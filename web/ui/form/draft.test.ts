import { afterEach, expect, test, vi } from 'vitest'
import { keepDrafts, registerDraft, takeDraft } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is typed is kept when the session is lost, but no password', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => stored.set(key, text),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  const values = { firstName: 'Teddy', password: 'secret one', currentPassword: 'secret two' }
  const unregister = registerDraft('/team#member', () => ({ values }))
  keepDrafts(7)
  unregister()
  expect([...stored.values()].join()).not.toContain('secret')
  expect(takeDraft('/team#member')).toEqual({ values: { firstName: 'Teddy' } })
})

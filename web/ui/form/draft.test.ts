import { afterEach, expect, test, vi } from 'vitest'
import { rememberScreen, takeScreen } from '#session/after-sign-in'
import { dropDrafts, registerDraft, storeDrafts, takeDraft } from './draft.ts'

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
  storeDrafts(7)
  unregister()
  expect([...stored.values()].join()).not.toContain('secret')
  expect(takeDraft('/team#member')).toEqual({ values: { firstName: 'Teddy' } })
})

const refuse = () => {
  throw new Error('no storage')
}
test.each([
  ['is full', { setItem: refuse, getItem: () => null, removeItem: () => undefined }],
  ['is refused', { setItem: refuse, getItem: refuse, removeItem: refuse }],
])('what is typed comes back after the sign-in where the storage of the tab %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  const forget = registerDraft('/customer/new', () => ({ lastName: 'Kancel' }))
  storeDrafts(7)
  forget()
  dropDrafts(7)
  expect(takeDraft('/customer/new')).toEqual({ lastName: 'Kancel' })
  expect(takeDraft('/customer/new')).toBeNull()
  rememberScreen('/planning?view=week')
  expect(takeScreen()).toBe('/planning?view=week')
  expect(takeScreen()).toBeNull()
})

test('what is typed stays from another user where the storage of the tab is full', () => {
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: () => null, removeItem: () => undefined })
  const forget = registerDraft('/customer/new', () => ({ lastName: 'Kancel' }))
  storeDrafts(7)
  forget()
  dropDrafts(9)
  expect(takeDraft('/customer/new')).toBeNull()
})

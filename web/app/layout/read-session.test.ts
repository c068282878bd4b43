import { afterEach, expect, test } from 'vitest'
import { cache } from '#api/cache'
import { companies, me } from '#session/session'
import { registerDraft, storeDrafts, takeDraft } from '#ui/form/draft'
import { readSession } from './read-session.ts'

afterEach(() => {
  cache.clear()
  sessionStorage.clear()
})

test('what a user typed is there for themselves, but not for another who signed in in another tab', async () => {
  const forget = registerDraft('/customer/new', () => ({ lastName: 'Kancel' }))
  storeDrafts(3)
  forget()
  cache.setQueryData(companies.queryKey, [])
  cache.setQueryData<object>(me.queryKey, { id: 3 })
  await readSession()
  expect(takeDraft('/customer/new')).toEqual({ lastName: 'Kancel' })
  sessionStorage.setItem('filao:draft:/customer/new', JSON.stringify({ userId: 3, values: { lastName: 'Kancel' } }))
  cache.setQueryData<object>(me.queryKey, { id: 9 })
  await readSession()
  expect(takeDraft('/customer/new')).toBeNull()
})

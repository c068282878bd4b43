import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { listMessageTemplates } from '#api/calls'
import { noteVersion } from '#api/versions'
import { fakeServer } from '#testing/fake-server'
import type { Edits } from '#ui/form/edited/edits'
import { changedValues } from '#ui/form/edited/overtaken'
import { MessagePage } from './MessagePage.tsx'

type Shown = { initialValues: object; edits?: Edits; save: (values: object, ifMatch: string) => Promise<unknown> }

let shown: Shown
vi.mock('#ui/form/FormScreen', () => ({
  FormGroup: () => null,
  FormScreen: (props: Shown) => {
    shown = props
    return null
  },
}))
afterEach(() => {
  cache.clear()
  vi.unstubAllGlobals()
})

const words = (kind: string, language: string, subject: string) => {
  const body = 'Bonjour {{client}}'
  return { kind, language, subject, body, isOwn: false, original: { subject, body }, placeholders: [], updatedAt: null }
}

test('the words of a mail are saved on the version they were read at; only other words of that mail are a conflict', async () => {
  const server = fakeServer()
  const list = (quote: string, reminder = 'Rappel') => [
    words('quote', 'fr', quote),
    words('payment_reminder', 'fr', reminder),
  ]
  const stored = list('Devis')
  noteVersion(stored, '"v1"')
  cache.setQueryData(keyOf(listMessageTemplates, { params: { companyId: 7 } }), stored)
  renderToString(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={['/company/7/messages/quote-fr']}>
        <Routes>
          <Route path="/company/:id/messages/:message" element={<MessagePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(shown.edits?.version).toBe('"v1"')

  server.answer = () => Response.json(stored)
  await shown.save(shown.initialValues, '"v1"')
  expect(server.sent[0]?.headers.get('If-Match')).toBe('"v1"')

  const edits = shown.edits as Edits
  const changedBy = async (now: object[]) => {
    server.answer = () => Response.json(now, { headers: { ETag: '"v2"' } })
    return changedValues(edits, await edits.readAgain())
  }
  expect(await changedBy(list('Devis', 'Relance'))).toBeNull()
  expect(await changedBy(list('Votre devis'))).toEqual({ subject: 'Votre devis' })
  expect(edits.labels.subject).toBeTruthy()
})

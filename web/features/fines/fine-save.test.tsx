import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { getFine } from '#api/calls'
import { noteVersion } from '#api/versions'
import { SessionContext } from '#session/session'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import type { Edits } from '#ui/form/edited/edits'
import { changedValues } from '#ui/form/edited/overtaken'
import { FineFormPage } from './FineFormPage.tsx'

type Shown = { initialValues: object; edits?: Edits; save: (values: object, ifMatch: string) => Promise<unknown> }

let shown: Shown
vi.mock('#ui/form/FormScreen', () => ({
  FormGroup: () => null,
  FormScreen: (props: Shown) => {
    shown = props
    return null
  },
}))

const at = '2026-03-03T14:05:00Z'
const notice = {
  ...{
    id: 4,
    kind: 'designation',
    registrationNumber: 'ab123cd',
    committedAt: at,
    noticeDate: '2026-03-08',
    timezone: 'America/Guadeloupe',
  },
  ...{ noticeNumber: '4512345678', place: null, amount: 90, comments: null, status: 'to_do', driverId: 9 },
}
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  noteVersion(notice, '"v1"')
  cache.setQueryData(keyOf(getFine, { params: { companyId: 7, id: 4 } }), notice)
  show()
})
afterEach(() => {
  cache.clear()
  vi.unstubAllGlobals()
})

test('a notice is saved on the version it was read at; only a change of its own fields is a conflict', async () => {
  expect(shown.edits?.version).toBe('"v1"')
  server.answer = () => Response.json(notice)
  await shown.save({ ...shown.initialValues, comments: 'Appelé' }, '"v1"')
  expect(server.sent.at(-1)?.headers.get('If-Match')).toBe('"v1"')

  const edits = shown.edits as Edits
  const changedBy = async (change: object) => {
    server.answer = () => Response.json({ ...notice, ...change }, { headers: { ETag: '"v2"' } })
    return changedValues(edits, await edits.readAgain())
  }
  expect(await changedBy({ status: 'paid' })).toBeNull()
  expect(await changedBy({ comments: 'Contesté' })).toEqual({ comments: 'Contesté' })
  expect(edits.labels.comments).toBeTruthy()
})

test('a time typed with another plate is on the clock of its vehicle, even before the answer is on the screen', async () => {
  const vehicle = { id: 5, registrationNumber: 'cd456ef', make: null, model: null, timezone: 'Indian/Reunion' }
  server.answer = (url) =>
    Response.json(url.endsWith('/lookup') ? { vehicle, rental: null, drivers: [], unavailability: null } : notice)
  await shown.save({ ...shown.initialValues, registrationNumber: 'CD-456-EF' }, '"v1"')
  // 10h05 in Guadeloupe was read from the screen, and is 10h05 in Réunion.
  const [first, second, saved] = server.sent.map(({ body }) => body)
  expect([first, second]).toMatchObject([{ at }, { at: '2026-03-03T06:05:00Z' }])
  expect(saved).toMatchObject({ registrationNumber: 'CD-456-EF', committedAt: '2026-03-03T06:05:00Z', driverId: null })
})

function show(): void {
  const session = { user: { id: 3, role: 'admin' }, company: { countryCode: 'GP' }, companyId: 7, role: 'admin' }
  renderToString(
    <QueryClientProvider client={cache}>
      <SessionContext value={session as never}>
        <MemoryRouter initialEntries={['/fine/edit/4']}>
          <Routes>
            <Route path="/fine/edit/:id" element={<FineFormPage />} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
}

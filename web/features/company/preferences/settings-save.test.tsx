import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { getCompany } from '#api/calls'
import { noteVersion } from '#api/versions'
import { SessionContext } from '#session/session'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import type { Edits } from '#ui/form/edited/edits'
import { changedValues } from '#ui/form/edited/overtaken'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'
import { CompanySettingsPage } from './CompanySettingsPage.tsx'

type Shown = {
  initialValues: object
  edits?: Edits
  save: (values: object, ifMatch: string) => Promise<unknown>
}

let shown: Shown
vi.mock('#ui/form/FormScreen', () => ({
  FormGroup: () => null,
  FormScreen: (props: Shown) => {
    shown = props
    return null
  },
}))

const company = { id: 7, countryCode: 'GP', name: 'Karukera Auto', lateHourAmount: 10, dailyDigestEnabled: false }
const read = { params: { companyId: 7 } }
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  noteVersion(company, '"v1"')
  cache.setQueryData(keyOf(getCompany, read), company)
})
afterEach(() => {
  cache.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['settings', <CompanySettingsPage key="settings" />, 'lateHourAmount', 25, { name: 'Autre nom' }],
  ['profile', <CompanyProfilePage key="profile" />, 'name', 'Autre nom', { lateHourAmount: 25 }],
])(
  'the %s are saved on the version they were read at; only a change of their own fields is a conflict',
  async (_, page, own, value, elsewhere) => {
    show(page)
    expect(shown.edits?.version).toBe('"v1"')

    server.answer = () => Response.json(company)
    await shown.save(shown.initialValues, '"v1"')
    expect(server.sent[0]?.headers.get('If-Match')).toBe('"v1"')

    expect(await changedBy(elsewhere)).toBeNull()
    expect(await changedBy({ [own]: value })).toEqual({ [own]: value })
    const labels = Object.values(shown.edits?.labels ?? {})
    expect(shown.edits?.labels[own]).toBeTruthy()
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  },
)

test('a second save is sent on the version that the first one answered', async () => {
  show(<CompanySettingsPage />)
  const saved = { ...company, dailyDigestEnabled: true }
  server.answer = () => Response.json(saved, { headers: { ETag: '"v2"' } })
  await shown.save({ ...shown.initialValues, dailyDigestEnabled: true }, '"v1"')
  show(<CompanySettingsPage />)
  expect(shown.edits).toMatchObject({ version: '"v2"', values: { dailyDigestEnabled: true, lateHourAmount: 10 } })
})

/** Returns what the form's conflict is after a colleague's change. */
async function changedBy(change: object) {
  server.answer = () => Response.json({ ...company, ...change }, { headers: { ETag: '"v3"' } })
  const edits = shown.edits as Edits
  return changedValues(edits, await edits.readAgain())
}

function show(page: ReactNode): void {
  const session = { user: { id: 3, role: 'admin' }, company, companyId: 7, role: 'admin' }
  renderToString(
    <QueryClientProvider client={cache}>
      <SessionContext value={session as never}>
        <MemoryRouter initialEntries={['/company/7']}>
          <Routes>
            <Route path="/company/:id" element={page} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { useAction } from './action.ts'
import { cache } from './cache.ts'
import type { Call } from './input.ts'
import { isOwnWrite } from './own-writes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  cache.clear()
})

const params = { companyId: 7 }
const createPayment = { method: 'POST', path: '/companies/:companyId/payments' } as const

let found: { mutateAsync: (input: object) => Promise<unknown> } | undefined

function Screen({ endpoint }: { endpoint: Call }) {
  found = useAction(endpoint) as unknown as typeof found
  return null
}

function action(endpoint: Call = createPayment) {
  renderToString(
    <QueryClientProvider client={cache}>
      <Screen endpoint={endpoint} />
    </QueryClientProvider>,
  )
  return found
}

/** Opens a screen, which sends inputs at once, each with the status of its answer, and returns the keys they had. */
function sender(server: FakeServer, endpoint: Call) {
  const opened = action(endpoint)
  return async (...sends: [input: object, status: number][]) => {
    const [before, statuses] = [server.sent.length, sends.map(([, status]) => status)]
    server.answer = () => {
      const status = statuses.shift() ?? 500
      return new Response(status === 204 ? null : '{}', { status })
    }
    await Promise.allSettled(sends.map(([input]) => opened?.mutateAsync(input)))
    return server.sent.slice(before).map(({ key }) => key)
  }
}

test('a write whose answer was lost is read again, and its event is not taken for known', async () => {
  const server = fakeServer()
  const list = ['payments', 'GET /companies/:companyId/payments', params, {}]
  for (const [status, isLost] of [
    [422, false],
    [504, true],
  ] as const) {
    cache.setQueryData(list, [])
    server.answer = () => new Response('{}', { status })
    await action()
      ?.mutateAsync({ params, body: { totalAmount: 50 } })
      .catch(() => undefined)
    expect(cache.getQueryState(list)?.isInvalidated, `${status}`).toBe(isLost)
    expect(isOwnWrite(server.sent.at(-1)?.key ?? ''), `${status}`).toBe(!isLost)
  }
})

const uploadPaper = { method: 'POST', path: '/companies/:companyId/papers' } as const
const deletePaper = { method: 'DELETE', path: '/companies/:companyId/papers/:id' } as const

/** Returns the form of the same file chosen again: another object each time. */
function paper(name: string) {
  const form = new FormData()
  form.append('file', new File(['scan'], name, { type: 'image/png', lastModified: 1_790_000_000_000 }))
  return { params, form }
}

test('a file sent again after a lost answer keeps its key, also from another screen and after another file', async () => {
  const server = fakeServer()
  const send = sender(server, uploadPaper)
  const key = await send([paper('licence.png'), 504])
  expect(await send([paper('licence.png'), 504])).toEqual(key)
  expect(await send([paper('passport.png'), 201])).not.toEqual(key)
  expect(await sender(server, uploadPaper)([paper('licence.png'), 201])).toEqual(key)
  expect(await send([paper('licence.png'), 201])).not.toEqual(key)
})

test('a file sent again after its stored copy was deleted is a new upload', async () => {
  const server = fakeServer()
  const send = sender(server, uploadPaper)
  const key = await send([paper('licence.png'), 504])
  await sender(server, deletePaper)([{ params: { companyId: 8, id: 3 } }, 204])
  expect(await send([paper('licence.png'), 504])).toEqual(key)
  await sender(server, deletePaper)([{ params: { ...params, id: 3 } }, 204])
  expect(await send([paper('licence.png'), 201])).not.toEqual(key)
})

const cash = { params, body: { totalAmount: 50 } }
const card = { params, body: { totalAmount: 60 } }

test('writes sent at once have a key each, which their retries keep', async () => {
  const send = sender(fakeServer(), createPayment)
  const keys = await send([cash, 504], [card, 504])
  expect(new Set(keys).size).toBe(2)
  expect([...(await send([cash, 504])), ...(await send([card, 504]))]).toEqual(keys)
})

test('an answer ends no other write sent at once', async () => {
  const send = sender(fakeServer(), createPayment)
  const [key] = await send([cash, 504], [card, 201])
  expect(await send([cash, 422])).toEqual([key])
  expect(await send([cash, 201])).not.toEqual([key])
})

test('a value that was changed and changed back after a lost answer is written again', async () => {
  const send = sender(fakeServer(), createPayment)
  const key = await send([cash, 504])
  await send([card, 201])
  expect(await send([cash, 201])).not.toEqual(key)
})

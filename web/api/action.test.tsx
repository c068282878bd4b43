import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useAction } from './action.ts'
import { cache } from './cache.ts'
import { fakeServer } from './fake-server.ts'
import { isOwnWrite } from './own-writes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  cache.clear()
})

const params = { companyId: 7 }
const createPayment = { method: 'POST', path: '/companies/:companyId/payments' } as const

let found: { mutateAsync: (input: object) => Promise<unknown> } | undefined

function Screen() {
  found = useAction(createPayment) as unknown as typeof found
  return null
}

function action() {
  renderToString(
    <QueryClientProvider client={cache}>
      <Screen />
    </QueryClientProvider>,
  )
  return found
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from './cache.ts'
import { call } from './call.ts'
import { followChanges } from './changes.ts'
import { askEarly } from './early.ts'
import { fakeServer } from './fake-server.ts'

/** A stream whose events the test sends. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  fail(isGivenUp: boolean) {
    this.readyState = isGivenUp ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }
}

let stop: () => void
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  fakeServer()
  await call({ method: 'POST', path: '/auth' }, {})
  FakeEventSource.opened = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const follow = () => {
  stop = followChanges(7)
}
const stream = (n: number) => FakeEventSource.opened[n] as FakeEventSource
const hear = (n: number) => stream(n).dispatchEvent(new Event('ready'))
const read = () => call({ method: 'GET', path: '/companies/7/home' }, {})
const ages = () => FakeEventSource.opened.map(({ url }) => Number(new URL(url, 'http://x').searchParams.get('age')))

test('a stream asks for what changed since the oldest data was asked for', async () => {
  vi.advanceTimersByTime(60_000)
  await call({ method: 'POST', path: '/auth' }, {})
  await read()
  vi.advanceTimersByTime(2000)
  await read()
  vi.advanceTimersByTime(300)
  follow()
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/companies/7/events?age=2300'])
})

test('it counts the data that were asked for before the code had loaded', () => {
  askEarly('/api/companies/7/home')
  vi.advanceTimersByTime(1500)
  follow()
  expect(ages()).toEqual([1500])
})

test('the next frame asks for what changed since this one left', () => {
  follow()
  hear(0)
  vi.advanceTimersByTime(5000)
  stop()
  vi.advanceTimersByTime(700)
  follow()
  expect(ages()).toEqual([0, 700])
})

test('what changed while a stream was broken counts too', () => {
  follow()
  hear(0)
  stream(0).fail(false)
  vi.advanceTimersByTime(5000)
  stop()
  follow()
  expect(ages()).toEqual([0, 5000])
})

test('a stream closed by the browser is opened again, and everything is read again', () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  follow()
  hear(0)
  stream(0).fail(true)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(invalidate).not.toHaveBeenCalled()
  hear(1)
  expect(invalidate).toHaveBeenCalledExactlyOnceWith()
})

test('a stream that the browser resumes is not opened again', () => {
  follow()
  hear(0)
  stream(0).fail(false)
  stream(0).fail(false)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('a stream that failed before it was ready is opened again with the age of then', () => {
  follow()
  stream(0).fail(false)
  vi.advanceTimersByTime(10_000)
  expect(stream(0).readyState).toBe(FakeEventSource.CLOSED)
  expect(ages()).toEqual([0, 10_000])
})

test('nothing is opened again after the stop', () => {
  follow()
  stream(0).fail(true)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache } from './cache.ts'
import { followChanges } from './changes.ts'

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
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.opened = []
  cache.clear()
  stop = followChanges(7)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream closed by the browser is opened again from the time of the oldest data', () => {
  cache.setQueryData(['rentals'], [])
  vi.advanceTimersByTime(5000)
  cache.setQueryData(['agencies'], [])
  FakeEventSource.opened[0]?.fail(true)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([
    '/api/companies/7/events?age=0',
    '/api/companies/7/events?age=15000',
  ])
})

test('a reset marks everything stale', () => {
  cache.setQueryData(['rentals'], [])
  FakeEventSource.opened[0]?.dispatchEvent(new Event('reset'))
  expect(cache.getQueryState(['rentals'])?.isInvalidated).toBe(true)
})

test('a stream that fails before its head is opened again with the age of the data by then', () => {
  cache.setQueryData(['rentals'], [])
  FakeEventSource.opened[0]?.fail(false)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened.map(({ url }) => url.split('=')[1])).toEqual(['0', '10000'])
  expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED)
})

test('a stream that the browser resumes is not opened again', () => {
  FakeEventSource.opened[0]?.dispatchEvent(new Event('head'))
  FakeEventSource.opened[0]?.fail(false)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('nothing is opened again after the stop', () => {
  FakeEventSource.opened[0]?.fail(true)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(1)
})

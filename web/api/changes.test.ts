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
  stop = followChanges(7)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream closed by the browser is opened again, and everything is read again', () => {
  const invalidate = vi.spyOn(cache, 'invalidateQueries')
  FakeEventSource.opened[0]?.fail(true)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/companies/7/events', '/api/companies/7/events'])
  expect(invalidate).not.toHaveBeenCalled()
  FakeEventSource.opened[1]?.dispatchEvent(new Event('open'))
  expect(invalidate).toHaveBeenCalledOnce()
})

test('a stream that the browser resumes is not opened again', () => {
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { logRepeated, writeDamped } from './repeated-errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('an outage of three minutes is four lines that count its errors, and the next outage begins with a line', () => {
  const lines: { msg: string; count?: number; err: { errorCode: string } }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const fail = logRepeated(log, 'the job queue failed')
  for (let second = 0; second < 180; second++) {
    for (let queue = 0; queue < 5; queue++) fail(refused())
    vi.advanceTimersByTime(1000)
  }
  expect(lines.map(({ count }) => count)).toEqual([undefined, 299, 300, 300])
  expect(lines[3]).toMatchObject({ msg: 'the job queue failed', err: { errorCode: 'ECONNREFUSED' } })
  fail(new Error('another kind'))
  expect(lines).toHaveLength(5)
  vi.advanceTimersByTime(120_000)
  fail(refused())
  expect(lines).toHaveLength(6)
})

test('one outage is one kind in every queue, whose name and worker the job queue adds to the message', () => {
  const lines: { count?: number }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const fail = logRepeated(log, 'the job queue failed')
  for (const queue of ['mail', 'digestMail', 'rentalMail']) {
    fail(new Error(`timeout exceeded when trying to connect (Queue: ${queue}, Worker: ${crypto.randomUUID()})`))
  }
  fail(new Error('another reason (Queue: mail, Worker: 1)'))
  vi.advanceTimersByTime(60_000)
  expect(lines.map(({ count }) => count)).toEqual([undefined, undefined, 2])
})

test('a line that repeats in one log is damped there, and not in another log', () => {
  const lines: { log: string; count?: number }[] = []
  const logOf = (name: string) =>
    createLog('info', { write: (line) => void lines.push({ ...JSON.parse(line), log: name }) })
  for (const log of [logOf('a'), logOf('b')]) {
    for (let n = 0; n < 3; n++) writeDamped(log, 'select ?', (repeated) => log.warn(repeated, 'slow query'))
  }
  vi.advanceTimersByTime(60_000)
  expect(lines.map(({ log, count }) => [log, count])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['a', 2],
    ['b', 2],
  ])
})

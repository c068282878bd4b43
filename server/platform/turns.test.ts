import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurns, type Turns } from './turns.ts'

/** Returns jobs that record their names at the start, and end when the test ends them. */
function jobs(turns: Turns) {
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const run = (group: string, name: string, signal?: AbortSignal) =>
    turns(
      group,
      () => {
        started.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        )
      },
      signal,
    )
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await setImmediate()
  }
  return { started, run, end }
}

const isStranger = (group: string) => group.startsWith('network')
const two = { atOnce: 2, perGroup: 1, waiting: 10, waitingPerGroup: 5 }

test('a group with a long queue waits for its own slot and leaves the other slots free', async () => {
  const { started, run } = jobs(inTurns(two))
  for (const name of ['a1', 'a2', 'a3']) void run('a', name)
  void run('b', 'b1')
  await setImmediate()
  expect(started).toEqual(['a1', 'b1'])
})

describe('with a clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('free slots are shared in turn by the waiting groups', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1 }))
    for (const name of ['a1', 'a2', 'a3']) void run('a', name)
    for (const name of ['b1', 'b2']) void run('b', name)
    for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  test('a group that was quiet gets the next free slot, before all groups that came earlier', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, waiting: 20 }))
    for (const hostile of ['a', 'b', 'c', 'd']) for (const n of [1, 2, 3]) void run(hostile, `${hostile}${n}`)
    for (const name of ['a1', 'b1']) await end(name)
    void run('quiet', 'quiet1')
    vi.advanceTimersByTime(19_000)
    await end('c1')
    expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'quiet1'])
  })

  test('a group whose work took long waits for one whose work is short', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1 }))
    for (const name of ['long1', 'long2']) void run('a', name)
    vi.advanceTimersByTime(20_000)
    for (const name of ['b1', 'b2', 'b3']) void run('b', name)
    for (const name of ['long1', 'b1', 'b2', 'b3']) await end(name)
    expect(started).toEqual(['long1', 'b1', 'b2', 'b3', 'long2'])
  })

  test('a spare slot is closed to groups whose work took long lately, and opens again for them', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, spare: { slots: 1, busyMs: 5000 } }))
    for (const group of ['a', 'b']) void run(group, `${group}1`)
    vi.advanceTimersByTime(6000)
    for (const group of ['a', 'b']) await end(`${group}1`)
    for (const group of ['a', 'b', 'quiet']) void run(group, `${group}2`)
    await setImmediate()
    expect(started).toEqual(['a1', 'b1', 'a2', 'quiet2'])
    for (const name of ['a2', 'quiet2', 'b2']) await end(name)
    vi.advanceTimersByTime(300_000)
    for (const group of ['a', 'b']) void run(group, `${group}3`)
    await setImmediate()
    expect(started.slice(-2)).toEqual(['a3', 'b3'])
  })

  test('while others wait, a slot rests as long as its work took, at most so long', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, longestRestMs: 250 }))
    const first = run('a', 'a1')
    for (const name of ['a2', 'a3']) void run('a', name)
    vi.advanceTimersByTime(100)
    await end('a1')
    expect(await first).toBe('a1')
    vi.advanceTimersByTime(99)
    await setImmediate()
    expect(started).toEqual(['a1'])
    vi.advanceTimersByTime(1)
    await setImmediate()
    expect(started).toEqual(['a1', 'a2'])
    vi.advanceTimersByTime(20_000)
    await end('a2')
    vi.advanceTimersByTime(250)
    await setImmediate()
    expect(started).toEqual(['a1', 'a2', 'a3'])
    vi.advanceTimersByTime(100)
    await end('a3')
    void run('a', 'a4')
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  test('a full queue refuses a piece of the group that uses most, instead of a newcomer that uses less', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, waiting: 4, waitingPerGroup: 3 }))
    void run('a', 'a1')
    const [, , displaced] = [run('a', 'a2'), run('a', 'a3'), run('a', 'a4')]
    void run('b', 'b1')
    const refused = expect(displaced).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
    void run('quiet', 'quiet1')
    await refused
    for (const name of ['a1', 'b1', 'quiet1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'quiet1', 'a2', 'a3'])
  })

  test('strangers of ever new networks get every other slot beside companies', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, isStranger }))
    void run('company', 'c1')
    vi.advanceTimersByTime(400)
    await end('c1')
    for (const n of [1, 2, 3]) void run(`network ${n}`, `n${n}`)
    vi.advanceTimersByTime(500)
    void run('company', 'c2')
    for (const n of [4, 5]) void run(`network ${n}`, `n${n}`)
    for (const name of ['n1', 'c2', 'n2', 'n3', 'n4']) await end(name)
    expect(started).toEqual(['c1', 'n1', 'c2', 'n2', 'n3', 'n4', 'n5'])
  })

  test('among strangers the first to come goes first, later by what their network used lately', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, isStranger }))
    void run('network 1', 'a1')
    vi.advanceTimersByTime(1000)
    void run('network 1', 'a2')
    vi.advanceTimersByTime(100)
    void run('network 2', 'b1')
    await end('a1')
    vi.advanceTimersByTime(2000)
    void run('network 3', 'c1')
    for (const name of ['b1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1'])
  })

  test('a spare slot is closed to new strangers too while strangers together took long', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, isStranger, spare: { slots: 1, busyMs: 5000 } }))
    for (const n of [1, 2]) void run(`network ${n}`, `n${n}`)
    vi.advanceTimersByTime(6000)
    for (const name of ['n1', 'n2']) await end(name)
    for (const n of [3, 4]) void run(`network ${n}`, `n${n}`)
    void run('company', 'c1')
    expect(started).toEqual(['n1', 'n2', 'n3', 'c1'])
  })

  test('strangers in all take no more slots than are theirs', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 3, isStranger, strangersAtOnce: 1 }))
    for (const n of [1, 2]) void run(`network ${n}`, `n${n}`)
    for (const name of ['a', 'b']) void run(name, name)
    expect(started).toEqual(['n1', 'a', 'b'])
    await end('a')
    expect(started).toEqual(['n1', 'a', 'b'])
    await end('n1')
    expect(started).toEqual(['n1', 'a', 'b', 'n2'])
  })

  test('a full queue refuses a stranger instead of a company that used something', async () => {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, waiting: 3, isStranger }))
    void run('company', 'c1')
    vi.advanceTimersByTime(400)
    await end('c1')
    void run('network 1', 'n1')
    void run('company', 'c2')
    void run('network 2', 'n2')
    const displaced = run('network 3', 'n3')
    await expect(run('network 4', 'n4')).rejects.toMatchObject({ code: 'unavailable' })
    const refused = expect(displaced).rejects.toMatchObject({ code: 'unavailable' })
    void run('other company', 'o1')
    await refused
    for (const name of ['n1', 'o1', 'n2']) await end(name)
    expect(started).toEqual(['c1', 'n1', 'o1', 'n2', 'c2'])
  })

  test('a full queue of companies alone refuses a stranger', async () => {
    const { run } = jobs(inTurns({ ...two, atOnce: 1, waiting: 2, isStranger }))
    for (const group of ['a', 'b', 'c']) void run(group, `${group}1`)
    await expect(run('network 1', 'n1')).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('a full queue of groups that each used nothing refuses one more of the same', async () => {
    const { run } = jobs(inTurns({ ...two, atOnce: 1, waiting: 2 }))
    for (const group of ['a', 'b', 'c']) void run(group, `${group}1`)
    await expect(run('d', 'd1')).rejects.toMatchObject({ code: 'unavailable' })
  })
})

test('failed work releases its slot', async () => {
  const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1 }))
  const failed = run('a', 'a1')
  void run('a', 'a2')
  const refused = expect(failed).rejects.toThrow('broken')
  await end('a1', new Error('broken'))
  await refused
  expect(started).toEqual(['a1', 'a2'])
})

test('the queue has a limit for each group and in all', async () => {
  const { run } = jobs(inTurns({ atOnce: 1, perGroup: 1, waiting: 3, waitingPerGroup: 2 }))
  for (const name of ['a1', 'a2', 'a3']) void run('a', name)
  await expect(run('a', 'a4')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  void run('b', 'b1')
  await expect(run('b', 'b2')).rejects.toMatchObject({ code: 'unavailable' })
})

test('abandoned work leaves the queue and never starts', async () => {
  const { started, run, end } = jobs(inTurns({ atOnce: 1, perGroup: 1, waiting: 2, waitingPerGroup: 2 }))
  const leaving = new AbortController()
  void run('a', 'a1')
  const abandoned = run('a', 'a2', leaving.signal)
  void run('a', 'a3')
  const refused = expect(abandoned).rejects.toThrow('gone')
  leaving.abort(new Error('gone'))
  await refused
  void run('a', 'a4')
  for (const name of ['a1', 'a3']) await end(name)
  expect(started).toEqual(['a1', 'a3', 'a4'])
})

test('an abort after the start does not use up a second slot', async () => {
  const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1 }))
  const leaving = new AbortController()
  void run('a', 'a1')
  void run('a', 'a2', leaving.signal)
  await end('a1')
  leaving.abort()
  void run('a', 'a3')
  await end('a2')
  expect(started).toEqual(['a1', 'a2', 'a3'])
})

test('work that waited too long is refused, leaves the queue and never starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { started, run, end } = jobs(inTurns({ ...two, atOnce: 1, timeoutMs: 5000 }))
    void run('a', 'a1')
    const late = run('a', 'a2')
    vi.advanceTimersByTime(4000)
    void run('a', 'a3')
    const refused = expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
    vi.advanceTimersByTime(1000)
    await refused
    await end('a1')
    vi.advanceTimersByTime(60_000)
    await end('a3')
    expect(started).toEqual(['a1', 'a3'])
  } finally {
    vi.useRealTimers()
  }
})

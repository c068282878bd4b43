import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log'
import { type TestDatabase, testDatabase } from '#testing/database'
import { followClock } from './clock.ts'

let database: TestDatabase
let lines: { level: number; seconds: number; msg: string }[]
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Follows the database's clock from a server which is this many seconds ahead. */
async function clockBeside(aheadSeconds: () => number) {
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  return await followClock(database.db, log, () => Date.now() + aheadSeconds() * 1000)
}

test('is the database’s own, independent of the server’s clock', async () => {
  const clock = await clockBeside(() => 3600)
  expect(Math.abs(Date.parse(clock.now()) - Date.now())).toBeLessThan(10_000)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T00:00:00Z') })
  const later = clock.now()
  vi.useRealTimers()
  expect(Math.abs(Date.parse(later) - Date.now())).toBeLessThan(10_000)
  clock.stop()
})

test.each([
  [3600, 3600],
  [-45, -45],
])('a server that is %i seconds ahead is logged, with the seconds', async (ahead, seconds) => {
  const clock = await clockBeside(() => ahead)
  expect(clock.isNear()).toBe(false)
  expect(lines).toEqual([expect.objectContaining({ level: 40, seconds, msg: expect.stringContaining('clocks') })])
  clock.stop()
})

test.each([25, -25])('a server that is %i seconds ahead is near enough', async (ahead) => {
  const clock = await clockBeside(() => ahead)
  expect([clock.isNear(), lines]).toEqual([true, []])
  clock.stop()
})

test('finds at the next reading that a clock was set', async () => {
  let ahead = 0
  const clock = await clockBeside(() => ahead)
  ahead = 31
  expect(clock.isNear()).toBe(true)
  await clock.read()
  expect(clock.isNear()).toBe(false)
  ahead = 0
  await clock.read()
  expect(clock.isNear()).toBe(true)
  clock.stop()
})

test('a late answer of the database is no difference', async () => {
  let requested = 0
  const clock = await clockBeside(() => (requested++ % 2 === 0 ? -40 : 40))
  expect(clock.isNear()).toBe(true)
  clock.stop()
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('no more than the places work at once, in the order in which they came, failures included', async () => {
  const inTwo = inTurn(2)
  const began: number[] = []
  let [now, most] = [0, 0]
  const work = (n: number) =>
    inTwo(async () => {
      began.push(n)
      most = Math.max(most, ++now)
      await wait(5)
      now--
      if (n % 3 === 0) throw new Error(String(n))
      return n
    })
  const done = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, false, true])
  expect([most, began]).toEqual([2, [1, 2, 3, 4, 5, 6, 7]])
  expect(await work(8)).toBe(8)
})

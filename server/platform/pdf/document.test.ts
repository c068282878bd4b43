import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turnNumbers } from '../turns.ts'
import { renderDocument } from './document.ts'

test('a document that cannot be rendered fails alone, and other work goes on while the thread starts', async () => {
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  const failed = renderDocument(1, {} as never)
  await expect(failed).rejects.toThrow()
  await expect(renderDocument(1, {} as never)).rejects.toThrow()
  await wait(5)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})

test('a document waits for those of its own company only', async () => {
  const numbers = () => Object.fromEntries(turnNumbers()).documents
  const rendering = [1, 1, 2].map((companyId) => renderDocument(companyId, {} as never))
  expect(numbers()).toEqual({ running: 2, waiting: 1 })
  expect((await Promise.allSettled(rendering)).map(({ status }) => status)).toEqual(rendering.map(() => 'rejected'))
  expect(numbers()).toEqual({ running: 0, waiting: 0 })
})

test('while documents of a company wait, its slot rests after each one', async () => {
  const rendering = [3, 3, 3].map((companyId) => renderDocument(companyId, {} as never))
  await expect(Promise.race(rendering)).rejects.toThrow()
  expect(Object.fromEntries(turnNumbers()).documents).toEqual({ running: 1, waiting: 2 })
  await Promise.allSettled(rendering)
})

/** Lists the priorities of this process's threads; larger numbers get less of a busy processor. */
function priorities(): number[] {
  const stats = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))
  return stats.map((stat) => Number(stat.split(') ')[1]?.split(' ')[16]))
}

test.runIf(process.platform === 'linux')('a document takes only processor time that nothing else needs', async () => {
  const own = getPriority()
  await expect(renderDocument(1, {} as never)).rejects.toThrow()
  expect(priorities()).toContain(Math.min(19, own + 5))
  expect(getPriority()).toBe(own)
})

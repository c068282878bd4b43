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

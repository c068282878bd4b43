import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

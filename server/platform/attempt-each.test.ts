import { expect, test } from 'vitest'
import { attemptEach } from './attempt-each.ts'

/** Works on items of which those in `failing` fail, and returns what was worked on before the end. */
async function attempt(items: string[], failing: string[]) {
  const worked: string[] = []
  const outcome = await attemptEach(items, async (item) => {
    if (failing.includes(item)) throw new Error(`${item} fails`)
    worked.push(item)
  }).catch((error: Error) => error)
  return { worked, outcome }
}

test('works on every item in order', async () => {
  expect(await attempt(['a', 'b', 'c'], [])).toEqual({ worked: ['a', 'b', 'c'], outcome: undefined })
})

test('works on the items after one that fails, then throws its error', async () => {
  expect(await attempt(['a', 'b', 'c'], ['a'])).toEqual({ worked: ['b', 'c'], outcome: new Error('a fails') })
})

test('counts several failures, with the first as the cause', async () => {
  const { worked, outcome } = await attempt(['a', 'b', 'c'], ['a', 'c'])
  expect(worked).toEqual(['b'])
  expect(outcome).toMatchObject({ message: '2 failures, the first one as cause', cause: new Error('a fails') })
})

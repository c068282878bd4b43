import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiProblem } from '#api/problem'
import { type ImportCalls, useCalls } from './use-calls.ts'

const rows = [{ line: 2, thing: { name: 'Zoé' } }]

let send: (doing: 'create', toSend: typeof rows) => Promise<boolean>

function Screen({ create }: Pick<ImportCalls<object>, 'create'>) {
  const calls = { check: () => Promise.reject(), create }
  const screen = { importKey: 'import-1', stale: 'customers', onOutcomes: () => {}, askForRoom: async () => false }
  send = useCalls<object>({ calls, ...screen }).send
  return null
}

/** Opens an importer whose calls fail in turn, and returns the Idempotency-Keys of the calls that it makes. */
function opened(...failures: Error[]): string[] {
  const keys: string[] = []
  const create = async (_: object[], key: string): Promise<ImportOutcome> => {
    keys.push(key)
    const failure = failures.shift()
    if (failure) throw failure
    return { rows: [{ state: 'refused', id: null, path: null, message: null }] }
  }
  renderToString(<Screen create={create} />)
  return keys
}

test('rows sent again after an answer are judged again', async () => {
  const keys = opened()
  await send('create', rows)
  await send('create', rows)
  expect(new Set(keys).size).toBe(2)
})

test('rows sent again after a lost answer are created once', async () => {
  const keys = opened(new ApiProblem('network', 0))
  await send('create', rows)
  await send('create', rows)
  await send('create', rows)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

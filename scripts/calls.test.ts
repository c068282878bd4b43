import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoint } from '../domain/kernel/endpoint.ts'
import { callsFile, contracts, screens } from './calls.ts'

test('the calls of the screens are those of the contract', async () => {
  const written = readFileSync(join(import.meta.dirname, '../web/api/calls.ts'), 'utf8')
  expect(written, 'npm run calls writes it').toBe(callsFile(screens(), await contracts()))
})

test('a call that no screen imports is left out, and one that two modules export is written once', () => {
  const line = endpoint({ method: 'GET', path: '/x', summary: 'Xs.', can: 'company.read', staleAfter: ['y'] })
  const lines = { listXs: line, listYs: line }
  const all = [
    { folder: 'x', lines },
    { folder: 'x/part-of-x', lines },
  ]
  const written = callsFile(["import { listXs as xs } from '#api/calls'\n"], all)
  expect(written.match(/^export .*/gm)).toEqual([
    "export const listXs = { method: 'GET', path: '/x', staleAfter: [\"y\"] as StaleAfter } as EndpointOf<typeof x.listXs>",
  ])
  expect(written).not.toContain('partOfX')
})

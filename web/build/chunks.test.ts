import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { groupModules } from './chunks.ts'

/** A chunk of a first build; one with a module of its own name is loaded by that module. */
function chunk(fileName: string, imports: string[] = [], more: Partial<Rolldown.OutputChunk> = {}) {
  const facadeModuleId = /\.(tsx|html)$/.test(fileName) ? `/web/${fileName}` : null
  const isDynamicEntry = fileName.endsWith('.tsx')
  const rest = { code: 'x'.repeat(5000), moduleIds: [`module of ${fileName}`], isDynamicEntry, ...more }
  return { fileName, imports, facadeModuleId, ...rest } as Rolldown.OutputChunk
}

const small = { code: 'x'.repeat(100) }
const big = { code: 'x'.repeat(90_000) }
const screens = (imports: (n: number) => string[]) =>
  Array.from({ length: 10 }, (_, n) => chunk(`features/S${n}Page.tsx`, imports(n)))

test('modules of the start, of the sign-in with the frame, and of the frame share a file each', () => {
  const groups = groupModules(
    [
      chunk('index.html', ['react']),
      chunk('react'),
      chunk('features/access/LoginPage.tsx', ['react', 'button', 'strength']),
      chunk('strength'),
      chunk('app/layout/Layout.tsx', ['react', 'button', 'menu']),
      chunk('button', ['react']),
      chunk('menu'),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups)).toEqual({
    'module of index.html': 'start',
    'module of react': 'start',
    'module of button': 'common',
    'module of app/layout/Layout.tsx': 'frame',
    'module of menu': 'frame',
  })
})

test('code that most screens share is loaded behind the frame, small code of several too', () => {
  const all = screens((n) => [
    'table',
    ...(n < 4 ? ['icon'] : []),
    ...(n < 3 ? ['rare'] : []),
    ...(n < 5 ? ['chart'] : []),
  ])
  const groups = groupModules(
    [...all, chunk('table', [], big), chunk('icon', [], small), chunk('rare', [], small), chunk('chart', [], big)],
    '/web/',
  )
  expect(Object.fromEntries(groups)).toEqual({
    'module of table': 'pieces',
    'module of icon': 'pieces',
    'module of chart': 'fields',
  })
})

test('small code that needs large code is not loaded behind the frame', () => {
  const all = screens((n) => (n < 5 ? ['label'] : []))
  const groups = groupModules([...all, chunk('label', ['chart'], small), chunk('chart', [], big)], '/web/')
  expect([groups.get('module of label'), groups.get('module of chart')]).toEqual(['fields', 'fields'])
})

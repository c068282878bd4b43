import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { fileOf, groupModules } from './chunks.ts'

/** A chunk of a first build; one with a module of its own name is loaded by that module. */
function chunk(fileName: string, imports: string[] = [], more: Partial<Rolldown.OutputChunk> = {}) {
  const facadeModuleId = /\.(tsx?|html)$/.test(fileName) ? `/web/${fileName}` : null
  const isDynamicEntry = /\.tsx?$/.test(fileName)
  const rest = { code: 'x'.repeat(5000), moduleIds: [`module of ${fileName}`], isDynamicEntry, ...more }
  return { fileName, imports, facadeModuleId, ...rest } as Rolldown.OutputChunk
}

const small = { code: 'x'.repeat(100) }
const big = { code: 'x'.repeat(90_000) }
const screens = (imports: (n: number) => string[]) =>
  Array.from({ length: 10 }, (_, n) => chunk(`features/S${n}Page.tsx`, imports(n)))

test('modules of the entry, the start, the sign-in with the frame, and the frame share a file each', () => {
  const groups = groupModules(
    [
      chunk('index.html', ['paths', 'months']),
      chunk('paths'),
      chunk('app/start/app.tsx', ['react', 'paths', 'locale']),
      chunk('locale'),
      chunk('react'),
      chunk('months', ['locale']),
      chunk('features/access/LoginPage.tsx', ['react', 'button', 'strength']),
      chunk('strength'),
      chunk('app/layout/Layout.tsx', ['react', 'button', 'menu']),
      chunk('button', ['react']),
      chunk('menu'),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toEqual({
    'module of index.html': 'entry',
    'module of paths': 'entry',
    'module of locale': 'entry',
    'module of app/start/app.tsx': 'start',
    'module of react': 'start',
    'module of months': 'entry',
    'module of button': 'common',
    'module of app/layout/Layout.tsx': 'frame',
    'module of menu': 'frame',
  })
})

test('code that most screens share is loaded behind the frame, small code of several too', () => {
  const all = screens((n) => [
    'table',
    ...(n < 4 ? ['icon'] : []),
    ...(n < 1 ? ['rare'] : []),
    ...(n < 5 ? ['chart'] : []),
  ])
  const groups = groupModules(
    [...all, chunk('table', [], big), chunk('icon', [], small), chunk('rare', [], small), chunk('chart', [], big)],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toEqual({
    'module of table': 'pieces',
    'module of icon': 'pieces',
    'module of chart': 'pieces',
  })
})

test('what the first pages, their later parts and the rental form share with other screens is apart', () => {
  const all = screens(() => ['label', 'dialog', 'input', 'select', 'table'])
  const groups = groupModules(
    [
      ...all,
      chunk('features/planning/PlanningPage.tsx', ['label', 'bars']),
      chunk('features/planning/actions.ts', ['label', 'dialog']),
      chunk('features/planning/toolbar/fields.ts', ['label', 'input']),
      chunk('features/rentals/form/RentalEditPage.tsx', ['label']),
      chunk('features/rentals/form/RentalForm.tsx', ['input', 'select']),
      chunk('bars', [], big),
      chunk('label', [], big),
      chunk('dialog', [], big),
      chunk('input', [], big),
      chunk('select', [], big),
      chunk('table', [], big),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toEqual({
    'module of label': 'pages',
    'module of dialog': 'dialogs',
    'module of input': 'fields',
    'module of select': 'form',
    'module of table': 'pieces',
  })
})

test('what the frame loads once it is idle on every device brings neither the schema library nor large pieces', () => {
  const zod = { moduleIds: ['/node_modules/zod/v4/core/schemas.js'] }
  const all = screens(() => ['zone', 'rules', 'table'])
  const groups = groupModules(
    [
      ...all,
      chunk('app/layout/Layout.tsx'),
      chunk('app/offline/Offline.tsx', ['zone']),
      chunk('features/rentals/handover/outbox/WaitingChecks.tsx', ['zone', 'outbox']),
      chunk('outbox', []),
      chunk('zone', [], small),
      chunk('rules', ['zod'], small),
      chunk('zod', [], { ...big, ...zod }),
      chunk('table', [], big),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toEqual({
    'module of app/layout/Layout.tsx': 'frame',
    'module of outbox': 'late',
    'module of zone': 'dialogs',
    'module of rules': 'schemas',
    '/node_modules/zod/v4/core/schemas.js': 'schemas',
    'module of table': 'pieces',
  })
})

test('what the home page needs is loaded with the frame; what a screen without a session needs stays light', () => {
  const groups = groupModules(
    [
      chunk('app/layout/Layout.tsx', ['menu']),
      chunk('menu'),
      chunk('features/home/HomePage.tsx', ['tag']),
      chunk('tag'),
      chunk('features/access/RegisterPage.tsx', ['token']),
      chunk('features/access/InvitationPage.tsx', ['token']),
      chunk('token', [], small),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toEqual({
    'module of app/layout/Layout.tsx': 'frame',
    'module of menu': 'frame',
    'module of tag': 'frame',
    'module of token': 'common',
  })
})

test('small code that needs large code is not loaded behind the frame', () => {
  const all = screens((n) => (n < 5 ? ['label'] : []))
  const groups = groupModules([...all, chunk('label', ['chart'], small), chunk('chart', [], big)], '/web/')
  expect([groups.scripts.get('module of label'), groups.scripts.get('module of chart')]).toEqual(['pieces', 'pieces'])
})

test('small parts of the rental form that few screens use share a file; those of the first pages join them', () => {
  const groups = groupModules(
    [
      ...screens((n) => (n < 4 ? ['wanted'] : [])),
      chunk('features/rentals/form/RentalEditPage.tsx'),
      chunk('features/rentals/form/RentalForm.tsx', ['drivers', 'customer', 'calendar', 'wanted', 'licence']),
      chunk('features/planning/PlanningPage.tsx', ['badge', 'later']),
      chunk('features/planning/actions.ts', ['licence']),
      chunk('licence'),
      chunk('drivers'),
      chunk('customer', ['drivers']),
      chunk('calendar', [], big),
      chunk('wanted'),
      chunk('badge'),
      chunk('later', ['calendar']),
    ],
    '/web/',
  )
  expect(Object.fromEntries(groups.scripts)).toMatchObject({
    'module of drivers': 'rental',
    'module of customer': 'rental',
    'module of badge': 'pages',
    'module of licence': 'dialogs',
  })
  for (const name of ['calendar', 'wanted', 'later']) expect(groups.scripts.has(`module of ${name}`), name).toBe(false)
})

test('styles share a file with those of the first screen that needs them, though no chunk holds styles that two import', () => {
  const groups = groupModules(
    [
      chunk('index.html'),
      chunk('app/layout/Layout.tsx', ['menu']),
      chunk('menu'),
      chunk('features/home/HomePage.tsx'),
      chunk('features/planning/PlanningPage.tsx'),
      chunk('features/rentals/form/RentalEditPage.tsx'),
      chunk('features/rentals/form/RentalForm.tsx', ['drivers']),
      chunk('drivers'),
      chunk('features/fleet/VehiclesPage.tsx'),
    ],
    '/web/',
  )
  const sheet = (...importers: string[]) =>
    fileOf(
      groups,
      'some.css',
      importers.map((name) => `module of ${name}`),
    )
  const form = ['features/rentals/form/RentalEditPage.tsx', 'features/rentals/form/RentalForm.tsx'] as const
  expect(sheet('index.html')).toBe('entry')
  expect(sheet('features/home/HomePage.tsx')).toBe('frame')
  expect(sheet(...form)).toBe('pages')
  expect(sheet('drivers', 'features/fleet/VehiclesPage.tsx')).toBe('pages')
  expect(sheet('drivers', 'menu')).toBe('frame')
  expect(sheet('features/planning/PlanningPage.tsx')).toBeNull()
  expect(fileOf(groups, 'module of menu', [])).toBe('frame')
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, layers } from './architecture.ts'
import { cycles, violations } from './scripts/architecture-violations.ts'
import { folderCircles } from './scripts/circles.ts'
import { layersInDocument, layersTable } from './scripts/layers.ts'

const files = globSync('{domain,server,web}/**/*.{ts,tsx}', {
  exclude: (path) => /node_modules|dist/.test(path),
}).filter((path) => !/^web\/(vite\.config\.ts$|build\/)/.test(path))

describe('the repository', () => {
  it('keeps to its architecture', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(files.flatMap((path) => violations(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('keeps French punctuation on its line, beside each rule too', () => {
    const torn = files
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap((path) => frenchOf(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`))
      .filter((text) => / [:;!?»]|« |\w'\w/.test(text.slice(text.indexOf(': ') + 2)))
    expect(torn).toEqual([])
  })

  it('has no folders that depend on each other in a circle', () => {
    const client = globSync('client/*.{ts,mjs}')
    const sources = [...files, ...client].map((path) => [path, readFileSync(path, 'utf8')] as const)
    expect(folderCircles(new Map(sources))).toEqual([])
  })

  it('has the table of its layers in docs/ARCHITECTURE.md', () => {
    const [documented] = layersInDocument.exec(readFileSync('docs/ARCHITECTURE.md', 'utf8')) ?? []
    expect(documented, 'npm run layers writes it').toBe(layersTable(layers))
  })

  it('has a feature table without cycles', () => {
    expect(cycles(features)).toEqual([])
    expect(
      Object.values(features)
        .flat()
        .filter((feature) => !(feature in features)),
    ).toEqual([])
  })
})

/** Returns the French sentences of `{ fr, en }` in a source, without what is filled in. */
function frenchOf(source: string): string[] {
  const texts = source.matchAll(/\bfr: (?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g)
  return [...texts].map((text) => (text[1] ?? text[2] ?? text[3] ?? '').replace(/\$\{([^{}]|\{[^{}]*\})*(\}|$)/g, '…'))
}

/** Cases that must be reported: path, source, and words of the sentence. */
const planted: [string, string, RegExp][] = [
  ['domain/kernel/a.ts', `import { x } from '../fleet/vehicle.ts'`, /domain\/kernel may not use domain\/features/],
  ['domain/fleet/a.ts', `import { readFile } from 'node:fs'`, /domain may only use zod/],
  ['domain/fleet/a.ts', `import fc from 'fast-check'`, /domain may only use zod/],
  ['domain/fleet/a.ts', `export { x } from '@filao/server/app/app'`, /may not use server\/app/],
  ['domain/fleet/a.ts', `import type { X } from '../rentals/rental.ts'`, /fleet may not use rentals/],
  ['domain/things/a.ts', `import { z } from 'zod'`, /no layer/],
  [
    'server/platform/a.ts',
    `import { x } from '#features/fleet/public'`,
    /server\/platform may not use server\/features/,
  ],
  ['server/platform/a.ts', `import '../main.ts'`, /may not use server\/main/],
  [
    'server/features/fleet/a.ts',
    `import {\n  x,\n  type Y,\n} from '#features/rentals/public'`,
    /fleet may not use rentals/,
  ],
  ['server/features/rentals/a.ts', `import { x } from '../fleet/queries.ts'`, /through its public\.ts/],
  ['server/features/rentals/a.ts', `export * from '#features/fleet/queries'`, /through its public\.ts/],
  ['server/features/rentals/a.ts', `import { x } from '#testing/database'`, /may not use server\/testing/],
  ['server/features/rentals/a.ts', `const { x } = await import('#platform/log')`, /later than at the start/],
  ['server/features/rentals/a.ts', `const x = await import(name)`, /not written out/],
  ['server/platform/a.ts', 'const x = await import(`./a.ts`)', /not written out/],
  ['server/features/rentals/a.ts', `tx.selectFrom('rentals')`, /SQL/],
  ['server/features/rentals/a.ts', `import pg from 'pg'`, /SQL/],
  ['server/features/rentals/a.ts', 'await sql<{ a: 1 }>`select 1`.execute(tx)', /SQL/],
  ['server/platform/a.ts', `process.env.PORT`, /process\.env/],
  ['server/app/app.ts', `const { env } = process`, /process\.env/],
  ['server/app/app.ts', `process['env']`, /process\.env/],
  ['server/features/fleet/a.test.ts', `import { x } from '#features/rentals/queries'`, /fleet may not use rentals/],
  ['web/api/a.ts', `import { x } from '#ui/Money'`, /web\/api may not use web\/ui/],
  ['web/ui/a.tsx', `import { x } from '#features/fleet/public'`, /web\/ui may not use web\/features/],
  ['web/features/fleet/a.tsx', `import { x } from '#app/Layout'`, /may not use web\/app/],
  ['web/features/fleet/a.tsx', `import { x } from '../../../server/platform/log.ts'`, /may not use server\/platform/],
  ['web/features/rentals/A.tsx', `import { x } from '#features/fleet/VehicleForm'`, /through its public\.ts/],
  ['web/features/fleet/A.tsx', `const X = lazy(() => import('./B.tsx'))`, /later than at the start/],
  ['web/session/a.ts', `import { x } from '#ui/Money'`, /web\/session may not use web\/ui/],
  ['web/printable/A.tsx', `import { x } from '#app/i18n'`, /web\/printable may not use web\/app/],
  ['web/ui/a.ts', `import { join } from 'node:path'`, /no Node\.js/],
  ['web/ui/a.tsx', `import { x } from '#testing/render-with-keys'`, /web\/ui may not use web\/testing/],
  ['web/ui/a.test.ts', `import { x } from '../../server/testing/database.ts'`, /may not use server\/testing/],
]

/** Cases that must pass. */
const allowed: [string, string][] = [
  [
    'domain/rentals/a.ts',
    `import { z } from 'zod'\nimport { x } from '../fleet/vehicle.ts'\nimport { y } from '../access/user.ts'`,
  ],
  ['domain/rentals/a.test.ts', `import fc from 'fast-check'`],
  [
    'server/features/rentals/a.ts',
    `import { x } from '#features/fleet/public'\nimport { inTransaction } from '#platform/database/tenant'`,
  ],
  ['server/features/rentals/queries.ts', `import { sql } from 'kysely'\ntx.selectFrom('rentals')`],
  ['server/features/rentals/a.test.ts', `import { testDatabase } from '#testing/database'`],
  ['server/features/fleet/a.test.ts', `import { createRental } from '@filao/domain/rentals/contract'`],
  ['server/main.ts', `import { x } from './app/app.ts'\nimport { y } from '#features/fleet/routes'`],
  ['web/app/start/routes.tsx', `const X = () => import('#features/fleet/VehiclesPage')`],
  [
    'web/features/rentals/A.tsx',
    `import { paths } from '#session/paths'\nimport './A.css'\nimport { X } from '#features/fleet/public'`,
  ],
  ['web/features/rentals/A.test.tsx', `import { x } from '#testing/render-with-keys'`],
  ['server/platform/pdf/document-worker.ts', `const { renderPage } = await import(bundle.href)`],
  ['server/platform/a.ts', `// import { x } from '#features/fleet/public'\n/* process.env */`],
]

describe('the check itself', () => {
  it.each(planted)('reports what is planted in %s: %s', (path, source, words) => {
    expect(violations(path, source).join('\n')).toMatch(words)
  })

  it.each(allowed)('allows %s to do what it may', (path, source) => {
    expect(violations(path, source)).toEqual([])
  })

  it('finds a cycle', () => {
    expect(cycles({ a: ['b'], b: ['c'], c: ['a'] })).toContain('a -> b -> c -> a')
  })

  it.each([
    ['a static import', `import { b } from '../b/b.ts'`, `import { a } from '../a/a.ts'`],
    ['types', `import type { B } from '../b/b.ts'`, `export type { A } from '#a/a'`],
    ['an import on demand', `const b = await import('../b/b.ts')`, `import '@filao/web/a/a'`],
  ])('finds folders in a circle of %s', (_, a, b) => {
    const sources = { 'web/a/a.ts': a, 'web/b/b.ts': b, 'web/c/c.ts': `import '../a/a.ts'` }
    expect(folderCircles(new Map(Object.entries(sources)))).toEqual([['web/a', 'web/b']])
    const tests = { 'web/a/a.test.ts': a, 'web/a/a.ts': '', 'web/b/b.ts': b }
    expect(folderCircles(new Map(Object.entries(tests)))).toEqual([])
  })

  it('finds a folder in a circle with its subfolder, and a longer circle', () => {
    const inside = { 'web/a/x.ts': `import './b/y.ts'`, 'web/a/b/y.ts': '', 'web/a/b/z.ts': `import '../w.ts'` }
    expect(folderCircles(new Map(Object.entries({ ...inside, 'web/a/w.ts': '' })))).toEqual([['web/a', 'web/a/b']])
    const round = {
      'web/a/x.ts': `import '../b/y.ts'`,
      'web/b/y.ts': `import '../c/z.ts'`,
      'web/c/z.ts': `import '#a/w'`,
    }
    expect(folderCircles(new Map(Object.entries({ ...round, 'web/a/w.ts': '' })))).toEqual([
      ['web/a', 'web/b', 'web/c'],
    ])
  })
})

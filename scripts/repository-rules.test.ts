import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as architecture from '../architecture.ts'
import { isTest } from './architecture-violations.ts'
import { fileCycles, type Sources } from './circles.ts'
import { deadLinks } from './dead-links.ts'
import { labelCopies } from './label-rules.ts'
import { misnamedActs, refusedNames } from './name-rules.ts'
import {
  crowdedFolders,
  deadCitations,
  deadEntries,
  longFiles,
  longFunctions,
  misnamedFiles,
  mixedSchemas,
  settingsOf,
  unknownSettings,
  unlistedFeatures,
  unnamedSettings,
} from './repository-rules.ts'
import { deadReadExceptions, foreignReads, foreignWrites } from './table-rules.ts'
import { wideComments } from './wide-comments.ts'

const root = new URL('../', import.meta.url)
const cwd = root.pathname
const exclude = (path: string) => /node_modules|dist|test-results/.test(path)
const paths = globSync(
  [
    '{domain,server,web,e2e,bench,scripts,deploy}/**/*.{ts,tsx,mjs,css,sql,svg,json,md}',
    '*.{ts,md,json}',
    'docs/**/*.md',
  ],
  { cwd, exclude },
)
const sources: Sources = new Map(
  paths
    .filter((path) => /\.(tsx?|mjs|css|sql|md)$/.test(path))
    .map((path) => [path, readFileSync(new URL(path, root), 'utf8')]),
)
const code: Sources = new Map([...sources].filter(([path]) => /\.(tsx?|mjs|css)$/.test(path)))

describe('the repository', () => {
  it('has no files that import each other in a circle', () => {
    expect(code.size).toBeGreaterThan(500)
    expect(fileCycles(new Map([...code].filter(([path]) => !isTest(path))))).toEqual([])
  })

  it('has at most twenty code files in a folder', () => {
    expect(crowdedFolders(code)).toEqual([])
  })

  it('has the schemas of a noun in a file of their own', () => {
    expect(mixedSchemas(code)).toEqual([])
  })

  it('has at most 250 lines in a file', () => {
    expect(longFiles(code)).toEqual([])
  })

  it('has at most 100 lines in a function', () => {
    expect(longFunctions(code)).toEqual([])
  })

  it('has no comment wider than 120 characters', () => {
    expect(wideComments(code)).toEqual([])
  })

  it('names a file after its only component or hook', () => {
    expect(misnamedFiles(code)).toEqual([])
  })

  it('names an action after its call', () => {
    expect(misnamedActs(code)).toEqual([])
  })

  it('exports no name with a word that docs/STYLE.md refuses', () => {
    expect(refusedNames(code)).toEqual([])
  })

  it('writes each table in the part of the server that owns it', () => {
    const tables = [...(sources.get('server/platform/database/schema.ts') ?? '').matchAll(/^ {2}(\w+): \w+Table$/gm)]
    const owned = Object.values(architecture.owners).flat()
    expect(tables.map(([, table]) => table).filter((table) => !owned.includes(table ?? ''))).toEqual([])
    expect([...code].flatMap(([path, source]) => foreignWrites(path, source))).toEqual([])
  })

  it('reads only tables of features that may be used', () => {
    expect([...sources].flatMap(([path, source]) => foreignReads(path, source))).toEqual([])
    expect(deadReadExceptions(sources)).toEqual([])
  })

  it('types no label again outside its noun', () => {
    expect(labelCopies(code)).toEqual([])
  })

  it('cites only files that it has', () => {
    const cited = [...sources].filter(([path]) => !isTest(path)).flatMap((one) => deadCitations(...one, paths))
    expect(cited).toEqual([])
  })

  it('links only to files and headings that exist', () => {
    const documents = new Map([...sources].filter(([path]) => path.endsWith('.md')))
    const everyPath = globSync(['*', '{client,deploy,docs,domain,server,web,e2e,bench,scripts}/**/*'], { cwd, exclude })
    expect(documents.size).toBeGreaterThan(40)
    expect(deadLinks(documents, everyPath)).toEqual([])
  })

  it('lists every feature where its calls, jobs, URLs and screens are joined', () => {
    expect(unlistedFeatures(code)).toEqual([])
  })

  it('names only settings that exist, and each of them in the manual', () => {
    const settings = settingsOf(sources.get('server/platform/config.ts') ?? '')
    expect(settings.length).toBeGreaterThan(20)
    const workflows = globSync('.github/**/*.{yml,md}', { cwd })
    const named = [...paths.filter((path) => /^(scripts\/|docs\/OPERATING\.md|\w+\.md$)/.test(path)), ...workflows]
    const texts = named.filter((path) => !isTest(path)).map((path) => [path, readFileSync(new URL(path, root), 'utf8')])
    expect(texts.flatMap(([path = '', text = '']) => unknownSettings(path, text, settings))).toEqual([])
    expect(unnamedSettings(sources.get('docs/OPERATING.md') ?? '', settings)).toEqual([])
  })

  it('names every limit of a screen in docs/SCREENS.md', () => {
    const limits = [...(sources.get('scripts/sizes.mjs') ?? '').matchAll(/kilobytes: (\d+), files: (\d+)/g)]
    expect(limits.length).toBeGreaterThan(5)
    const documented = sources.get('docs/SCREENS.md') ?? ''
    const isDocumented = ([, kilobytes, files]: string[]) =>
      new RegExp(`\\b${kilobytes}(?: kB)? and ${files}\\b`).test(documented)
    expect(limits.filter((limit) => !isDocumented(limit)).map(([text]) => text)).toEqual([])
  })

  it('allows nothing that is not there any more', () => {
    const { sqlFiles, laterImports, environmentFiles, builtImport } = architecture
    expect(deadEntries([...sqlFiles, ...laterImports, ...environmentFiles, builtImport], paths)).toEqual([])
  })
})

describe('the check itself', () => {
  const files = (entries: Record<string, string>) => new Map(Object.entries(entries))
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`web/ui/f${n}.ts`, '']))

  it('finds a comment that is too wide, but no wide code', () => {
    const wide = 'é'.repeat(118)
    const planted = { 'web/a.ts': `x\n  // ${wide}`, 'web/b.css': ` * ${wide}`, 'web/c.ts': `const x = '${wide}'` }
    expect(wideComments(files(planted))).toEqual(['web/a.ts:2 is too wide', 'web/b.css:1 is too wide'])
  })

  it('finds a circle, of types too', () => {
    const circle = { 'web/ui/a.ts': `import './b.ts'`, 'web/ui/b.ts': `import type { A } from '#ui/a'` }
    expect(fileCycles(files(circle))).toEqual(['web/ui/a.ts, web/ui/b.ts import each other in a circle'])
    expect(fileCycles(files({ ...circle, 'web/ui/b.ts': '' }))).toEqual([])
  })

  it('finds no circle in a noun and its schemas, but one that leads through another file', () => {
    const noun = {
      'domain/a/x.ts': `import type { X } from './x.schema.ts'`,
      'domain/a/x.schema.ts': `import './x.ts'`,
    }
    expect(fileCycles(files(noun))).toEqual([])
    const through = { ...noun, 'domain/a/x.ts': `import './y.ts'`, 'domain/a/y.ts': `import './x.schema.ts'` }
    expect(fileCycles(files(through))).toEqual(['domain/a/x.ts, domain/a/y.ts import each other in a circle'])
  })

  it('finds rules beside schemas', () => {
    const schema = `import { z } from 'zod'\nexport const X = z.object({})\n`
    const mixed = `${schema}export function isX() {}`
    const planted = { 'domain/a/x.ts': mixed, 'domain/a/y.ts': schema, 'domain/a/z.schema.ts': mixed }
    expect(mixedSchemas(files(planted))).toEqual([
      'domain/a/x.ts has more than schemas: they belong into domain/a/x.schema.ts',
    ])
  })

  it('finds a crowded folder, without its tests and catalogues', () => {
    const more = { 'web/ui/a.test.ts': '', 'web/ui/messages.fr.ts': '' }
    expect(crowdedFolders(files({ ...many(20), ...more }))).toEqual([])
    expect(crowdedFolders(files(many(21)))).toEqual(['web/ui holds 21 code files, at most 20'])
  })

  it('finds a long file, of styles too', () => {
    const lines = (count: number) => 'a\n'.repeat(count)
    expect(
      longFiles(files({ 'web/a.css': lines(251), 'web/b.ts': lines(250), 'domain/x/contract.ts': lines(900) })),
    ).toEqual(['web/a.css has 251 lines, at most 250'])
  })

  it('finds a long function and a long component in memo, but no long test', () => {
    const body = '  a\n'.repeat(99)
    const planted = {
      'web/A.tsx': `export const A = memo(function A() {\n${body}})\n`,
      'web/b.ts': `function b({\n  c,\n}: B) {\n${body}}\n\nexport async function d() {\n${body.slice(4)}}`,
      'web/c.test.ts': `function c() {\n${body}}`,
    }
    expect(longFunctions(files(planted))).toEqual([
      'web/A.tsx: A has 101 lines, at most 100',
      'web/b.ts: b has 103 lines, at most 100',
    ])
  })

  it('finds a file named otherwise than its only component or hook', () => {
    const well = {
      'web/ui/Board.tsx': 'export function Board() {}\nexport function useBoard() {}',
      'web/ui/LazyBoard.tsx': 'export function Board() {}',
      'web/ui/Rows.tsx': 'export function Head() {}\nexport function Foot() {}',
      'web/ui/use-board.ts': 'export type Size = number\nexport function useBoard() {}',
    }
    const badly = {
      'web/ui/Card.tsx': 'export const Bar = memo(function Bar() {})',
      'web/ui/use-bar-card.ts': 'export function useCard() {}',
    }
    expect(misnamedFiles(files({ ...well, ...badly }))).toEqual([
      'web/ui/Card.tsx exports Bar, not Card',
      'web/ui/use-bar-card.ts exports useCard, not useBarCard',
    ])
  })

  it('finds an action named otherwise than its call', () => {
    const contract = `export const putPrices = endpoint({\n  method: 'PUT',\n})\nexport const getPrices = endpoint({\n  method: 'GET',\n})`
    const serve = (act: string) => `serve(calls.putPrices, async (call) => {\n  return await ${act}(call)\n})`
    const read = 'serve(calls.getPrices, async ({ tx }) => await loadPrices(tx))'
    const misnamed = (routes: string) =>
      misnamedActs(files({ 'domain/pricing/contract.ts': contract, 'server/features/pricing/routes.ts': routes }))
    expect(misnamed(`${read}\n${serve('putPrices')}`)).toEqual([])
    expect(misnamed(`${serve('replacePrices')}\n${read}`)).toEqual([
      'server/features/pricing/routes.ts serves putPrices by replacePrices',
    ])
  })

  it('finds an export with a refused word in its name', () => {
    const well = 'export const notified = 1\nexport function outstanding() {}\nconst told = 2\n'
    expect(refusedNames(files({ 'web/ui/a.ts': well, 'server/features/a.ts': 'export const keepAgency = 1' }))).toEqual(
      [],
    )
    expect(refusedNames(files({ 'web/ui/a.ts': 'export function tellMove() {}\nexport const keepFocus = 1' }))).toEqual(
      ['web/ui/a.ts exports tellMove: notify', 'web/ui/a.ts exports keepFocus: keep is a lock against archiving'],
    )
  })

  it.each([
    [`tx.insertInto('vehicles').values(x)`, /vehicles, which belongs to fleet/],
    [`tx.updateTable('users')`, /users, which belongs to access/],
    ['sql`update vehicles set odometer = 1`', /vehicles, which belongs to fleet/],
    ['sql`insert into price_lines (id) values (1)`', /priceLines, which belongs to pricing/],
  ])('finds a write of a foreign table: %s', (source, words) => {
    expect(foreignWrites('server/features/rentals/queries.ts', source).join()).toMatch(words)
    expect(foreignWrites('server/features/rentals/queries.test.ts', source)).toEqual([])
  })

  it('lets a feature write its own tables', () => {
    expect(foreignWrites('server/features/rentals/queries.ts', `tx.updateTable('rentals')`)).toEqual([])
  })

  it.each([
    [`tx.selectFrom('rentals')`],
    [`tx.selectFrom('rentals as r')`],
    [`tx.selectFrom(['vehicles', 'rentals as r'])`],
    [`tx\n  .selectFrom('vehicles as v')\n  .innerJoin('rentals as r', 'r.vehicleId', 'v.id')`],
    [`tx.selectFrom('vehicles').leftJoin((eb) => eb.selectFrom('rentals').as('r'), (on) => on)`],
    [`tx.updateTable('vehicles').from('rentals').set(x)`],
    [`tx.deleteFrom('vehicles').using('rentals as r')`],
    [`tx.selectFrom('vehicles').where(({ exists, selectFrom }) => exists(selectFrom('rentals')))`],
    [`const tables = ['rentals'] as const\ntables.map((table) => tx.selectFrom(table).select('id'))`],
    [`sql\`select 1 from \${sql.table('rentals')}\``],
    ['sql`select 1 from rentals`'],
    ['sql`select 1 from vehicles v join rentals r on r.vehicle_id = v.id`'],
    ['sql`select 1 from vehicles v, rentals as r`'],
    ['sql`select (select count(*) from rentals r where r.vehicle_id = v.id) from vehicles v`'],
    ['sql`select 1 from vehicles v cross join lateral (select 1 from only public."rentals") r`'],
    ['sql`delete from vehicles v using rentals r where r.vehicle_id = v.id`'],
    ['sql`with used as (select vehicle_id from rentals) select 1 from used`'],
  ])('finds a read of a table of a feature above: %s', (source) => {
    expect(foreignReads('server/features/fleet/queries.ts', source)).toEqual([
      'server/features/fleet/queries.ts reads rentals, which belongs to rentals',
    ])
    expect(foreignReads('server/features/fleet/queries.test.ts', source)).toEqual([])
    expect(foreignReads('server/features/planning/queries.ts', source)).toEqual([])
  })

  it.each([
    [`tx.with('rentals', (db) => db.selectFrom('vehicles')).selectFrom('rentals')`],
    ['sql`with recursive rentals as (select 1 from vehicles) select 1 from rentals`'],
    ['sql`with a as (select 1), rentals as materialized (select 1) select 1 from rentals join a using (id)`'],
    ['sql`select 1 from rentals(1)`'],
    [`tx.selectFrom('users').innerJoin('companies', 'a', 'b').innerJoin('auditEntries as e', 'a', 'b')`],
    ['// Counted from rentals.'],
  ])('allows what reads no table of a feature above: %s', (source) => {
    expect(foreignReads('server/features/fleet/queries.ts', source)).toEqual([])
  })

  it('finds a read of a table of a feature above in a view', () => {
    const view =
      'create view vehicles with (security_invoker) as select 1 from agencies, rentals;\nselect 1 from fines;'
    expect(foreignReads('server/migrations/0001_a.sql', view)).toEqual([
      'server/migrations/0001_a.sql reads rentals, which belongs to rentals',
    ])
  })

  it('finds a label typed again, in a catalogue and in code', () => {
    const fleet = `export const optionLabels = {
  dailyPrice: { fr: 'Prix par jour', en: 'Price per day' },
  categoryId: { fr: 'Catégorie', en: 'Category' },
} satisfies Record<keyof Option, Sentence>`
    const words = (price: string, category: string) =>
      `{\n  price: '${price}',\n  category: '${category}',\n  kind: '${category}',\n}`
    const planted = (price: string) => ({
      'domain/fleet/option.ts': fleet,
      'domain/pricing/price-columns.ts': `[{ label: { fr: 'Prix par jour', en: '${price}' } }]`,
      'web/features/pricing/messages.fr.ts': words('Prix par jour', 'Catégorie'),
      'web/features/pricing/messages.en.ts': words(price, 'Category'),
      'web/features/billing/messages.fr.ts': words('Prix par jour', 'Catégorie'),
      'web/features/billing/messages.en.ts': words(price, 'Category'),
    })
    expect(labelCopies(files(planted('Price per day')), {})).toEqual([
      'domain/pricing/price-columns.ts label repeats Prix par jour | Price per day',
      'web/features/pricing/messages.fr.ts price repeats Prix par jour | Price per day',
      'web/features/pricing/messages.fr.ts category repeats Catégorie | Category',
    ])
    const excepted = { 'web/features/pricing/messages.fr.ts category': 'a heading', 'web/a.ts b': 'a heading' }
    expect(labelCopies(files(planted('Daily')), excepted)).toEqual(['web/a.ts b repeats no label'])
  })

  it('finds a citation of a file that is not there', () => {
    const cite = (source: string) => deadCitations('domain/a/b.ts', source, ['domain/a/b.ts', 'docs/STYLE.md'])
    expect(cite('/** See product.md. */')).toEqual(['domain/a/b.ts cites product.md, which is not in the repository'])
    expect(cite('/** See docs/STYLE.md, and `b.ts`. */')).toEqual([])
    expect(cite(`import x from './c.ts'`)).toEqual([])
  })

  it('finds a link to a file or a heading that is not there', () => {
    const links = (source: string) =>
      deadLinks(new Map([['docs/A.md', source]]), ['docs/A.md', 'LICENSE', 'deploy/a.yml'])
    expect(links('# A b\n[x](#a-b) [y](../LICENSE) [z](../deploy/) [w](https://example.org)')).toEqual([])
    expect(links('# A\n[x](#b)')).toEqual(['docs/A.md links to #b, which is not in the repository'])
    expect(links('[x](B.md)')).toEqual(['docs/A.md links to B.md, which is not in the repository'])
  })

  it('finds a feature that a list leaves out', () => {
    const fleet = { 'server/app/features.ts': `import { fleet } from '#features/fleet/feature'` }
    const both = { 'server/features/fleet/feature.ts': '', 'server/features/leasing/routes.ts': '' }
    expect(unlistedFeatures(files({ ...fleet, ...both }))).toEqual([
      'server/app/features.ts does not list server/features/leasing/feature',
    ])
    const parts = { 'web/features/home/HomePage.tsx': '', 'web/features/imports/Importer.tsx': '' }
    expect(unlistedFeatures(files(parts))).toEqual(['web/app/start/screens.ts does not list web/features/home/screens'])
  })

  it.each([
    ['docs/OPERATING.md', 'Set `DATABASE_URI` first.', 'DATABASE_URI'],
    ['README.md', 'Start it with `BILING=off npm start`.', 'BILING'],
    ['scripts/dev.mjs', 'const port = process.env.PROT ?? 3000', 'PROT'],
    ['.github/workflows/test.yml', 'env: { LOG_LEVELS: warn }', 'LOG_LEVELS'],
  ])('finds a setting in %s that does not exist', (path, source, name) => {
    const settings = ['DATABASE_URL', 'BILLING', 'PORT', 'LOG_LEVEL']
    expect(unknownSettings(path, source, settings)).toEqual([`${path} names the setting ${name}, which does not exist`])
    const correct = '`DATABASE_URL`, `BILLING=off npm start`, process.env.PORT, process.env.PATH, LOG_LEVEL: warn'
    expect(unknownSettings(path, correct, settings)).toEqual([])
  })

  it('finds a setting that the manual leaves out', () => {
    const config = `const Settings = z.object({\n  PORT: wholeNumber(0, 1),\n  HOST: text\n    .default('x'),\n})`
    expect(settingsOf(config)).toEqual(['PORT', 'HOST'])
    expect(unnamedSettings('| `PORT` |', settingsOf(config))).toEqual([
      'docs/OPERATING.md does not name the setting HOST',
    ])
  })

  it('finds an entry that allows nothing', () => {
    expect(deadEntries(['web/app/gone.ts', /^server\//], ['server/a.ts'])).toEqual([
      'architecture.ts allows web/app/gone.ts, which is no file',
    ])
  })
})

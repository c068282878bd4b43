import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Endpoint } from '../domain/kernel/endpoint.ts'

const cwd = join(import.meta.dirname, '..')

/** The endpoints of the contract by the folder of their module, a feature's before those of its subfolders. */
type Contracts = { folder: string; lines: Record<string, unknown> }[]

/** Loads the contract. */
export async function contracts(): Promise<Contracts> {
  const folders = globSync('*/**/contract.ts', { cwd: join(cwd, 'domain') })
    .map((path) => dirname(path))
    .sort()
  return await Promise.all(
    folders.map(async (folder) => ({ folder, lines: await import(join(cwd, 'domain', folder, 'contract.ts')) })),
  )
}

/** Reads the code of the screens. */
export function screens(): string[] {
  const paths = globSync('web/**/*.{ts,tsx}', { cwd, exclude: (path) => /node_modules|dist/.test(path) })
  return paths.map((path) => readFileSync(join(cwd, path), 'utf8'))
}

/**
 * Returns the module `#api/calls`: of each endpoint of the contract that a screen imports from it the method, the
 * path and `staleAfter`. All else in it is for the server, or a schema of which a screen needs the type alone.
 */
export function callsFile(sources: readonly string[], all: Contracts): string {
  const wanted = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '#api\/calls'/gm)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')),
  )
  const used = all.map(({ folder, lines }) => {
    const taken = Object.entries(lines)
      .filter(([name]) => wanted.delete(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return { folder, name: nameOf(folder), lines: taken as [string, Endpoint][] }
  })
  const modules = used.filter(({ lines }) => lines.length > 0)
  return [
    '// Written by `npm run calls` from the contract in `domain`, for the calls that the screens import.',
    ...modules.map(({ folder, name }) => `import type * as ${name} from '@filao/domain/${folder}/contract'`),
    "import type { StaleAfter } from '@filao/domain/kernel/endpoint'",
    "import type { EndpointOf } from './input.ts'",
    ...modules.flatMap(({ name, lines }) => lines.flatMap(([call, line]) => callOf(name, call, line))),
    '',
  ].join('\n')
}

function nameOf(folder: string): string {
  return basename(folder).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function callOf(contract: string, name: string, { method, path, summary, staleAfter }: Endpoint): string[] {
  const stale = staleAfter.length > 0 ? `, staleAfter: ${JSON.stringify(staleAfter)} as StaleAfter` : ''
  const line = `{ method: '${method}', path: '${path}'${stale} }`
  return ['', docstring(summary), `export const ${name} = ${line} as EndpointOf<typeof ${contract}.${name}>`]
}

function docstring(text: string): string {
  if (text.length <= 110) return `/** ${text} */`
  const lines = text.match(/.{1,115}(?:\s|$)/g) ?? []
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n')
}

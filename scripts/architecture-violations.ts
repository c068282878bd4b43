import { join } from 'node:path/posix'
import {
  builtImport,
  domainPackages,
  environmentFiles,
  features,
  forAll,
  laterImports,
  layers,
  sqlFiles,
} from '../architecture.ts'

type Import = { target: string; later: boolean }

/**
 * Returns one file's violations of `architecture.ts`, as sentences. `path` is from the repository's root, with slashes.
 */
export function violations(path: string, source: string): string[] {
  const code = withoutComments(source)
  const imports = findImports(code)
  return [
    ...imports.flatMap(({ target }) => judgeImport(path, resolve(path, target))),
    ...judgeLaterImports(path, code, imports),
    ...judgeContent(path, code),
  ].map((sentence) => `${path} ${sentence}`)
}

/** Finds cycles in the feature table, and features it names but does not list. */
export function cycles(table: Record<string, string[]>): string[] {
  const walk = (feature: string, way: string[]): string[] =>
    way.includes(feature)
      ? [[...way, feature].join(' -> ')]
      : (table[feature] ?? []).flatMap((next) => walk(next, [...way, feature]))
  return Object.keys(table).flatMap((feature) => walk(feature, []))
}

function judgeImport(path: string, target: string): string[] {
  const from = place(path)
  const to = place(target)
  if (!from) return ['is in no layer that architecture.ts knows']
  if (!to) return judgePackage(path, target)
  if (from.layer !== to.layer && !layers[from.layer]?.includes(to.layer)) {
    if (isTest(path) && to.layer === `${path.split('/')[0]}/testing`) return []
    return [`imports ${target}: ${from.layer} may not use ${to.layer}`]
  }
  // A test over HTTP creates the company it needs through the contract, of any feature.
  if (isTest(path) && path.startsWith('server/') && to.layer === 'domain/features') return []
  return judgeFeature(from, to, target)
}

function judgeFeature(from: Place, to: Place, target: string): string[] {
  if (!from.feature || !to.feature || from.feature === to.feature) return []
  if (!features[from.feature]?.includes(to.feature) && !forAll.includes(to.feature)) {
    return [`imports ${target}: ${from.feature} may not use ${to.feature}`]
  }
  const isOpen = to.layer === 'domain/features' || stem(target).endsWith('/public')
  return isOpen ? [] : [`imports ${target}: another feature is reached through its public.ts`]
}

function judgePackage(path: string, target: string): string[] {
  if (/^(domain|server|web|e2e|bench|scripts)\//.test(target)) return [`imports ${target}: it is in no layer`]
  if (path.startsWith('web/') && target.startsWith('node:')) return [`imports ${target}: the browser has no Node.js`]
  const allowed: string[] = isTest(path) ? domainPackages.tests : domainPackages.code
  if (path.startsWith('domain/') && !allowed.includes(target))
    return [`imports ${target}: domain may only use ${allowed.join(', ')}`]
  return []
}

function judgeLaterImports(path: string, code: string, imports: Import[]): string[] {
  const calls = [...code.matchAll(/(?<![.\w])(?:import|require)\s*\(/g)].length
  const named = imports.filter(({ later }) => later).length
  if (calls > named && path !== builtImport) return ['imports something whose name is not written out']
  return named && !isTest(path) && !laterImports.some((place) => place.test(path))
    ? ['imports something later than at the start']
    : []
}

const sql =
  /\bsql(<[^`]*>)?`|\bfrom ['"](kysely|pg)['"]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom)\(/

function judgeContent(path: string, code: string): string[] {
  const found: string[] = []
  if (sql.test(code) && !isTest(path) && !sqlFiles.some((file) => file.test(path))) found.push('contains SQL')
  if (
    /\bprocess\s*(\.|\?\.|\[)\s*['"]?env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(code) &&
    !environmentFiles.includes(path)
  ) {
    found.push('reads process.env')
  }
  return found
}

type Place = { layer: string; feature: string | null }

/** Returns the layer and feature of a path in the repository; null for packages and files outside every layer. */
function place(path: string): Place | null {
  const [workspace, folder, feature] = stem(path).split('/')
  if (workspace === 'domain') {
    if (folder === 'kernel') return { layer: 'domain/kernel', feature: null }
    return folder && folder in features ? { layer: 'domain/features', feature: folder } : null
  }
  if (workspace === 'server' && folder && !feature) return { layer: 'server/main', feature: null }
  const layer = `${workspace}/${folder}`
  if (!(layer in layers)) return null
  if (folder !== 'features') return { layer, feature: null }
  return feature && feature in features ? { layer, feature } : null
}

/** Turns an import into a path from the root; the name of a package stays unchanged. */
export function resolve(path: string, target: string): string {
  if (target.startsWith('.')) return join(path, '..', target)
  if (target.startsWith('#')) return `${path.split('/')[0]}/${target.slice(1)}`
  if (target.startsWith('@filao/')) return target.slice('@filao/'.length)
  return target
}

export function findImports(code: string): Import[] {
  const early = /(?<![./\w])(?:import|export)\s*(?:[\w\s{},*$]*?\bfrom\s*)?['"]([^'"]+)['"]/g
  const later = /(?<![.\w])(?:import|require)\s*\(\s*['"]([^'"]+)['"]\s*[,)]/g
  const found = (pattern: RegExp, isLater: boolean) =>
    [...code.matchAll(pattern)].map((match) => ({ target: match[1] ?? '', later: isLater }))
  return [...found(early, false), ...found(later, true)]
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$/gm, '')
}

function stem(path: string): string {
  return path.replace(/\.(tsx?|mjs|css)$/, '')
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

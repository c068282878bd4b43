import { features, forAll, owners, readExceptions } from '../architecture.ts'
import { isTest, withoutComments } from './architecture-violations.ts'
import type { Sources } from './circles.ts'

/** Finds tables that a feature of the server writes although another one owns them. */
export function foreignWrites(path: string, source: string): string[] {
  const owner = ownerOfFile(path)
  if (!owner) return []
  const code = withoutComments(source)
  const built = [...code.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g)]
  const typed = [
    ...code.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+([a-z]\w*)\s*(?=\(|\bset\b|\bas\b|\bwhere\b)/g),
  ]
  const tables = [...built, ...typed].map((match) => camelCase(match[1] ?? ''))
  return [...new Set(tables)]
    .filter((table) => !owners[owner]?.includes(table) && ownersOf(table).length > 0)
    .map((table) => `${path} writes ${table}, which belongs to ${ownersOf(table).join(' and ')}`)
}

/**
 * Finds tables and views that SQL of the server reads although its feature may not use their owner. In a migration, a
 * view reads for the feature that owns the view.
 */
export function foreignReads(path: string, source: string): string[] {
  if (/^server\/migrations\/.*\.sql$/.test(path)) return viewReads(path, source)
  const owner = ownerOfFile(path)
  if (!owner) return []
  const excepted = readExceptions.filter(({ file }) => file === path).flatMap(({ tables }) => tables)
  return judgeReads(
    path,
    owner,
    readTables(withoutComments(source)).filter((table) => !excepted.includes(table)),
  )
}

/** Finds exceptions for a table that its file does not read any more. */
export function deadReadExceptions(sources: Sources): string[] {
  return readExceptions.flatMap(({ file, tables }) => {
    const read = readTables(withoutComments(sources.get(file) ?? ''))
    return tables.filter((table) => !read.includes(table)).map((table) => `${file} does not read ${table}`)
  })
}

function viewReads(path: string, source: string): string[] {
  const views = source.matchAll(/\bcreate\s+(?:or\s+replace\s+)?(?:materialized\s+)?view\s+(\w+)([^;]*);/gi)
  return [...views].flatMap(([, name = '', body = '']) =>
    ownersOf(camelCase(name)).flatMap((owner) => judgeReads(path, owner, readTables(body))),
  )
}

function judgeReads(path: string, owner: string, tables: string[]): string[] {
  const mayRead = [owner, ...(features[owner] ?? []), 'platform', ...forAll]
  return tables
    .filter((table) => ownersOf(table).length > 0 && !ownersOf(table).some((one) => mayRead.includes(one)))
    .map((table) => `${path} reads ${table}, which belongs to ${ownersOf(table).join(' and ')}`)
}

/** A table with its alias, in a builder's string and in text. */
const built = /['"](\w+)(?:\s+as\s+\w+)?['"]/g
const typed = String.raw`(?:only\s+|lateral\s+)?(?:public\.)?"?[a-z_]\w*"?(?:\s+(?:as\s+)?(?!on\b|where\b|join\b)[a-z]\w*)?(?!\s*\()`

/** Returns the names that a source reads from, without the names of its `with` queries. */
function readTables(code: string): string[] {
  const calls = [
    ...code.matchAll(/(?:\bselectFrom|\.(?:from|using|\w*[jJ]oin|\w*JoinLateral))\(\s*(\[[^\]]*\]|['"][\w ]+['"])/g),
    ...code.matchAll(/\bsql\.table\(\s*(['"]\w+['"])/g),
    // A name that is computed is one of those that its file writes out.
    ...(/(?:\bselectFrom|\.\w*[jJ]oin)\(\s*[\w.[\]]+\s*[,)]|\bsql\.table\(\s*[a-z]/.test(code) ? [[code, code]] : []),
  ].flatMap(([, names = '']) => [...names.matchAll(built)].map(([, name = '']) => name))
  const text = new RegExp(String.raw`\b(?:from|join|using)\s+(${typed}(?:\s*,\s*${typed})*)`, 'gi')
  const words = [...code.matchAll(text)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/^(?:(?:only|lateral)\s+)?(?:public\.)?"?(\w+)[\s\S]*$/i, '$1')),
  )
  const named = [
    ...code.matchAll(/\.with(?:Recursive)?\(\s*['"](\w+)/g),
    ...code.matchAll(/(?:\bwith\s+(?:recursive\s+)?|,\s*)(\w+)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi),
  ].map(([, name = '']) => camelCase(name))
  const tables = [...calls, ...words].map(camelCase)
  return [...new Set(tables)].filter((table) => !named.includes(table))
}

/** Returns the owner of tables that a file of the server belongs to; null for tests and files outside. */
function ownerOfFile(path: string): string | null {
  const owner = path.match(/^server\/(?:features\/)?(\w+)\//)?.[1]
  return owner && (owner in owners || owner in features) && !isTest(path) ? owner : null
}

function ownersOf(table: string): string[] {
  return Object.keys(owners).filter((owner) => owners[owner]?.includes(table))
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

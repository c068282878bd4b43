import { posix } from 'node:path'
import { findImports, isTest, resolve, withoutComments } from './architecture-violations.ts'

/** The files of the repository: source text by path, with slashes, from the root. */
export type Sources = Map<string, string>

/**
 * Finds groups of files that import each other in a circle, types included. A noun and its schemas, which may use each
 * other's types, count as one file.
 */
export function fileCycles(sources: Sources): string[] {
  const graph = new Map<string, string[]>()
  for (const path of sources.keys()) {
    const others = importedFiles(path, sources)
      .map(nounOf)
      .filter((target) => target !== nounOf(path))
    graph.set(nounOf(path), [...(graph.get(nounOf(path)) ?? []), ...others])
  }
  return components(graph).map((files) => `${files.sort().join(', ')} import each other in a circle`)
}

/**
 * Finds groups of folders that depend on each other in a circle. A folder depends on another when a code file directly
 * in it imports one directly in the other, types included; a folder and its subfolder are two.
 */
export function folderCircles(sources: Sources): string[][] {
  const graph = new Map<string, string[]>()
  for (const path of sources.keys()) {
    if (isTest(path) || !/\.(tsx?|mjs)$/.test(path)) continue
    const folder = posix.dirname(path)
    const code = importedFiles(path, sources).filter((target) => !target.endsWith('.css'))
    const others = code.map((target) => posix.dirname(target))
    graph.set(folder, [...(graph.get(folder) ?? []), ...others.filter((other) => other !== folder)])
  }
  return components(graph).map((folders) => folders.sort())
}

/** Returns the file of the noun whose schemas a file holds; any other file itself. */
export function nounOf(path: string): string {
  return path.replace(/\.schema\.ts$/, '.ts')
}

/** The files of the repository that a file imports, types included. */
export function importedFiles(path: string, sources: Sources): string[] {
  const targets = findImports(withoutComments(sources.get(path) ?? '')).map(({ target }) => target)
  return targets.flatMap((target) => fileOf(path, target, sources) ?? [])
}

/** The file behind an import, or null for packages. */
function fileOf(path: string, target: string, sources: Sources): string | null {
  const stem = resolve(path, target)
  return [stem, `${stem}.ts`, `${stem}.tsx`, `${stem}.mjs`].find((one) => sources.has(one)) ?? null
}

/** Strongly connected components of more than one node, by Tarjan's algorithm. */
function components(graph: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    lowest.set(node, index.size - 1)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)))
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found.filter((nodes) => nodes.length > 1)
}

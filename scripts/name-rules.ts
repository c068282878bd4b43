import { isTest, withoutComments } from './architecture-violations.ts'
import type { Sources } from './circles.ts'

const write = /^export const (\w+) = endpoint\(\{\s*method: '(?:POST|PUT|PATCH|DELETE)'/gm
const singleCall = /^\s*(?:\w+\.)?(\w+),\s*async [^>]*=>\s*(?:\{\s*)?(?:return )?await (\w+)\(/

/** Finds writes whose handler is a single call, of a function named otherwise than the contract's call. */
export function misnamedActs(sources: Sources): string[] {
  const contracts = [...sources].filter(([path]) => /^domain\/.*\bcontract[\w-]*\.ts$/.test(path))
  const writes = contracts.flatMap(([, source]) => [...source.matchAll(write)].map(([, name]) => name))
  const routes = [...sources].filter(([path]) => /^server\/features\/.*\/routes\.ts$/.test(path))
  return routes.flatMap(([path, source]) =>
    source
      .split(/\bserve\(/)
      .filter((route) => route.match(/\bawait\b/g)?.length === 1)
      .map((route) => singleCall.exec(route) ?? [])
      .filter(([, call, act]) => writes.includes(call) && call !== act)
      .map(([, call, act]) => `${path} serves ${call} by ${act}`),
  )
}

/** Words that no exported name has, with what to write. The list of words in docs/STYLE.md explains them. */
const refused: Record<string, string> = {
  ask: 'request',
  asked: 'requested',
  patience: 'timeout',
  standing: 'the state that it means',
  tell: 'notify',
  tells: 'notify',
  telling: 'notify',
  told: 'notified',
}

/** Finds exports with a refused word in their name, and ones that keep something other than from being archived. */
export function refusedNames(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /^(domain|server|web)\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap(([path, source]) =>
      exportedNames(withoutComments(source)).flatMap((name) => {
        const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
        const found = words.filter((word) => refused[word]).map((word) => `${path} exports ${name}: ${refused[word]}`)
        const isKept = words[0] === 'keep' && !path.startsWith('server/features/')
        return isKept ? [...found, `${path} exports ${name}: keep is a lock against archiving`] : found
      }),
    )
}

/** Returns the names that a source without comments exports. */
function exportedNames(code: string): string[] {
  const pattern = /^export\s+(?:declare\s+)?(?:async\s+)?(?:function\*?|const|let|class|type|interface)\s+(\w+)/gm
  return [...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? ''))]
}

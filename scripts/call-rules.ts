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

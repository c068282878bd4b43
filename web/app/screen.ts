import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import { loadWords } from './i18n.ts'

type Load = () => Promise<ComponentType>

/** A route whose screen, with the words of its features, is fetched when it is first wanted. */
export function screen(path: string, words: string[], load: Load): RouteObject {
  const fetch = async () => {
    const [Component] = await Promise.all([load(), loadWords(...words)])
    return { Component }
  }
  return { path, lazy: fetch, handle: { fetch } }
}

/** Fetches the code and words of the screen behind a link, while the pointer rests on it. */
export function prefetch(routes: RouteObject[], url: string): void {
  for (const { route } of matchRoutes(routes, url) ?? []) {
    const handle = route.handle as { fetch?: () => Promise<unknown> } | undefined
    void handle?.fetch?.().catch(() => undefined)
  }
}

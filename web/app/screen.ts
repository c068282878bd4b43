import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import { loadWords } from './i18n.ts'

type Load = () => Promise<ComponentType>

/**
 * Returns a route whose screen, with the words of its features, is fetched when first opened; `children` render in its
 * outlet.
 */
export function screen(path: string, words: string[], load: Load, children?: RouteObject[]): RouteObject {
  const fetch = async () => {
    const [Component] = await Promise.all([load(), loadWords(...words)])
    return { Component }
  }
  return { path, lazy: fetch, handle: { fetch }, ...(children && { children }) }
}

/** Every route, kept here so that the frame can prefetch screens without importing the list that contains it. */
let routes: RouteObject[] = []

/**
 * Fetches the code and words of the screen behind an address before the user goes there. Not while offline: the browser
 * would remember the failure, and the screen could not open once the network is back.
 */
export function prefetch(url: string): void {
  if (!navigator.onLine) return
  for (const { route } of matchRoutes(routes, url) ?? []) {
    const handle = route.handle as { fetch?: () => Promise<unknown> } | undefined
    void handle?.fetch?.().catch(() => undefined)
  }
}

/** Makes the routes known to `prefetch`. */
export function registerRoutes(all: RouteObject[]): void {
  routes = all
}

/** Prefetches the screen behind any link, or row of a list, while the pointer or the focus rests on it. */
export function prefetchLinks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]') ?? target.closest('tr')?.querySelector('a')
    if (link?.origin === window.location.origin) prefetch(link.pathname)
  }
  document.addEventListener('pointerover', listen, { passive: true })
  document.addEventListener('focusin', listen)
}

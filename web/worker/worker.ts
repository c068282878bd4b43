import { entry, files } from 'virtual:kept-files'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { cacheOf, isHashed, isScreen, outdatedCaches } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the code of the screens on the device. It holds nothing that the API answered: the pages keep that themselves,
 * since they know whose it is (`web/api/kept-answers.ts`).
 */
const own = cacheOf(entry)
const shell = '/'
/** A file is the same for all, whatever its request says. */
const sameFile = { ignoreVary: true }

/** A file that the version before has kept needs no network. */
const fromOtherVersions = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? (await caches.match(request, sameFile)),
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname),
  new CacheFirst({ cacheName: own, matchOptions: sameFile, plugins: [fromOtherVersions] }),
)

/** A page comes from the server, which names in it what is needed first; without a network it is the kept one. */
const orKeptShell = {
  handlerDidError: async ({ request }: { request: Request }) =>
    isScreen(new URL(request.url).pathname) ? await caches.match(shell, { cacheName: own, ...sameFile }) : undefined,
}

registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly({ plugins: [orKeptShell] }))

enableNavigationPreload()

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([prepare(), shortcut(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('message', (event) => {
  const { used } = event.data as { used?: string[] }
  if (used) event.waitUntil(precacheFiles(used.filter(isHashed)))
})

/**
 * Keeps this version and tells all open tabs. It takes over once no tab is open any more, never while one is opened;
 * until then pages come from the server all the same, and without a network from the version before.
 */
async function prepare(): Promise<void> {
  await precacheShell()
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) tab.postMessage({ entry })
}

/**
 * The rules of the Service Worker specification for requests that need no worker; TypeScript does not know them yet.
 */
type WithRules = { addRoutes?: (rules: { condition: { urlPattern: string }; source: string }[]) => Promise<void> }

/**
 * Lets the browser itself take files from the device, or else from the network, and ask the API, where it can: starting
 * the worker and going through it costs a slow phone more than the rest of their reading. The routes above serve the
 * others.
 */
async function shortcut(event: ExtendableEvent): Promise<void> {
  await (event as WithRules).addRoutes?.([
    { condition: { urlPattern: '/assets/*' }, source: 'cache' },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
  ])
}

/** Caches the files one after another, since the user's own requests need the network more, then the page. */
async function precacheShell(): Promise<void> {
  await precacheFiles(files.map((file) => `/${file}`))
  // As the browser asks for a page beside a worker: the server then names no scripts to preload.
  const headers = { Accept: 'text/html', 'Service-Worker-Navigation-Preload': 'true' }
  const page = await fetch(shell, { headers, cache: 'no-store' })
  // While versions are exchanged, another server may give the page of the other one.
  if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error('The page is of another version.')
  await (await caches.open(own)).put(shell, page)
}

async function precacheFiles(paths: string[]): Promise<void> {
  const cache = await caches.open(own)
  for (const path of paths) {
    if (await cache.match(path, sameFile)) continue
    const file = (await caches.match(path, sameFile)) ?? (await fetch(path, { priority: 'low' }))
    if (!file.ok) throw new Error(`${path} answers ${file.status}.`)
    await cache.put(path, file)
  }
}

/** Serves all open tabs. */
async function takeOver(): Promise<void> {
  for (const name of outdatedCaches(await caches.keys(), own)) await caches.delete(name)
  await self.clients.claim()
}

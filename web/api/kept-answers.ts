import { beyondLimit, isOfOtherCompany, isTooOld } from './kept-list.ts'
import { remember } from './remember.ts'
import { noteVersion } from './versions.ts'

/** A read as the server answered it. */
export type Received = { body: unknown; headers: Headers }

/** The answers of a user are in a cache of their own, named after the user; the company is in each URL. */
const prefix = 'filao-answers-'
const nameOf = (userId: number) => `${prefix}${userId}`
const timeHeader = 'X-Kept-At'
/** The headers of an answer that are kept: a list's total and next page, and the version of a record. */
const keptHeaders = ['X-Total-Count', 'Link', 'ETag']

/** Shared by all tabs: the last time that everything was dropped. What was asked for before is not kept. */
export const droppedAt = 'filao:answers-dropped'

const { promise: storing, resolve: startStoring } = Promise.withResolvers<void>()

/** Lets answers be kept: called once the first screen is drawn, since this delays a slow phone. */
export { startStoring }

/**
 * The cache of this tab's user, open once the first screen is drawn and the server named them. After it was dropped,
 * puts into it are lost.
 */
let own: { userId: number; cache: Promise<Cache> } | null = null

/** Answers that came before the server named the user. */
let early: { url: string; received: Received; askedAt: number }[] = []

/**
 * Stores the response of a read on this device, where a worker can open the screens without a network. Drops those of
 * another user as soon as the server names this one.
 */
export async function storeReceived(url: string, received: Received, askedAt: number): Promise<void> {
  if (!navigator.serviceWorker?.controller || isDroppedSince(askedAt)) return
  if (url === '/api/users/me') {
    const userId = (received.body as { id: number }).id
    own = { userId, cache: storing.then(() => openFor(userId)) }
  }
  if (!own) {
    early = [...early, { url, received, askedAt }].slice(-10)
    return
  }
  const cache = await own.cache
  // Meanwhile another tab may have dropped the cache: it must not come back.
  if (isDroppedSince(askedAt)) return await deleteCaches(() => true)
  const headers = { 'Content-Type': 'application/json', [timeHeader]: String(askedAt) }
  const ofAnswer = keptHeaders.flatMap((name) => {
    const value = received.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  await cache.put(url, Response.json(received.body, { headers: { ...headers, ...Object.fromEntries(ofAnswer) } }))
  if (url === '/api/companies') await dropWhere(cache, otherThan(received.body as { id: number }[]))
  const waiting = early
  early = []
  for (const one of waiting) await storeReceived(one.url, one.received, one.askedAt)
}

/** Opens a user's cache, without those of other users and without what is too old or too much. */
async function openFor(userId: number): Promise<Cache> {
  const name = nameOf(userId)
  await deleteCaches((other) => other !== name)
  const cache = await caches.open(name)
  const urls = (await cache.keys()).map(pathOf)
  for (const url of beyondLimit(urls)) await cache.delete(url)
  for (const url of urls) if (isTooOld(timeOf(await cache.match(url)), Date.now())) await cache.delete(url)
  return cache
}

/** Returns the last answer of a URL and the time at which it was asked for; null when none is kept. */
export async function findReceived(url: string): Promise<(Received & { at: number }) | null> {
  if (!('caches' in globalThis)) return null
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  // More than one means that the user is not certain.
  const [name] = names
  if (!name || names.length > 1 || (own && name !== nameOf(own.userId))) return null
  const found = await caches.match(url, { cacheName: name })
  const at = timeOf(found)
  if (!found || isTooOld(at, Date.now())) return null
  const body: unknown = await found.json()
  noteVersion(body, found.headers.get('ETag'))
  return { body, headers: found.headers, at }
}

/**
 * Drops every answer that is kept on this device, for all tabs: before and after a sign-in or a sign-out, and when the
 * server refuses who asks. An answer that is still on its way is not kept either.
 */
export async function dropReceived(): Promise<void> {
  if (!('caches' in globalThis)) return
  own = null
  early = []
  // Tells the other tabs to drop answers that arrive later. They keep those when the storage is full or refused.
  remember(droppedAt, String(Date.now()))
  await deleteCaches(() => true).catch(() => undefined)
}

function isDroppedSince(askedAt: number): boolean {
  return askedAt <= Number(localStorage.getItem(droppedAt))
}

async function deleteCaches(isWanted: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isWanted(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function dropWhere(cache: Cache, isWanted: (url: string) => boolean): Promise<void> {
  for (const url of (await cache.keys()).map(pathOf)) if (isWanted(url)) await cache.delete(url)
}

function otherThan(companies: { id: number }[]): (url: string) => boolean {
  const ids = companies.map(({ id }) => id)
  return (url) => isOfOtherCompany(url, ids)
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function timeOf(answer: Response | undefined): number {
  return Number(answer?.headers.get(timeHeader) ?? Number.NaN)
}

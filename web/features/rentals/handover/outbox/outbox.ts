import type { Stage } from '@filao/domain/rentals/handover/check'
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { CheckValues } from '../check-values.ts'

/** Whose checks they are: somebody else who signs in on this device neither sees nor sends them. */
export type Owner = { userId: number; companyId: number }

/** Why the server refused a check that was sent later. */
export type Refusal = { code: string; detail: string; by?: string; at?: string }

/** A check that is being typed, or waits for the network, on this device. */
export type KeptCheck = Owner & {
  rentalId: number
  stage: Stage
  /** For people: the rental's number and the vehicle's plate. */
  publicId: string
  plate: string
  values: CheckValues
  /** What was sent of its photos: the key of each upload, and the server's id once it is there. */
  uploads: Record<string, { key: string; id: number | null }>
  /** Set once it was asked to be sent; null while it is typed. */
  sending: { key: string; isOdometerConfirmed: boolean; since: string } | null
  refusal: Refusal | null
  /** Milliseconds since 1970. */
  keptAt: number
}

const daysKept = 30
const prefixOf = ({ companyId, userId }: Owner) => `${companyId}/${userId}/`
const keyOf = (check: Owner & Pick<KeptCheck, 'rentalId' | 'stage'>) =>
  `${prefixOf(check)}${check.rentalId}/${check.stage}`

const checks = new Map<string, KeptCheck>()
const pictures = new Map<string, Blob>()
const listeners = new Set<() => void>()
const elsewhere = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('filao:checks')
let version: readonly KeptCheck[] = []
let opened: { prefix: string; done: Promise<void> } | null = null

elsewhere?.addEventListener('message', ({ data }: MessageEvent<string>) => void reread(data))

/** Where things are kept on this device; a browser that keeps nothing leaves them in this tab's memory. */
let database: UseStore | null = null
async function inDatabase<Answer>(work: (store: UseStore) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    database ??= createStore('filao-checks', 'checks')
    return await work(database)
  } catch {
    return undefined
  }
}

/** Reads what an owner left on this device, once, and forgets what is too old, whoever left it. */
export function openShelf(owner: Owner, now = Date.now()): Promise<void> {
  const prefix = prefixOf(owner)
  if (opened?.prefix !== prefix) opened = { prefix, done: read(prefix, now) }
  return opened.done
}

async function read(prefix: string, now: number): Promise<void> {
  checks.clear()
  const all = ((await inDatabase((store) => keys(store))) ?? []).map(String)
  for (const key of all.filter((one) => !one.includes('#'))) {
    const check = await inDatabase((store) => get<KeptCheck>(key, store))
    if (!check) continue
    if (now - check.keptAt > daysKept * 86_400_000) await drop(key)
    else if (key.startsWith(prefix)) checks.set(key, check)
  }
  tell()
}

/** What another tab has changed. */
async function reread(key: string): Promise<void> {
  if (!opened || !key.startsWith(opened.prefix)) return
  const check = await inDatabase((store) => get<KeptCheck>(key, store))
  if (check) checks.set(key, check)
  else checks.delete(key)
  tell()
}

/** Every check of the owner the shelf was opened for; the same list until one changes. */
export function keptChecks(): readonly KeptCheck[] {
  return version
}

/** Hears of every change. Returns how to stop. */
export function onShelf(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The check of a rental as it is kept now, or null. */
export function findCheck(check: Owner & Pick<KeptCheck, 'rentalId' | 'stage'>): KeptCheck | null {
  return checks.get(keyOf(check)) ?? null
}

/** Keeps a check as it is now. */
export async function keepCheck(check: KeptCheck): Promise<void> {
  const key = keyOf(check)
  checks.set(key, check)
  tell()
  await inDatabase((store) => set(key, check, store))
  elsewhere?.postMessage(key)
}

/** Forgets a check and its photos. */
export async function forgetCheck(check: KeptCheck): Promise<void> {
  const key = keyOf(check)
  checks.delete(key)
  tell()
  await drop(key)
  elsewhere?.postMessage(key)
}

async function drop(key: string): Promise<void> {
  for (const id of pictures.keys()) if (id.startsWith(`${key}#`)) pictures.delete(id)
  const all = ((await inDatabase((store) => keys(store))) ?? []).map(String)
  const own = all.filter((one) => one === key || one.startsWith(`${key}#`))
  await inDatabase((store) => delMany(own, store))
}

/** Keeps a photo beside its check. */
export async function keepPhoto(check: KeptCheck, id: string, picture: Blob): Promise<void> {
  const key = `${keyOf(check)}#${id}`
  pictures.set(key, picture)
  await inDatabase((store) => set(key, picture, store))
}

/** A photo of a check, or null where this device has lost it. */
export async function findPhoto(check: KeptCheck, id: string): Promise<Blob | null> {
  const key = `${keyOf(check)}#${id}`
  return pictures.get(key) ?? (await inDatabase((store) => get<Blob>(key, store))) ?? null
}

/** Forgets a photo that was removed. */
export async function forgetPhoto(check: KeptCheck, id: string): Promise<void> {
  const key = `${keyOf(check)}#${id}`
  pictures.delete(key)
  await inDatabase((store) => delMany([key], store))
}

function tell(): void {
  version = [...checks.values()].toSorted((a, b) => a.keptAt - b.keptAt)
  for (const listener of listeners) listener()
}

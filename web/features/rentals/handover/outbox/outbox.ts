import type { Stage } from '@filao/domain/rentals/check/check'
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { noteHeld } from '#ui/form/draft'
import type { CheckValues } from './check-values.ts'
import type { ChangeOf, FieldChange, PhotoBox, PhotoField } from './stored-photos.ts'

/** The owner of the checks: another user who signs in on this device neither sees nor sends them. */
export type Owner = { userId: number; companyId: number }

/** The reason why the server refused a check that was sent later. */
export type Refusal = { code: string; detail: string; by?: string; at?: string }

/** A check on this device that is being typed, or waits for the network. */
export type KeptCheck = Owner & {
  rentalId: number
  stage: Stage
  /** The checked vehicle; missing from a check that an earlier version stored. */
  vehicleId?: number | undefined
  /** Shown to the user: the rental's number and the vehicle's plate. */
  publicId: string
  plate: string
  values: CheckValues
  /** The upload state of its photos: the key of each upload, and the server's id once it is uploaded. */
  uploads: Record<string, { key: string; id: number | null }>
  /** Set once the user has asked to send it; null while it is being typed. */
  sending: { key: string; isOdometerConfirmed: boolean; since: string } | null
  refusal: Refusal | null
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Names a check on this device. */
type Named = Owner & Pick<KeptCheck, 'rentalId' | 'stage' | 'vehicleId'>

const daysKept = 30
const prefixOf = ({ companyId, userId }: Owner) => `${companyId}/${userId}/`
const keyOf = (check: Named) =>
  [`${prefixOf(check)}${check.rentalId}`, check.stage, check.vehicleId].filter(Boolean).join('/')

const checks = new Map<string, KeptCheck>()
const pictures = new Map<string, Blob>()
const listeners = new Set<() => void>()
const elsewhere = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('filao:checks')
let version: readonly KeptCheck[] = []
let opened: { prefix: string; done: Promise<void> } | null = null

elsewhere?.addEventListener('message', ({ data }: MessageEvent<string>) => void reread(data))

/** The database on this device. When the browser stores nothing, checks stay in this tab's memory, which is noted. */
let database: UseStore | null = null
async function inDatabase<Answer>(work: (store: UseStore) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    database ??= createStore('filao-checks', 'checks')
    return await work(database)
  } catch {
    return undefined
  }
}

/** Loads an owner's checks from this device, once, and deletes the outdated checks of every owner. */
export function openOutbox(owner: Owner, now = Date.now()): Promise<void> {
  const prefix = prefixOf(owner)
  if (opened?.prefix !== prefix) opened = { prefix, done: read(prefix, now) }
  return opened.done
}

async function read(prefix: string, now: number): Promise<void> {
  // Another owner's checks leave this tab's memory, so they no longer keep the page.
  for (const key of [...checks.keys(), ...pictures.keys()]) noteHeld(key, false)
  checks.clear()
  const all = ((await inDatabase((store) => keys(store))) ?? []).map(String)
  for (const key of all.filter((one) => !one.includes('#'))) {
    const check = await inDatabase((store) => get<KeptCheck>(key, store))
    if (!check) continue
    if (now - check.keptAt > daysKept * 86_400_000) await drop(key)
    else if (key.startsWith(prefix) && isInList(key)) checks.set(key, check)
  }
  notify()
}

/** Reads a check again after another tab has changed it. */
async function reread(key: string): Promise<void> {
  if (!isInList(key)) return
  const check = await inDatabase((store) => get<KeptCheck>(key, store))
  show(key, check ?? null)
}

/** Returns true while the outbox is open for the owner of a check. */
export function isOpenFor(check: Owner): boolean {
  return opened?.prefix === prefixOf(check)
}

/** Returns true for a check of the vehicle that a rental has now. */
export function isOfVehicle(check: KeptCheck, vehicleId: number): boolean {
  return check.vehicleId === undefined || check.vehicleId === vehicleId
}

/** Returns every check of the opened owner; the same array until one changes. */
export function keptChecks(): readonly KeptCheck[] {
  return version
}

/** Calls the listener at every change. Returns a function that unsubscribes it. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the stored check of a rental and its vehicle, or null. */
export function findCheck(check: Named): KeptCheck | null {
  return checks.get(keyOf(check)) ?? null
}

/** Stores the current state of a check. */
export async function storeCheck(check: KeptCheck): Promise<void> {
  const key = keyOf(check)
  show(key, check)
  await write(key, check)
  elsewhere?.postMessage(key)
}

async function write(key: string, value: KeptCheck | Blob): Promise<void> {
  noteHeld(key, true)
  const isStored = await inDatabase((store) => set(key, value, store).then(() => true))
  noteHeld(key, !isStored)
}

/** Deletes a check and its photos. */
export async function forgetCheck(check: KeptCheck): Promise<void> {
  const key = keyOf(check)
  show(key, null)
  await drop(key)
  elsewhere?.postMessage(key)
}

async function drop(key: string): Promise<void> {
  const photos = [...pictures.keys()].filter((id) => id.startsWith(`${key}#`))
  for (const id of photos) pictures.delete(id)
  const all = ((await inDatabase((store) => keys(store))) ?? []).map(String)
  const own = all.filter((one) => one === key || one.startsWith(`${key}#`))
  for (const one of [key, ...photos]) noteHeld(one, false)
  await inDatabase((store) => delMany(own, store))
}

/** Stores a photo of a check. */
export async function storePhoto(check: KeptCheck, id: string, picture: Blob): Promise<void> {
  const key = `${keyOf(check)}#${id}`
  pictures.set(key, picture)
  await write(key, picture)
}

/** Returns a photo of a check, or null when this device has lost it. */
export async function findPhoto(check: KeptCheck, id: string): Promise<Blob | null> {
  const key = `${keyOf(check)}#${id}`
  return pictures.get(key) ?? (await inDatabase((store) => get<Blob>(key, store))) ?? null
}

/** Deletes a removed photo. */
async function forgetPhoto(check: KeptCheck, id: string): Promise<void> {
  const key = `${keyOf(check)}#${id}`
  pictures.delete(key)
  noteHeld(key, false)
  await inDatabase((store) => delMany([key], store))
}

/** The photos of each check that are being read, and its fields on screen, which may be of a form opened since. */
const readings = new Map<string, PhotoBox['reading']>()
const shown: { [Field in PhotoField]: Map<string, FieldChange<Field>> } = { photos: new Map(), damages: new Map() }

/** Returns the store of a check's photos on this device. */
export function deviceBox(check: KeptCheck): PhotoBox {
  const key = keyOf(check)
  const reading = readings.get(key) ?? new Set()
  readings.set(key, reading)
  const fields: PhotoBox['fields'] = {
    kept: (field) => {
      const kept = findCheck(check)?.values[field]
      return kept === check.values[field] ? undefined : kept
    },
    show: (field, change) => {
      shown[field].set(key, change)
      return () => shown[field].get(key) === change && shown[field].delete(key)
    },
    change: (field, changed) => {
      const change = shown[field].get(key)
      if (change) change(changed)
      else void storeField(findCheck(check) ?? check, field, changed)
    },
  }
  return {
    store: (id, picture) => storePhoto(check, id, picture),
    find: (id) => findPhoto(check, id),
    forget: (id) => forgetPhoto(check, id),
    reading,
    fields,
  }
}

function storeField<Field extends PhotoField>(
  check: KeptCheck,
  field: Field,
  changed: ChangeOf<KeptCheck['values'][Field]>,
): Promise<void> {
  const { values } = check
  return storeCheck({ ...check, values: { ...values, [field]: changed(values[field]) }, keptAt: Date.now() })
}

function notify(): void {
  version = [...checks.values()].toSorted((a, b) => a.keptAt - b.keptAt)
  for (const listener of listeners) listener()
}

/** Changes the list, unless another user has been signed in since: the check then only stays in the database. */
function show(key: string, check: KeptCheck | null): void {
  if (!isInList(key)) return
  if (check) checks.set(key, check)
  else checks.delete(key)
  notify()
}

function isInList(key: string): boolean {
  return opened !== null && key.startsWith(opened.prefix)
}

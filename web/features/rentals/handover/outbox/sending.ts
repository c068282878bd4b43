import type { Check } from '@filao/domain/rentals/check/check.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { markStale } from '#api/cache'
import { call } from '#api/call'
import { getMe, getRental, recordCheck, uploadCheckPhoto } from '#api/calls'
import { rememberOwnWrite } from '#api/own-writes'
import { ApiProblem, isProblem } from '#api/problem'
import { checkBody, newKey, photosOf } from './check-values.ts'
import {
  findCheck,
  findPhoto,
  forgetCheck,
  isOpenFor,
  type KeptCheck,
  keptChecks,
  type Owner,
  storeCheck,
} from './outbox.ts'

/** The result of sending a check: it is recorded, waits for the network, or was refused. */
export type Outcome = { check: KeptCheck } & (
  | { state: 'recorded'; rental: Rental }
  | { state: 'waiting' }
  | { state: 'refused'; problem: ApiProblem }
)

/** The time limit of one photo or of the check. A slower network counts as none, and the request is retried later. */
const timeoutMs = 120_000

/** The checks being sent, by key; `stop` ends a sending before its check is recorded. */
const underWay = new Map<string, { outcome: Promise<Outcome>; stop: AbortController }>()

/**
 * Sends a check. It is first stored as waiting, so that an interruption does not lose it; from then on it counts as
 * being sent, so that nothing else sends and reports it.
 */
export function submitCheck(check: KeptCheck, isOdometerConfirmed: boolean): Promise<Outcome> {
  const sending = { key: newKey(), isOdometerConfirmed, since: new Date().toISOString() }
  const asked = { ...check, sending, refusal: null, keptAt: Date.now() }
  return sendCheck(asked, () => storeCheck(asked))
}

/**
 * Takes a check out of the queue, to edit it. Stops its photos but waits for the request that records it, and returns
 * false when it was recorded: its sender reports that.
 */
export async function reopenCheck(check: KeptCheck): Promise<boolean> {
  const sent = underWay.get(check.sending?.key ?? '')
  sent?.stop.abort()
  await sent?.outcome
  const latest = findCheck(check)
  if (latest?.sending) await storeCheck({ ...latest, sending: null })
  return latest !== null
}

/** Sends an owner's waiting checks one after the other, each only if that owner is still the signed-in user. */
export async function sendWaiting({ userId }: Owner): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of keptChecks().filter(isWaiting)) {
    const me = await call(getMe, {}).catch(() => null)
    if (me?.id !== userId) return outcomes
    const latest = findCheck(check)
    if (latest && isWaiting(latest)) outcomes.push(await sendCheck(latest))
  }
  return outcomes
}

/** Returns true for a check that nobody is sending: the caller that is already sending one reports its result. */
function isWaiting({ sending }: KeptCheck): boolean {
  return sending !== null && !underWay.has(sending.key)
}

/** Sends a check with its photos, once it is stored; a call for a check already being sent waits for that request. */
export function sendCheck(check: KeptCheck, store = async () => {}): Promise<Outcome> {
  const key = check.sending?.key ?? ''
  const sent = underWay.get(key)
  if (sent) return sent.outcome
  const stop = new AbortController()
  const outcome = Promise.resolve()
    .then(store)
    .then(() => send(check, stop.signal))
    .finally(() => underWay.delete(key))
  underWay.set(key, { outcome, stop })
  return outcome
}

async function send(check: KeptCheck, stop: AbortSignal): Promise<Outcome> {
  try {
    const rental = await sendOnce(check, stop).catch(async (error: unknown) => {
      if (!hasLostPhotos(error)) throw error
      // The server deletes a photo that no check refers to after a week; this device still has it.
      const uploads = {}
      await storeCheck({ ...check, uploads })
      return await sendOnce({ ...check, uploads }, stop)
    })
    return await recorded(check, rental)
  } catch (error) {
    const latest = findCheck(check) ?? check
    // Once a colleague has recorded the return, the server takes no photos for it.
    const there = isProblem(error, 'invalid_transition') ? await findRecord(check) : undefined
    if (there) return await overtaken(latest, there)
    if (!(error instanceof ApiProblem) || isPassing(error)) return { state: 'waiting', check: latest }
    const refused = { ...latest, sending: null, refusal: { code: error.code, detail: error.detail } }
    await storeCheck(refused)
    return { state: 'refused', check: refused, problem: error }
  }
}

/** Sends the photos first, then the check, each with its own idempotency key: a retry is recorded only once. */
async function sendOnce(check: KeptCheck, stop: AbortSignal): Promise<Rental> {
  const { companyId, rentalId, stage, values, sending } = check
  const params = { companyId, rentalId }
  let current = check
  for (const id of photosOf(values)) {
    if (typeof current.uploads[id]?.id === 'number') continue
    const picture = await findPhoto(check, id)
    if (!picture) continue
    const key = current.uploads[id]?.key ?? newKey()
    current = { ...current, uploads: { ...current.uploads, [id]: { key, id: null } } }
    if (!isReopened(check)) await storeCheck(current)
    requireStillAsked(check, stop)
    const form = new FormData()
    form.append('file', picture, `${id}.jpg`)
    const photo = await call(uploadCheckPhoto, {
      params,
      form,
      idempotencyKey: key,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    })
    current = { ...current, uploads: { ...current.uploads, [id]: { key, id: photo.id } } }
    if (!isReopened(check)) await storeCheck(current)
  }
  requireStillAsked(check, stop)
  const key = sending?.key ?? newKey()
  rememberOwnWrite(key)
  const state = checkBody(values, stage, (id) => current.uploads[id]?.id ?? null, sending?.isOdometerConfirmed ?? false)
  const body = { ...state, ...(check.vehicleId && { vehicleId: check.vehicleId }) }
  return await call(recordCheck, { params, body, idempotencyKey: key, signal: AbortSignal.timeout(timeoutMs) })
}

/** Throws when a check is edited again, or another user is signed in: the request would carry that user's session. */
function requireStillAsked(check: KeptCheck, stop: AbortSignal): void {
  stop.throwIfAborted()
  if (isReopened(check) || !isOpenFor(check)) throw new ApiProblem('unauthenticated', 401)
}

/** Returns true for a check that was taken out of the queue since its sending began, perhaps in another tab. */
function isReopened(check: KeptCheck): boolean {
  return (findCheck(check) ?? check).sending?.key !== check.sending?.key
}

/**
 * Reports a refusal when a colleague recorded the check before, and keeps the typed values: the server then answers
 * with the colleague's record, as if this one had succeeded.
 */
async function recorded(check: KeptCheck, rental: Rental): Promise<Outcome> {
  markStale('rentals')
  const there = recordIn(rental, check)
  if (!there || isRecordOf(findCheck(check) ?? check, there)) {
    await forgetCheck(check)
    return { state: 'recorded', check, rental }
  }
  return await overtaken(check, there)
}

/** Keeps the values of a check that was recorded before, with the name of the user who did. */
async function overtaken(check: KeptCheck, { recordedBy, recordedAt }: Check): Promise<Outcome> {
  const by = [recordedBy?.firstName, recordedBy?.lastName].filter(Boolean).join(' ')
  const refused = { ...check, sending: null, refusal: { code: 'recorded_before', detail: '', by, at: recordedAt } }
  await storeCheck(refused)
  return { state: 'refused', check: refused, problem: new ApiProblem('conflict', 409) }
}

/** Reads what was recorded before a check; undefined when nothing was, or without an answer. */
async function findRecord(check: KeptCheck): Promise<Check | undefined> {
  const { companyId, rentalId } = check
  const rental = await call(getRental, { params: { companyId, id: rentalId } }).catch(() => null)
  markStale('rentals')
  return rental ? recordIn(rental, check) : undefined
}

function recordIn(rental: Rental, { stage }: KeptCheck): Check | undefined {
  return rental.checks.find((one) => one.stage === stage && one.stretch === rental.vehicleChanges.length)
}

/**
 * Returns true for the record of a check. The same user may have recorded another one on another device, without these
 * photos or this signature.
 */
function isRecordOf({ userId, values, stage, uploads }: KeptCheck, there: Check): boolean {
  const sent = checkBody(values, stage, (id) => uploads[id]?.id ?? null, false)
  const damages = sent.damages ?? []
  const recorded = new Set([...there.photos, ...there.damages.flatMap(({ photos }) => photos)].map(({ id }) => id))
  return (
    there.recordedBy?.id === userId &&
    there.odometer === sent.odometer &&
    (!sent.fuelLevel || there.fuelLevel === sent.fuelLevel) &&
    !there.comments === !sent.comments &&
    !there.customerSignature === !sent.customerSignature &&
    there.damages.length === damages.length &&
    [sent, ...damages].flatMap(({ photoIds = [] }) => photoIds).every((id) => recorded.has(id))
  )
}

/** Returns true when a retry may succeed: no answer, a server error, too many requests, or an expired session. */
function isPassing({ status }: ApiProblem): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 401
}

function hasLostPhotos(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    error.errors.some(({ path, code }) => code === 'unknown' && /(^|\.)photoIds/.test(path))
  )
}

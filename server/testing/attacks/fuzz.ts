import { seeded } from '../../demo/material/random.ts'
import { network, type Shop } from './company.ts'
import {
  hostileRequest,
  idOfCollection,
  idsOf,
  judge,
  type Known,
  nameOf,
  operationsOf,
  tameRequest,
} from './requests.ts'
import type { Tally } from './run.ts'
import { sendRequest } from './send-request.ts'

/** Senders at once. */
const atOnce = 8
/** Ids that are remembered of each kind: the latest, since others may be deleted. */
const mostKnown = 200
/** The share of requests that the contract accepts, so that the company keeps having something to attack. */
const tameShare = 0.25

/** The answers by status, a line for each that broke a rule, and the slowest one. */
type Fuzzed = { tally: Tally; wrong: string[]; slowest: { name: string; ms: number } }

/**
 * Sends generated calls to every operation of the server, billing and sign-in included, as a member of the first
 * company. An answer breaks a rule when it is a server error, a refusal without a code or a sentence, tells of the
 * inside or names the second company; the second company must also have the same audit trail afterwards. The same seed
 * generates the same calls for the same ids. `onProgress` is called after every ten thousand.
 */
export async function fuzz(
  [ours, theirs]: Shop[],
  { calls, seed, onProgress }: { calls: number; seed: number; onProgress?: (sent: number) => void },
): Promise<Fuzzed> {
  if (!ours || !theirs) throw new Error('two companies are needed')
  const { url } = ours
  const operations = operationsOf(JSON.parse((await sendRequest(url, { path: '/openapi.json' })).body))
  const random = seeded(seed)
  const tally: Tally = {}
  const wrong: string[] = []
  const slowest = { name: '', ms: 0 }
  let { cookie } = ours
  const trail = await trailOf(theirs)
  const known = knownOf(ours)
  const ids = idsOf(known, knownOf(theirs), random)
  const sendOne = async (n: number) => {
    // Ending the own session or password would make all later calls harmless.
    const served = operations[n % operations.length]
    if (!served) return
    const sender = { caller: { companyId: ours.companyId, cookie }, stranger: theirs, ids, random }
    const isTame = random.chance(tameShare)
    const { method, url: address, headers, payload } = (isTame ? tameRequest : hostileRequest)(served, sender)
    const from = url.includes('127.0.0.1') ? network() : undefined
    const raw = { method, path: address.slice('/api'.length), headers, payload, ...(from ? { from } : {}) }
    const { status, body, type, ms } = await sendRequest(url, raw)
    tally[status] = (tally[status] ?? 0) + 1
    if (ms > slowest.ms) Object.assign(slowest, { name: nameOf(served), ms })
    if (status === 201) {
      const { id } = readId(body)
      const name = idOfCollection(served.path)
      if (Number.isInteger(id)) known[name] = [...(known[name] ?? []), id as number].slice(-mostKnown)
    }
    const isCut = status === 0 || (status === 503 && body.includes('"unavailable"'))
    const isCrossing = theirs.mark !== '' && body.includes(theirs.mark)
    const refusal = isCut || status < 400 ? null : judge({ statusCode: status, type, body }, undefined, () => true)
    const problem = isCrossing ? 'it names another company' : refusal
    if (problem)
      wrong.push(
        `${nameOf(served)}: ${problem} (${status}) ${address} ${String(payload ?? '').slice(0, 200)} ${body.slice(0, 200)}`,
      )
    const endsSession = served.path.startsWith('/auth') || served.path === '/users/me'
    if (endsSession && (await sendRequest(url, { path: '/users/me', cookie })).status === 401)
      cookie = (await signInAgain(ours)) ?? cookie
  }
  let next = 0
  const send = async () => {
    while (next < calls) {
      await sendOne(next++)
      if (next % 10_000 === 0) onProgress?.(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  if ((await trailOf(theirs)) !== trail) wrong.push('something was changed in another company')
  return { tally, wrong, slowest }
}

/** Reads the latest entry of a company's audit trail. */
async function trailOf({ url, companyId, cookie }: Shop): Promise<string> {
  const { status, body } = await sendRequest(url, { path: `/companies/${companyId}/audit?limit=1`, cookie })
  return `${status} ${body}`
}

async function signInAgain({ url, email, password }: Shop): Promise<string | undefined> {
  const from = url.includes('127.0.0.1') ? { from: network() } : {}
  const { cookies } = await sendRequest(url, { method: 'POST', path: '/auth', body: { email, password }, ...from })
  return cookies[0]?.split(';')[0]
}

function knownOf(shop: Shop): Known {
  return {
    companyId: [shop.companyId],
    agencyId: [shop.agencyId],
    categoryId: [shop.categoryId],
    vehicleId: [...shop.vehicleIds],
    customerId: [shop.customerId],
    rentalId: [shop.rentalId],
    optionId: [],
    paymentId: [],
    unavailabilityId: [],
  }
}

function readId(body: string): { id?: number } {
  try {
    return JSON.parse(body) ?? {}
  } catch {
    return {}
  }
}

import * as calls from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { getCompany } from '@filao/domain/company/contract'
import { verify } from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { testDatabase } from '#testing/database'

/** Hashing is paused while `gate` is set. */
const argon2 = vi.hoisted(() => ({ gate: null as Promise<void> | null, atWork: 0 }))

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  const gated =
    <Inputs extends unknown[], Result>(work: (...inputs: Inputs) => Promise<Result>) =>
    async (...inputs: Inputs): Promise<Result> => {
      argon2.atWork++
      await argon2.gate
      argon2.atWork--
      return await work(...inputs)
    }
  return { ...original, hash: gated(original.hash), verify: vi.fn(gated(original.verify)) }
})

const poolSize = 5
const password = 'le grand cul-de-sac marin'
let t: TestApp
let open: () => void
beforeAll(async () => {
  t = await testApp({}, await testDatabase({ poolSize }))
  // The hash for unknown addresses is computed at the first sign-in with one.
  await signIn(newEmail(), 'wrong', '10.20.1.1')
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('delete from attempts'))
afterEach(() => open?.())

function closeGate(): void {
  const gate = Promise.withResolvers<void>()
  argon2.gate = gate.promise
  open = () => {
    argon2.gate = null
    gate.resolve()
  }
}

const busyConnections = () => t.db.pool.totalCount - t.db.pool.idleCount + t.db.pool.waitingCount
const countedAttempts = async () =>
  (await t.db.pool.query('select count(*)::int as count from attempts')).rows[0].count as number

let people = 0
const newEmail = () => `hashing-${++people}@example.test`

const signIn = (email: string, typed: string, remoteAddress: string) =>
  t.app.inject({ method: 'POST', url: '/api/auth', payload: { email, password: typed }, remoteAddress })

/** Creates a company whose administrator has a password. */
async function withPassword(): Promise<Member & { email: string }> {
  const member = await t.company()
  const { email } = await member.request(calls.getMe)
  await t.db.pool.query('update users set company_id = null where id = $1', [member.userId])
  await member.request(calls.updateMe, { body: { password } })
  await t.db.pool.query('update users set company_id = $2 where id = $1', [member.userId, member.companyId])
  return { ...member, email }
}

async function untilHashing(count: number): Promise<void> {
  await vi.waitFor(() => expect(argon2.atWork).toBe(count), { timeout: 30_000 })
}

test('sign-ins that are hashed or queued for hashing hold no connection: other companies are served', async () => {
  const other = await t.company()
  closeGate()
  const signIns = Array.from({ length: 12 }, (_, n) => signIn(newEmail(), 'wrong', `10.20.0.${n}`))
  await untilHashing(2)
  await vi.waitFor(() => expect(busyConnections()).toBe(0), { timeout: 30_000 })
  expect((await other.send(getCompany, { params: { companyId: other.companyId } })).status).toBe(200)
  open()
  expect((await Promise.all(signIns)).map(({ statusCode }) => statusCode)).toEqual(signIns.map(() => 404))
})

test('a new member’s password waits for no sign-ins of strangers at the administrator’s network', async () => {
  const admin = await t.company()
  closeGate()
  const flood = Array.from({ length: 9 }, () => signIn(newEmail(), 'wrong', '127.0.0.1'))
  await untilHashing(1)
  const body = { firstName: 'Maryse', lastName: 'Condé', email: newEmail(), password }
  const created = admin.send(teamCalls.createTeamMember, { body })
  await untilHashing(2)
  open()
  expect((await created).status).toBe(201)
  await Promise.all(flood)
})

test('every other call that hashes a password holds no connection meanwhile', async () => {
  const [member, forgetful, admin] = [await withPassword(), await withPassword(), await t.company()]
  const name = { firstName: 'Maryse', lastName: 'Condé' }
  const newcomer = await admin.request(teamCalls.createTeamMember, { body: { ...name, email: newEmail(), password } })
  await t.visitor().request(calls.requestPasswordReset, { body: { email: forgetful.email } })
  const token = /token=([\w-]+)/.exec(t.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const hashing = [
    () => member.send(calls.updateMe, { body: { password: 'another good one', currentPassword: password } }),
    () => admin.send(teamCalls.createTeamMember, { body: { ...name, email: newEmail(), password } }),
    () => admin.send(teamCalls.updateTeamMember, { params: { id: newcomer.id }, body: { password } }),
    () => t.visitor().send(calls.changePassword, { body: { token, password } }),
  ]
  const seen: number[] = []
  for (const call of hashing) {
    closeGate()
    const response = call()
    await untilHashing(1)
    seen.push(busyConnections())
    open()
    expect((await response).status).toBeLessThan(300)
  }
  expect(seen).toEqual([0, 0, 0, 0])
})

test('the queue for hashing is bounded: one more sign-in gets a retry time, and is not counted', async () => {
  closeGate()
  const waiting = Array.from({ length: 22 }, (_, n) => signIn(newEmail(), 'wrong', `10.21.0.${n}`))
  await untilHashing(2)
  const refused = await signIn(newEmail(), 'wrong', '10.21.1.1')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '5', 'unavailable'])
  expect(await countedAttempts()).toBe(2 * 3)
  open()
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 404))
})

test('a network with many sign-ins leaves a slot to another network', async () => {
  closeGate()
  const many = Array.from({ length: 40 }, () => signIn(newEmail(), 'wrong', '10.22.0.1'))
  await untilHashing(1)
  const other = signIn(newEmail(), 'wrong', '10.22.0.2')
  await untilHashing(2)
  open()
  expect((await other).statusCode).toBe(404)
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect([404, 503].map((status) => statuses.filter((one) => one === status).length)).toEqual([9, 31])
})

test('of eighty wrong sign-ins from one network, in bursts, exactly fifty are hashed', async () => {
  const hashed = vi.mocked(verify).mockReset().mockResolvedValue(false)
  const statuses: number[] = []
  for (let burst = 0; burst < 10; burst++) {
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(newEmail(), 'wrong', '10.23.0.1')))
    statuses.push(...responses.map(({ statusCode }) => statusCode))
  }
  expect([404, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([50, 30])
  expect(hashed).toHaveBeenCalledTimes(50)
  hashed.mockReset()
})

test('a password changed during its comparison signs nobody in', async () => {
  const { email, userId } = await withPassword()
  const client = await t.db.pool.connect()
  try {
    await client.query('begin')
    await client.query("update users set password_hash = 'of another one' where id = $1", [userId])
    const response = signIn(email, password, '10.24.0.1')
    const locked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    // A transaction sees the activity of its first look for ever, so another connection looks.
    await vi.waitFor(async () => expect((await t.db.pool.query(locked)).rows).toHaveLength(1), { timeout: 30_000 })
    await client.query('commit')
    const { statusCode, headers } = await response
    expect([statusCode, headers['set-cookie']]).toEqual([404, undefined])
  } finally {
    client.release()
  }
})

test('a member archived during the comparison of their password is not signed in', async () => {
  const { email, userId } = await withPassword()
  closeGate()
  const response = signIn(email, password, '10.24.0.2')
  await untilHashing(1)
  await t.db.pool.query('update users set archived_at = now(), password_hash = null where id = $1', [userId])
  open()
  expect((await response).statusCode).toBe(404)
})

test('of two simultaneous password changes with the same current one, only one is made', async () => {
  const member = await withPassword()
  const change = (typed: string) =>
    member.send(calls.updateMe, { body: { password: typed, currentPassword: password } })
  const responses = await Promise.all([change('one good password'), change('two good passwords')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a link used twice during hashing works once', async () => {
  const { email } = await withPassword()
  await t.visitor().request(calls.requestPasswordReset, { body: { email } })
  const token = /token=([\w-]+)/.exec(t.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const change = (typed: string) => t.visitor().send(calls.changePassword, { body: { token, password: typed } })
  closeGate()
  const responses = [change('one good password'), change('two good passwords')]
  await untilHashing(1)
  open()
  expect((await Promise.all(responses)).map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('a known browser signs in while strangers from many networks fill the queue for hashing', async () => {
  const { email } = await withPassword()
  const { headers } = await signIn(email, password, '10.25.0.1')
  const device = [headers['set-cookie']].flat().find((one) => one?.startsWith('filao_device')) ?? ''
  const signInWith = (cookie: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email, password },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      remoteAddress: '10.25.2.1',
    })
  closeGate()
  const flood = Array.from({ length: 22 }, (_, n) => signIn(newEmail(), 'wrong', `10.25.1.${n}`))
  await untilHashing(2)
  const again = signInWith(device.split(';')[0] ?? '')
  await untilHashing(3)
  expect((await signInWith(device.replace(/=.*/, '=forged.name'))).statusCode).toBe(503)
  open()
  expect((await again).statusCode).toBe(200)
  await Promise.all(flood)
})

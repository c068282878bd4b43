import * as calls from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { listCompanies } from '@filao/domain/company/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type Member, mailedToken, type TestApp, testApp } from '#testing/app'
import { cookieOf, dateBack } from '#testing/given-user'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('delete from attempts'))

const given = 'le grand cul-de-sac marin'
const own = 'le petit cul-de-sac marin'
let people = 0
const newEmail = () => `invited-${++people}@example.test`
const invited = (email = newEmail()) => ({ firstName: 'Maryse', lastName: 'Condé', email, isInvited: true })
const withPassword = (email = newEmail()) => ({ firstName: 'Guy', lastName: 'Tirolien', email, password: given })

const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email)
const tokenFor = (email: string) => mailedToken(mailsTo(email).at(-1)?.text ?? '')
const choose = (token: string, password = own) => t.visitor().send(calls.changePassword, { body: { token, password } })

async function signIn(email: string, password: string): Promise<{ status: number; body: unknown; client: Client }> {
  const { status, body, headers } = await t.visitor().send(calls.login, { body: { email, password } })
  return { status, body, client: t.client(cookieOf(headers)) }
}

describe('an invitation', () => {
  test('lets the member choose a password that only they know, and proves their address', async () => {
    const admin = await t.company()
    const body = { ...invited(), language: 'en' as const }
    const member = await admin.request(teamCalls.createTeamMember, { body })
    expect(member).toMatchObject({ access: 'pending', isEmailProven: false, role: 'staff' })
    const [mail] = mailsTo(body.email)
    expect(mail?.text).toContain('https://filao.example/invitation?token=')
    expect(mail?.text).toContain('valid for seven days and works once')
    expect((await signIn(body.email, '')).status).toBe(422)
    expect((await signIn(body.email, given)).status).toBe(404)
    expect(await choose(tokenFor(body.email))).toMatchObject({ status: 200, body: { email: body.email } })
    expect((await choose(tokenFor(body.email))).status).toBe(404)
    const { client } = await signIn(body.email, own)
    expect(await client.request(calls.getMe)).toMatchObject({ id: member.id, access: 'own', isEmailProven: true })
    expect(await client.request(listCompanies)).toMatchObject([{ id: admin.companyId }])
    const actions = (await auditOf(t, admin, 'user', member.id)).map(({ action }) => action)
    expect(actions).toEqual(['created', 'password_changed', 'email_proven'])
  })

  test.each([
    [{ isInvited: true, password: given }, 'password'],
    [{ isInvited: false }, 'password'],
    [{}, 'password'],
    [{ isInvited: 'yes' }, 'isInvited'],
  ])('excludes a password: %j is refused', async (way, path) => {
    const admin = await t.company()
    const { isInvited: _, ...person } = invited()
    const response = await admin.send(teamCalls.createTeamMember, { body: { ...person, ...way } as never })
    const paths = (response.body as { errors: { path: string }[] }).errors.map((error) => error.path)
    expect([response.status, paths.includes(path)]).toEqual([422, true])
    expect(await admin.request(teamCalls.listTeam)).toEqual([])
  })

  test('is valid for seven days', async () => {
    const admin = await t.company()
    const body = invited()
    await admin.request(teamCalls.createTeamMember, { body })
    const later = (interval: string) =>
      t.db.pool.query(`update password_tokens set expires_at = expires_at - interval '${interval}'`)
    await later('167 hours')
    expect(await choose(tokenFor(body.email), 'password1')).toMatchObject({ status: 422 })
    await later('1 hour')
    expect((await choose(tokenFor(body.email))).status).toBe(404)
    await t.visitor().request(calls.requestPasswordReset, { body: { email: body.email } })
    expect((await choose(tokenFor(body.email))).status).toBe(200)
  })

  test('is sent again three times an hour, by administrators, to a member who still needs it', async () => {
    const admin = await t.company()
    const body = invited()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const staff = await t.colleague(admin, 'staff')
    const again = (who: Member, of = id) => who.send(teamCalls.inviteTeamMember, { params: { id: of } })
    expect((await again(staff)).status).toBe(403)
    expect((await again(await t.company())).status).toBe(404)
    expect((await again(admin, admin.userId)).status).toBe(404)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await again(admin)).status)
    expect(statuses).toEqual([204, 204, 204, 429])
    expect(mailsTo(body.email)).toHaveLength(4)
    await choose(tokenFor(body.email))
    await t.db.pool.query('delete from attempts')
    expect(await again(admin)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const trail = await auditOf(t, admin, 'user', id)
    expect(trail.filter(({ action }) => action === 'invited')).toHaveLength(3)
  })

  test('is sent again to thirty members an hour, whatever another company at the same network did', async () => {
    const [admin, neighbour] = [await t.company(), await t.company()]
    await dateBack(t, neighbour.companyId)
    const inviteAgain = async (by: Member) => {
      const { id } = await by.request(teamCalls.createTeamMember, { body: invited() })
      return (await by.send(teamCalls.inviteTeamMember, { params: { id } })).status
    }
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push(await inviteAgain(neighbour))
    expect(statuses).toEqual([...Array(30).fill(204), 429])
    expect(await inviteAgain(admin)).toBe(204)
  })

  test('is mailed again to a new address, and its first link is invalid', async () => {
    const admin = await t.company()
    const body = invited()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const first = tokenFor(body.email)
    const email = newEmail()
    await admin.request(teamCalls.updateTeamMember, { params: { id }, body: { email } })
    expect((await choose(first)).status).toBe(404)
    expect((await choose(tokenFor(email))).status).toBe(200)
    expect(mailsTo(body.email)).toHaveLength(1)
  })

  test('becomes invalid when the member is removed', async () => {
    const admin = await t.company()
    const body = invited()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    await admin.request(teamCalls.deleteTeamMember, { params: { id } })
    expect((await choose(tokenFor(body.email))).status).toBe(404)
  })

  test('becomes invalid when an administrator sets a password', async () => {
    const admin = await t.company()
    const body = invited()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const change = { params: { id }, body: { password: given } }
    expect(await admin.request(teamCalls.updateTeamMember, change)).toMatchObject({ access: 'provisional' })
    expect((await choose(tokenFor(body.email))).status).toBe(404)
  })
})

describe('a password that an administrator chose', () => {
  const required = { status: 403, body: { code: 'password_change_required' } }

  test('gives access to one’s own account only, until it is replaced', async () => {
    const admin = await t.company()
    const body = { ...withPassword(), role: 'admin' as const }
    await admin.request(teamCalls.createTeamMember, { body })
    const { status, body: session, client } = await signIn(body.email, given)
    expect([status, session]).toMatchObject([200, { user: { access: 'provisional' } }])
    expect(await client.request(calls.getMe)).toMatchObject({ access: 'provisional' })
    const served = (await t.app.inject('/api/openapi.json')).json() as { paths: Record<string, Record<string, object>> }
    const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    const open: string[] = []
    for (const { method, path } of operations) {
      if (/^\/(auth|public|companies\/-1)\b/.test(path)) continue
      const response = await t.app.inject({
        method: method as 'GET',
        url: `/api${path.replaceAll('{companyId}', String(admin.companyId)).replaceAll(/\{\w+\}/g, '1')}`,
        headers: { 'sec-fetch-site': 'same-origin', cookie: client.cookie },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      })
      if (response.statusCode !== 403 || response.json().code !== 'password_change_required')
        open.push(`${method} ${path}`)
    }
    expect(open).toEqual(['GET /users/me'])
    const events = { url: `/api/companies/${admin.companyId}/events`, headers: { cookie: client.cookie } }
    expect((await t.app.inject(events)).json()).toMatchObject(required.body)
    expect(await client.send(calls.updateMe, { body: { firstName: 'Eve', language: 'en' } })).toMatchObject(required)
    expect((await client.send(calls.logout)).status).toBe(204)
  })

  test('is replaced by a different one, with the given one as the current password', async () => {
    const admin = await t.company()
    const body = withPassword()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const { client } = await signIn(body.email, given)
    const replace = (currentPassword: string | undefined, password: string) =>
      client.send(calls.updateMe, { body: { ...(currentPassword && { currentPassword }), password } })
    const refused = (path: string, code: string) => ({ status: 422, body: { errors: [{ path, code }] } })
    expect(await replace(given, given)).toMatchObject(refused('password', 'unchanged'))
    expect(await replace(undefined, own)).toMatchObject(refused('currentPassword', 'wrong'))
    expect(await replace('something else', own)).toMatchObject(refused('currentPassword', 'wrong'))
    expect(await replace(given, 'password1')).toMatchObject(refused('password', 'too_common'))
    expect(await client.send(listCompanies)).toMatchObject(required)
    expect(await replace(given, own)).toMatchObject({ status: 200, body: { access: 'own' } })
    expect(await client.request(listCompanies)).toMatchObject([{ id: admin.companyId }])
    expect((await signIn(body.email, given)).status).toBe(404)
    expect(await admin.request(teamCalls.getTeamMember, { params: { id } })).toMatchObject({
      access: 'own',
      isEmailProven: false,
    })
  })

  test('must be replaced again after an administrator changed it, and by a different one through a mailed link too', async () => {
    const admin = await t.company()
    const body = invited()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    await choose(tokenFor(body.email))
    const { client } = await signIn(body.email, own)
    await admin.request(teamCalls.updateTeamMember, { params: { id }, body: { password: given } })
    expect((await client.send(calls.getMe)).status).toBe(401)
    expect(await (await signIn(body.email, given)).client.send(listCompanies)).toMatchObject(required)
    await t.visitor().request(calls.requestPasswordReset, { body: { email: body.email } })
    const token = tokenFor(body.email)
    expect(await choose(token, given)).toMatchObject({ status: 422, body: { errors: [{ code: 'unchanged' }] } })
    expect((await choose(token)).status).toBe(200)
    expect((await (await signIn(body.email, own)).client.send(listCompanies)).status).toBe(200)
  })
})

test('a member’s new address is unproven; their company stays proven', async () => {
  const founder = await t.company()
  const second = await t.colleague(founder, 'admin')
  const params = { id: founder.userId }
  const changed = await second.request(teamCalls.updateTeamMember, { params, body: { email: newEmail() } })
  expect(changed).toMatchObject({ isEmailProven: false })
  expect(await second.request(listCompanies)).toMatchObject([{ isProven: true }])
  expect((await second.send(teamCalls.createTeamMember, { body: invited() })).status).toBe(201)
})

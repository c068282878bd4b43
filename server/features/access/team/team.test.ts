import * as calls from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { createRental, getRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'
import { cookieOf } from '#testing/given-user'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('delete from attempts'))

const password = 'le grand cul-de-sac marin'
const ownPassword = 'le petit cul-de-sac marin'
let people = 0
const newMember = () => ({ firstName: 'Maryse', lastName: 'Condé', email: `team-${++people}@example.test`, password })

/** Signs in with the password that the user was given. */
async function signIn(email: string, typed = password) {
  const response = await t.visitor().send(calls.login, { body: { email, password: typed } })
  return { status: response.status, client: t.client(cookieOf(response.headers)) }
}

/** Signs in a user who has replaced the password they were given. */
async function settle(email: string) {
  const { client } = await signIn(email)
  await client.request(calls.updateMe, { body: { currentPassword: password, password: ownPassword } })
  return client
}

describe('a new member', () => {
  test('has the role staff and the language French, and signs in with the given password', async () => {
    const admin = await t.company()
    const body = newMember()
    const response = await admin.send(teamCalls.createTeamMember, {
      body: { ...body, email: ` ${body.email.toUpperCase()}` },
    })
    expect(response).toMatchObject({ status: 201, body: { email: body.email, role: 'staff', language: 'fr' } })
    const { id } = response.body as { id: number }
    expect(response.headers.location).toBe(`/api/users/me/childs/${id}`)
    expect(JSON.stringify(response.body)).not.toContain('assword')
    const { client } = await signIn(body.email)
    expect(await client.request(calls.getMe)).toMatchObject({ id, companyId: admin.companyId, role: 'staff' })
  })

  test('gets a mail with the sign-in address, without the password', async () => {
    const admin = await t.company()
    await admin.request(calls.updateMe, { body: { firstName: 'Aimé', lastName: 'Césaire' } })
    const body = { ...newMember(), language: 'en' as const }
    await admin.request(teamCalls.createTeamMember, { body })
    const mail = t.mails.findLast(({ to }) => to === body.email)
    expect(mail?.subject).toMatch(/^Société \d+ gave you access to Filao$/)
    expect(mail?.text).toContain('https://filao.example/login')
    expect(mail?.text).toContain('Aimé Césaire added you')
    expect(`${mail?.text} ${mail?.html}`).not.toContain(password)
  })

  test('needs a name, an address and a password that is not too common', async () => {
    const admin = await t.company()
    const empty = await admin.send(teamCalls.createTeamMember, { body: {} as never })
    const paths = (empty.body as { errors: { path: string }[] }).errors.map(({ path }) => path)
    expect([empty.status, paths.toSorted()]).toEqual([422, ['email', 'firstName', 'lastName', 'password']])
    const common = await admin.send(teamCalls.createTeamMember, { body: { ...newMember(), password: 'password1' } })
    expect(common).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'too_common' }] } })
    const body = newMember()
    const own = await admin.send(teamCalls.createTeamMember, { body: { ...body, password: body.email } })
    expect(own).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'own_address' }] } })
  })

  test('cannot be given their own address as a password later either', async () => {
    const admin = await t.company()
    const { id, email } = await admin.request(teamCalls.createTeamMember, { body: newMember() })
    const refused = { status: 422, body: { errors: [{ path: 'password', code: 'own_address' }] } }
    const change = (body: object) => admin.send(teamCalls.updateTeamMember, { params: { id }, body })
    expect(await change({ password: email })).toMatchObject(refused)
    expect(await change({ email: 'aime.cesaire@example.test', password: 'aime.cesaire' })).toMatchObject(refused)
  })

  test('needs an address unused in every company, and a refusal sends no mail', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const body = newMember()
    await other.request(teamCalls.createTeamMember, { body })
    const sent = t.mails.length
    const response = await admin.send(teamCalls.createTeamMember, { body })
    expect(response).toMatchObject({ status: 409, body: { code: 'conflict', errors: [{ path: 'email' }] } })
    expect(t.mails).toHaveLength(sent)
    expect(await admin.request(teamCalls.listTeam)).toEqual([])
  })
})

describe('the team', () => {
  test('lists every member of the company except the caller', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    expect((await admin.request(teamCalls.listTeam)).map(({ id }) => id)).toEqual([staff.userId])
    expect((await staff.request(teamCalls.listTeam)).map(({ id }) => id)).toEqual([admin.userId])
    expect(await staff.request(teamCalls.getTeamMember, { params: { id: admin.userId } })).toMatchObject({
      role: 'admin',
    })
    for (const id of [admin.userId, 999_999]) {
      expect((await admin.send(teamCalls.getTeamMember, { params: { id } })).status).toBe(404)
    }
  })

  test('is read by the staff and written by administrators', async () => {
    const admin = await t.company()
    const [staff, other] = [await t.colleague(admin, 'staff'), await t.colleague(admin, 'staff')]
    const params = { id: other.userId }
    const responses = [
      await staff.send(teamCalls.createTeamMember, { body: newMember() }),
      await staff.send(teamCalls.updateTeamMember, { params, body: { role: 'admin' } }),
      await staff.send(teamCalls.deleteTeamMember, { params }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await admin.request(teamCalls.listTeam)).toHaveLength(2)
  })

  test('of another company is answered as unknown', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const theirs = await t.colleague(other, 'staff')
    const before = await other.request(teamCalls.listTeam)
    for (const id of [theirs.userId, other.userId]) {
      const params = { id }
      const responses = [
        await admin.send(teamCalls.getTeamMember, { params }),
        await admin.send(teamCalls.updateTeamMember, { params, body: { role: 'admin', password } }),
        await admin.send(teamCalls.deleteTeamMember, { params }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect(await other.request(teamCalls.listTeam)).toEqual(before)
    expect((await theirs.send(calls.getMe)).status).toBe(200)
  })

  test('is unknown before the company exists, and without a session', async () => {
    const session = await t.visitor().send(calls.register, { body: { email: newMember().email, language: 'fr' } })
    const newcomer = t.client(cookieOf(session.headers))
    expect((await newcomer.send(teamCalls.listTeam)).status).toBe(404)
    expect((await newcomer.send(teamCalls.createTeamMember, { body: newMember() })).status).toBe(404)
    expect((await t.visitor().send(teamCalls.listTeam)).status).toBe(401)
  })
})

describe('a change of a member', () => {
  test('returns the whole member and is written to the audit trail, without a password', async () => {
    const admin = await t.company()
    const { id } = await admin.request(teamCalls.createTeamMember, { body: newMember() })
    const change = { lastName: 'Boucolon', language: 'en', password: 'une autre phrase de passe' } as const
    const response = await admin.request(teamCalls.updateTeamMember, { params: { id }, body: change })
    expect(response).toMatchObject({ id, firstName: 'Maryse', lastName: 'Boucolon', language: 'en' })
    const trail = await auditOf(t, admin, 'user', id)
    expect(trail.map(({ action }) => action)).toEqual(['created', 'changed', 'password_changed'])
    expect(trail[1]?.changes).toEqual({ lastName: ['Condé', 'Boucolon'], language: ['fr', 'en'] })
    expect(JSON.stringify(trail)).not.toContain('phrase')
  })

  test('of the address or the password ends their sessions; a change of the name does not', async () => {
    const admin = await t.company()
    const body = newMember()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const params = { id }
    const first = await signIn(body.email)
    await admin.request(teamCalls.updateTeamMember, { params, body: { firstName: 'Simone' } })
    expect((await first.client.send(calls.getMe)).status).toBe(200)
    await admin.request(teamCalls.updateTeamMember, { params, body: { password: 'une autre phrase de passe' } })
    expect((await first.client.send(calls.getMe)).status).toBe(401)
    expect((await signIn(body.email)).status).toBe(404)
    const second = await signIn(body.email, 'une autre phrase de passe')
    const email = newMember().email
    await admin.request(teamCalls.updateTeamMember, { params, body: { email } })
    expect((await second.client.send(calls.getMe)).status).toBe(401)
    expect((await signIn(email, 'une autre phrase de passe')).status).toBe(200)
    expect((await admin.send(calls.getMe)).status).toBe(200)
  })

  test('to an address that is taken is refused', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const { id } = await admin.request(teamCalls.createTeamMember, { body: newMember() })
    const { email } = await other.request(calls.getMe)
    const response = await admin.send(teamCalls.updateTeamMember, { params: { id }, body: { email } })
    expect(response).toMatchObject({ status: 409, body: { errors: [{ path: 'email', code: 'taken' }] } })
  })

  test('of the role applies from the next request on', async () => {
    const admin = await t.company()
    const second = await t.colleague(admin, 'admin')
    await admin.request(teamCalls.updateTeamMember, { params: { id: second.userId }, body: { role: 'staff' } })
    expect((await second.send(teamCalls.createTeamMember, { body: newMember() })).status).toBe(403)
  })
})

describe('a member who leaves', () => {
  test('is signed out at once, cannot sign in again, and frees their address', async () => {
    const admin = await t.company()
    const body = newMember()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const { client } = await signIn(body.email)
    await t.visitor().send(calls.requestPasswordReset, { body: { email: body.email } })
    const token = /token=([\w-]+)/.exec(t.mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await admin.send(teamCalls.deleteTeamMember, { params: { id } })).status).toBe(204)
    expect((await client.send(calls.getMe)).status).toBe(401)
    expect((await signIn(body.email)).status).toBe(404)
    expect((await t.visitor().send(calls.changePassword, { body: { token, password } })).status).toBe(404)
    expect((await admin.send(teamCalls.deleteTeamMember, { params: { id } })).status).toBe(404)
    expect(await admin.request(teamCalls.listTeam)).toEqual([])
    const everyone = await admin.request(teamCalls.listUsers, { params: { companyId: admin.companyId } })
    expect(everyone.map((user) => user.id)).toEqual([admin.userId])
    const again = await admin.request(teamCalls.createTeamMember, { body })
    expect(again.id).not.toBe(id)
  })

  test('is still named in past records', async () => {
    const admin = await t.company()
    const params = { companyId: admin.companyId }
    const body = newMember()
    const { id } = await admin.request(teamCalls.createTeamMember, { body })
    const client = await settle(body.email)
    const vehicle = await givenVehicle(admin)
    const customer = await client.request(createCustomer, { params, body: { firstName: 'Zoé' } })
    const rental = await client.request(createRental, {
      params,
      body: {
        start: '2036-03-01T12:00:00Z',
        end: '2036-03-03T12:00:00Z',
        vehicleId: vehicle.id,
        customerId: customer.id,
        departureAgencyId: vehicle.locationId,
        arrivalAgencyId: vehicle.locationId,
        totalAmount: 100,
      },
    })
    await admin.request(teamCalls.deleteTeamMember, { params: { id } })
    const seen = await admin.request(getRental, { params: { ...params, id: rental.id } })
    expect(seen.referralUser).toMatchObject({ id, firstName: 'Maryse', lastName: 'Condé' })
    const [entry] = await admin.request(calls.listAudit, { params, query: { entity: 'rental', entityId: rental.id } })
    expect(entry).toMatchObject({ action: 'created', user: { id, lastName: 'Condé' } })
  })
})

test('one administrator always stays: nobody removes or demotes themselves, nor two each other', async () => {
  const alone = await t.company()
  const self = { params: { id: alone.userId } }
  expect((await alone.send(teamCalls.deleteTeamMember, self)).status).toBe(404)
  expect((await alone.send(teamCalls.updateTeamMember, { ...self, body: { role: 'staff' } })).status).toBe(404)
  expect(await alone.request(calls.updateMe, { body: { role: 'staff' } as never })).toMatchObject({ role: 'admin' })

  const admins = async (by: Member) => {
    const { rows } = await t.db.pool.query(
      `select count(*)::int from users where company_id = $1 and role = 'admin' and archived_at is null`,
      [by.companyId],
    )
    return rows[0].count
  }
  for (let round = 0; round < 12; round++) {
    const one = await t.company()
    const two = await t.colleague(one, 'admin')
    const demote = (by: Member, other: Member) =>
      by.send(teamCalls.updateTeamMember, { params: { id: other.userId }, body: { role: 'staff' } })
    const remove = (by: Member, other: Member) => by.send(teamCalls.deleteTeamMember, { params: { id: other.userId } })
    const responses = await Promise.all([demote(one, two), (round % 2 ? remove : demote)(two, one)])
    expect(await admins(one)).toBe(1)
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
  }
})

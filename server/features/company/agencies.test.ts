import * as calls from '@filao/domain/company/contract'
import { getVehicle, updateVehicle } from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenVehicle, twoSeasons, usualHours } from '#testing/given'
import { auditOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })
const days = (seasons: { start: string; end: string }[]) => seasons.map(({ start, end }) => `${start} ${end}`)

describe('a new agency', () => {
  test('is in the company’s territory and time zone, even if another country is sent', async () => {
    const admin = await t.company()
    await admin.request(calls.updateCompany, { params: admin, body: { countryCode: 'RE' } })
    const body = { name: 'Saint-Denis', countryCode: 'FR', companyId: 1 }
    const response = await admin.send(calls.createAgency, { params: admin, body })
    expect(response).toMatchObject({
      status: 201,
      body: {
        companyId: admin.companyId,
        countryCode: 'RE',
        timezone: 'Indian/Reunion',
        geolocation: null,
        isManualApprovalRequired: false,
        openingHours: [],
        seasons: [],
      },
    })
    const { id } = response.body as { id: number }
    expect(response.headers.location).toBe(`/api/companies/${admin.companyId}/agencies/${id}`)
    expect(await admin.request(calls.getAgency, { params: at(admin, id) })).toEqual(response.body)
  })

  test('may have another existing time zone', async () => {
    const admin = await t.company()
    expect((await givenAgency(admin, { timezone: 'Europe/Paris' })).timezone).toBe('Europe/Paris')
    const wrong = await admin.send(calls.createAgency, { params: admin, body: { name: 'X', timezone: 'Mars/Olympus' } })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'timezone', code: 'timezone' }] } })
  })

  test('lists its opening hours from Monday on and its seasons by start', async () => {
    const admin = await t.company()
    const agency = await givenAgency(admin, {
      geolocation: { latitude: 16.25, longitude: -61.55 },
      openingHours: [
        { dayOfWeek: 'sunday', openTimeMinutes: 540, closeTimeMinutes: 720 },
        { dayOfWeek: 'monday', openTimeMinutes: 840, closeTimeMinutes: 1440 },
        { dayOfWeek: 'monday', openTimeMinutes: 0, closeTimeMinutes: 840 },
      ],
    })
    const hours = agency.openingHours.map((range) => `${range.dayOfWeek} ${range.openTimeMinutes}`)
    expect(hours).toEqual(['monday 0', 'monday 840', 'sunday 540'])
    expect(days(agency.seasons)).toEqual(['04-16 12-21', '12-22 04-15'])
    expect(agency.seasons.every(({ agencyId }) => agencyId === agency.id)).toBe(true)
    expect(agency.geolocation).toEqual({ latitude: 16.25, longitude: -61.55 })
    expect(await admin.request(calls.listSeasons, { params: at(admin, agency.id) })).toEqual(agency.seasons)
  })

  test('needs a name', async () => {
    const admin = await t.company()
    const blank = await admin.send(calls.createAgency, { params: admin, body: { name: '  ' } })
    expect(blank).toMatchObject({ status: 422, body: { errors: [{ path: 'name' }] } })
  })

  test('is created and deleted by administrators, and changed by everyone', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const agency = await givenAgency(admin)
    const params = at(staff, agency.id)
    expect((await staff.send(calls.createAgency, { params: staff, body: { name: 'Jarry' } })).status).toBe(403)
    expect((await staff.send(calls.deleteAgency, { params })).status).toBe(403)
    expect((await staff.request(calls.updateAgency, { params, body: { city: 'Jarry' } })).city).toBe('Jarry')
  })
})

describe('the name of an agency', () => {
  test('is taken by another one of the company, ignoring case and spaces around it', async () => {
    const [admin, stranger] = [await t.company(), await t.company()]
    const jarry = await givenAgency(admin, { name: 'Jarry' })
    const port = await givenAgency(admin, { name: 'Port' })
    const taken = { status: 409, body: { errors: [{ path: 'name', code: 'taken' }] } }
    expect(await admin.send(calls.createAgency, { params: admin, body: { name: ' JARRY ' } })).toMatchObject(taken)
    const rename = (id: number, name: string) =>
      admin.send(calls.updateAgency, { params: at(admin, id), body: { name, city: 'Baie-Mahault' } })
    expect(await rename(port.id, 'jarry')).toMatchObject(taken)
    expect(await rename(jarry.id, 'JARRY')).toMatchObject({ status: 200, body: { name: 'JARRY' } })
    expect((await givenAgency(stranger, { name: 'Jarry' })).name).toBe('Jarry')
    await t.db.pool.query('update agencies set archived_at = now() where id = $1', [jarry.id])
    expect((await rename(port.id, 'Jarry')).status).toBe(200)
  })

  test('stays with two that had the same one before, and one of them may change', async () => {
    const admin = await t.company()
    const [one, twin] = [await givenAgency(admin, { name: 'Jarry' }), await givenAgency(admin)]
    await t.db.pool.query('update agencies set name = $1 where id = $2', ['Jarry', twin.id])
    const save = (body: { name: string; city?: string }) =>
      admin.send(calls.updateAgency, { params: at(admin, twin.id), body })
    expect(await save({ name: 'Jarry', city: 'Baie-Mahault' })).toMatchObject({ status: 200 })
    expect(await save({ name: 'Jarry Sud' })).toMatchObject({ status: 200 })
    expect(await save({ name: one.name })).toMatchObject({ status: 409 })
  })

  test('is given once by two creations at the same time', async () => {
    const admin = await t.company()
    const create = () => admin.send(calls.createAgency, { params: admin, body: { name: 'Jarry' } })
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
  })
})

test('the agencies are listed by name, ignoring case and accents', async () => {
  const admin = await t.company()
  for (const name of ['Sainte-Anne', 'écluse', 'Aéroport']) await givenAgency(admin, { name })
  const list = await admin.request(calls.listAgencies, { params: admin })
  expect(list.map(({ name }) => name)).toEqual(['Aéroport', 'écluse', 'Sainte-Anne'])
})

describe('opening hours', () => {
  const monday = (openTimeMinutes: number, closeTimeMinutes: number) =>
    ({ dayOfWeek: 'monday', openTimeMinutes, closeTimeMinutes }) as const

  test.each([
    ['close after they open', [monday(480, 481)], 200, undefined],
    ['may not close when they open', [monday(480, 480)], 422, '0.closeTimeMinutes'],
    ['may not close before', [monday(480, 479)], 422, '0.closeTimeMinutes'],
    ['may touch', [monday(480, 720), monday(720, 900)], 200, undefined],
    ['may not overlap', [monday(480, 721), monday(720, 900)], 422, '1.openTimeMinutes'],
    ['end with the day', [monday(480, 1440)], 200, undefined],
    ['end no later', [monday(480, 1441)], 422, '0.closeTimeMinutes'],
  ])('%s', async (_, body, status, path) => {
    const admin = await t.company()
    const agency = await givenAgency(admin)
    const response = await admin.send(calls.putOpeningHours, { params: at(admin, agency.id), body })
    expect(response.status).toBe(status)
    if (path) expect(response.body).toMatchObject({ code: 'validation', errors: [{ path }] })
    else expect(response.body).toMatchObject(body)
    const patched = await admin.send(calls.updateAgency, {
      params: at(admin, agency.id),
      body: { openingHours: body },
    })
    expect(patched.status).toBe(status)
    if (path) expect(patched.body).toMatchObject({ errors: [{ path: `openingHours.${path}` }] })
  })

  test('keep their ids when unchanged, and saving them again changes nothing', async () => {
    const admin = await t.company()
    const agency = await givenAgency(admin)
    const params = at(admin, agency.id)
    const again = await admin.request(calls.putOpeningHours, { params, body: usualHours })
    expect(again).toEqual(agency.openingHours)
    expect((await auditOf(t, admin, 'agency', agency.id)).map(({ action }) => action)).toEqual(['created'])
    const later = await admin.request(calls.putOpeningHours, { params, body: [monday(480, 1080), monday(1100, 1200)] })
    expect(later.map(({ id }) => id)).toEqual([agency.openingHours[0]?.id, expect.any(Number)])
    expect(await admin.request(calls.putOpeningHours, { params, body: [] })).toEqual([])
  })
})

describe('seasons', () => {
  test('are refused when they overlap, and accepted when they touch', async () => {
    const admin = await t.company()
    const { id } = await givenAgency(admin, { seasons: [] })
    const season = (start: string, end: string) => ({ start, end, userLabel: 'Saison' })
    const put = (...body: ReturnType<typeof season>[]) => admin.send(calls.putSeasons, { params: at(admin, id), body })
    expect(await put(season('01-01', '06-30'), season('06-30', '12-31'))).toMatchObject({
      status: 422,
      body: { errors: [{ path: '1.start', code: 'overlap' }] },
    })
    expect(await put(season('12-22', '04-15'), season('04-15', '12-21'))).toMatchObject({ status: 422 })
    expect(await put(season('01-01', '06-30'), season('07-01', '12-31'))).toMatchObject({ status: 200 })
    expect(await put(season('02-30', '03-31'))).toMatchObject({ status: 422 })
  })

  test('are dropped without days', async () => {
    const admin = await t.company()
    const empty = { start: '00-00', end: '00-00', userLabel: 'Haute saison' }
    const { seasons } = await givenAgency(admin, { seasons: [empty, ...twoSeasons] })
    expect(days(seasons)).toEqual(['04-16 12-21', '12-22 04-15'])
    const overlapping = { name: 'Jarry', seasons: [empty, ...twoSeasons, { ...empty, start: '12-21', end: '12-22' }] }
    const refused = await admin.send(calls.createAgency, { params: admin, body: overlapping })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'seasons.3.start' }, {}] } })
  })

  test('keep their id and their prices; removed ones lose their prices', async () => {
    const admin = await t.company()
    const category = await givenCategory(admin)
    const agency = await givenAgency(admin)
    const [low, high] = agency.seasons as [(typeof agency.seasons)[0], (typeof agency.seasons)[0]]
    const scope = { companyId: admin.companyId, userId: admin.userId }
    await inTransaction(t.db, scope, async (tx) => {
      const line = { companyId: admin.companyId, agencyId: agency.id, categoryId: category.id, priceCents: 4500 }
      const rows = [low, high].map(({ id }) => ({ ...line, seasonId: id }))
      await tx.insertInto('priceLines').values(rows).execute()
    })
    const body = [
      { id: high.id, start: '12-15', end: '04-30', userLabel: 'Fêtes' },
      { id: -1, start: '05-01', end: '08-31', userLabel: 'Été' },
      { start: '09-01', end: '12-14', userLabel: 'Basse saison' },
    ]
    const saved = await admin.request(calls.putSeasons, { params: at(admin, agency.id), body })
    expect(saved.map(({ userLabel }) => userLabel)).toEqual(['Été', 'Basse saison', 'Fêtes'])
    expect(saved[2]?.id).toBe(high.id)
    expect(saved[0]?.id).toBeGreaterThan(high.id)
    const priced = await inTransaction(t.db, scope, (tx) => tx.selectFrom('priceLines').select('seasonId').execute())
    expect(priced).toEqual([{ seasonId: high.id }])
  })

  test('are refused when they are of another agency, of another company or sent twice, and nothing is written', async () => {
    const [admin, stranger] = [await t.company(), await t.company()]
    const [ours, other, theirs] = [await givenAgency(admin), await givenAgency(admin), await givenAgency(stranger)]
    const body = (id: number | undefined) => [{ id: id ?? 0, start: '01-01', end: '01-31', userLabel: 'Carnaval' }]
    for (const { seasons } of [other, theirs]) {
      const response = await admin.send(calls.putSeasons, { params: at(admin, ours.id), body: body(seasons[0]?.id) })
      expect(response.status).toBe(404)
    }
    const id = ours.seasons[0]?.id
    const twice = [...body(id), { id: id ?? 0, start: '02-01', end: '02-28', userLabel: 'Carnaval' }]
    const response = await admin.send(calls.putSeasons, { params: at(admin, ours.id), body: twice })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path: '1.id', code: 'repeated' }] } })
    expect(await admin.request(calls.getAgency, { params: at(admin, ours.id) })).toEqual(ours)
    expect(await stranger.request(calls.getAgency, { params: at(stranger, theirs.id) })).toEqual(theirs)
  })
})

test('a change keeps missing fields, follows the company’s territory and is written to the audit trail', async () => {
  const admin = await t.company()
  const agency = await givenAgency(admin, { address: '1 rue des Îles', geolocation: { latitude: 16, longitude: -61 } })
  await admin.request(calls.updateCompany, { params: admin, body: { countryCode: 'MQ' } })
  const body = { city: 'Fort-de-France', geolocation: null }
  const changed = await admin.request(calls.updateAgency, { params: at(admin, agency.id), body })
  expect(changed).toEqual({ ...agency, ...body, countryCode: 'MQ' })
  const [created, change] = await auditOf(t, admin, 'agency', agency.id)
  expect(created).toMatchObject({ action: 'created', userId: admin.userId })
  expect(change?.action).toBe('changed')
  expect(change?.changes).toMatchObject({ city: [null, 'Fort-de-France'], countryCode: ['GP', 'MQ'] })
})

describe('deleting an agency', () => {
  test('removes one without references', async () => {
    const admin = await t.company()
    const agency = await givenAgency(admin)
    const params = at(admin, agency.id)
    expect((await admin.send(calls.deleteAgency, { params })).status).toBe(204)
    expect((await admin.send(calls.getAgency, { params })).status).toBe(404)
    expect((await admin.send(calls.deleteAgency, { params })).status).toBe(404)
    expect((await auditOf(t, admin, 'agency', agency.id)).at(-1)?.action).toBe('deleted')
  })

  test('is refused while it has vehicles', async () => {
    const admin = await t.company()
    const agency = await givenAgency(admin, { name: 'Jarry' })
    await givenVehicle(admin, { locationId: agency.id })
    const response = await admin.send(calls.deleteAgency, { params: at(admin, agency.id) })
    expect(response).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((response.body as { detail: string }).detail).toContain('Jarry')
  })

  test('archives one with rentals: it is not listed, changed or used any more', async () => {
    const admin = await t.company()
    const [agency, other] = [await givenAgency(admin), await givenAgency(admin)]
    const vehicle = await givenVehicle(admin, { locationId: agency.id })
    await storedRental(t, admin, vehicle, {
      status: 'done',
      start: '2026-03-01T10:00:00Z',
      end: '2026-03-02T10:00:00Z',
    })
    const moved = at(admin, vehicle.id)
    await admin.request(updateVehicle, { params: moved, body: { locationId: other.id } })
    const params = at(admin, agency.id)
    expect((await admin.send(calls.deleteAgency, { params })).status).toBe(204)
    expect((await auditOf(t, admin, 'agency', agency.id)).at(-1)?.action).toBe('archived')
    expect((await admin.request(calls.listAgencies, { params: admin })).map(({ id }) => id)).toEqual([other.id])
    expect((await admin.send(calls.updateAgency, { params, body: { name: 'X' } })).status).toBe(404)
    expect((await admin.send(calls.putSeasons, { params, body: [] })).status).toBe(404)
    expect((await admin.send(calls.listSeasons, { params })).status).toBe(404)
    expect((await admin.send(updateVehicle, { params: moved, body: { locationId: agency.id } })).status).toBe(404)
    expect((await admin.request(getVehicle, { params: moved })).locationId).toBe(other.id)
  })
})

test('another company’s agency is unknown to every call', async () => {
  const [admin, stranger] = [await t.company(), await t.company()]
  const theirs = await givenAgency(stranger)
  const params = at(admin, theirs.id)
  const statuses = [
    await admin.send(calls.getAgency, { params }),
    await admin.send(calls.updateAgency, { params, body: { name: 'X' } }),
    await admin.send(calls.deleteAgency, { params }),
    await admin.send(calls.putOpeningHours, { params, body: [] }),
    await admin.send(calls.listSeasons, { params }),
    await admin.send(calls.putSeasons, { params, body: [] }),
    await admin.send(calls.updateAgency, { params: at(stranger, theirs.id), body: { name: 'X' } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404])
  expect(await stranger.request(calls.getAgency, { params: at(stranger, theirs.id) })).toEqual(theirs)
})

test('two simultaneous replacements of the seasons both succeed, and one of the two lists is stored', async () => {
  const admin = await t.company()
  const agency = await givenAgency(admin, { seasons: [] })
  const list = (userLabel: string) => [
    { start: '01-01', end: '06-30', userLabel },
    { start: '07-01', end: '12-31', userLabel },
  ]
  const params = at(admin, agency.id)
  const responses = await Promise.all(
    ['A', 'B', 'C', 'D'].map((label) => admin.send(calls.putSeasons, { params, body: list(label) })),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const labels = (await admin.request(calls.listSeasons, { params })).map(({ userLabel }) => userLabel)
  expect(labels).toHaveLength(2)
  expect(new Set(labels).size).toBe(1)
})

test('a vehicle never moves to an agency that is archived at the same moment', async () => {
  const admin = await t.company()
  const [other, category] = [await givenAgency(admin), await givenCategory(admin)]
  for (let round = 0; round < 8; round++) {
    const agency = await givenAgency(admin)
    const vehicle = await givenVehicle(admin, { locationId: agency.id, categoryId: category.id })
    await storedRental(t, admin, vehicle, {
      status: 'done',
      start: '2026-03-01T10:00:00Z',
      end: '2026-03-02T10:00:00Z',
    })
    const params = at(admin, vehicle.id)
    await admin.request(updateVehicle, { params, body: { locationId: other.id } })
    const [removed, moved] = await Promise.all([
      admin.send(calls.deleteAgency, { params: at(admin, agency.id) }),
      admin.send(updateVehicle, { params, body: { locationId: agency.id } }),
    ])
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([removed.status, moved.status])
  }
})

import { updateMe } from '@filao/domain/access/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { addMinutes } from '@filao/domain/kernel/time'
import { createSource } from '@filao/domain/sources/contract'
import { createDeadline } from '@filao/domain/upkeep/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency } from '#testing/given'
import { givenCounter } from '#testing/given-rental'
import { type MailServer, mailServer } from '#testing/mail-server'
import { digestMailJob, queueDigests, sendDigest } from './digest.ts'

/** Ten in the morning in UTC, and six in Guadeloupe. */
const six = '2026-03-02T10:00:00Z'

let t: TestApp
let server: MailServer
beforeAll(async () => {
  t = await testApp()
  server = await mailServer()
})
afterAll(async () => {
  await server.close()
  await t.close()
})
beforeEach(() => {
  t.setNow('2026-03-01T10:00:00Z')
  server.received.length = 0
})

/** Creates a company that wants a digest, with a contract that leaves at noon UTC of the first day. */
async function givenMorning() {
  const counter = await givenCounter(t)
  const { by, params } = counter
  await by.request(updateCompany, { params, body: { dailyDigestEnabled: true, email: 'contact@karukera.example' } })
  return counter
}

const request = (now: string) => queueDigests(t.db, t.enqueue, now)

/** Sends a company's queued digests at an instant, and returns the mails. */
async function arrived(companyId: number, now: string) {
  const before = server.received.length
  const parts = server.partsAt(t, now)
  for (const job of t.jobsOf(digestMailJob).filter((one) => one.companyId === companyId)) await sendDigest(parts, job)
  return server.received.slice(before)
}

test('at six the company is mailed its departures, returns, late rentals and missing items, once', async () => {
  const { by, contract, car, agency } = await givenMorning()
  const late = await contract({ start: '2026-03-01T12:00:00Z', end: '2026-03-04T12:00:00Z' })
  const due = await contract({
    vehicleId: (await car()).id,
    start: '2026-03-02T18:30:00Z',
    end: '2026-03-05T12:00:00Z',
  })
  await contract({ vehicleId: (await car()).id, start: '2026-03-03T12:00:00Z', end: '2026-03-05T12:00:00Z' })
  await request(addMinutes(six, -1))
  expect(await arrived(by.companyId, addMinutes(six, -1))).toEqual([])
  await request(six)
  await request(addMinutes(six, 15))
  const [mail, ...more] = await arrived(by.companyId, six)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: [{ address: 'contact@karukera.example' }],
    subject: 'Départs et retours du 2 mars 2026',
  })
  const text = mail?.text ?? ''
  expect(text).toContain('Aujourd’hui\u202f: 2 départs et 0 retour.')
  expect(text).toContain(`${agency.name} – départs`)
  expect(text).toMatch(
    /En retard\u202f: Zoé Éboué, Renault Clio .*, prévu le dim\. 1er mars, 8h00, à vérifier\u202f: paiement, caution/,
  )
  expect(text).toMatch(/\n14h30\u202f: Zoé Éboué, Renault Clio /)
  expect(text.indexOf(`/rental/summary/${late.id}`)).toBeLessThan(text.indexOf(`/rental/summary/${due.id}`))
  expect(mail?.html).toContain(`href="https://filao.example/rental/summary/${due.id}"`)
  expect(await arrived(by.companyId, addMinutes(six, 30))).toEqual([])
  await request(addMinutes(six, 1440))
  expect(await arrived(by.companyId, addMinutes(six, 1440))).toHaveLength(1)
})

test('departures and returns say who sent them, in the language of the reader', async () => {
  const { by, params, contract, car, deliver } = await givenMorning()
  const broker = { name: 'Alizé Résa', kind: 'broker' } as const
  const sourceId = (await by.request(createSource, { params, body: broker })).id
  await contract({ start: '2026-03-02T18:30:00Z', end: '2026-03-05T12:00:00Z', sourceId, sourceReference: 'AR-7001' })
  const back = { vehicleId: (await car()).id, start: '2026-03-01T12:00:00Z', end: '2026-03-02T19:30:00Z', sourceId }
  await deliver((await contract(back)).id)
  await request(six)
  const [french] = await arrived(by.companyId, six)
  expect(french?.text).toMatch(/\n14h30\u202f: Zoé Éboué, Renault Clio .*, Envoyée par Alizé Résa · AR-7001/)
  expect(french?.text).toMatch(/\n15h30\u202f: Zoé Éboué, Renault Clio .*, Envoyée par Alizé Résa\b/)
  await by.request(updateMe, { body: { language: 'en' } })
  t.setNow('2026-03-02T10:00:00Z')
  await request(addMinutes(six, 1440))
  const [english] = (await arrived(by.companyId, addMinutes(six, 1440))).slice(-1)
  expect(english?.text).toContain('Sent by Alizé Résa · AR-7001')
})

test('agencies in another zone have their own morning', async () => {
  const { by, contract, wanted } = await givenMorning()
  await contract({ start: '2026-03-02T18:30:00Z', end: '2026-03-05T12:00:00Z' })
  const island = await givenAgency(by, { timezone: 'Indian/Reunion' })
  const six = '2026-03-02T02:00:00Z'
  await request(six)
  expect(await arrived(by.companyId, six)).toEqual([])
  await contract({
    start: '2026-03-06T08:30:00Z',
    end: '2026-03-07T12:00:00Z',
    departureAgencyId: wanted.departureAgencyId,
    arrivalAgencyId: island.id,
  })
  expect(t.jobsOf(digestMailJob).filter(({ companyId }) => companyId === by.companyId)).toEqual([
    expect.objectContaining({ timezone: 'Indian/Reunion', date: '2026-03-02' }),
  ])
})

test('each zone has a mail with its own agencies and their open lines', async () => {
  const { by, contract, car, deliver, takeBack, agency } = await givenMorning()
  const island = await givenAgency(by, { timezone: 'America/Martinique' })
  const closed = await givenAgency(by)
  const out = async (over: object) => {
    const { id } = await contract({ vehicleId: (await car()).id, start: '2026-03-01T12:00:00Z', ...over })
    await deliver(id)
    return id
  }
  const comes = await out({ end: '2026-03-02T18:00:00Z', arrivalAgencyId: island.id })
  const came = await out({ end: '2026-03-02T18:00:00Z' })
  await out({ end: '2026-03-09T18:00:00Z', arrivalAgencyId: closed.id })
  // It was archived before this was refused.
  await t.db.pool.query('update agencies set archived_at = now() where id = $1', [closed.id])
  t.setNow('2026-03-02T09:00:00Z')
  const left = await out({ start: '2026-03-02T09:00:00Z', end: '2026-03-05T12:00:00Z' })
  await takeBack(came)
  const leaves = await contract({
    vehicleId: (await car()).id,
    start: '2026-03-02T18:30:00Z',
    end: '2026-03-05T12:00:00Z',
  })
  await request(six)
  const mails = (await arrived(by.companyId, six)).map(({ text = '' }) => text)
  const at = (name: string) => mails.find((text) => text.includes(name)) ?? ''
  const listedIn = (text: string) => [comes, came, left, leaves.id].filter((id) => text.includes(`/summary/${id}`))
  expect(mails).toHaveLength(2)
  expect(listedIn(at(`${agency.name} – départs`))).toEqual([leaves.id])
  expect(listedIn(at(`${island.name} – retours`))).toEqual([comes])
})

test('no mail is sent for an empty day, to a company that does not want it, or after the morning', async () => {
  const quiet = await givenMorning()
  await request(six)
  expect(await arrived(quiet.by.companyId, six)).toEqual([])
  const { by, params, contract } = await givenMorning()
  await contract({ start: '2026-03-02T18:30:00Z', end: '2026-03-05T12:00:00Z' })
  await request(addMinutes(six, 240))
  expect(await arrived(by.companyId, addMinutes(six, 240))).toEqual([])
  await request(six)
  expect(await arrived(by.companyId, addMinutes(six, 240))).toEqual([])
  await request(six)
  await by.request(updateCompany, { params, body: { dailyDigestEnabled: false } })
  expect(await arrived(by.companyId, six)).toEqual([])
  expect(server.received).toEqual([])
})

test('deadlines of vehicles that are overdue or near are in the mail, also on a day without rentals', async () => {
  const { by, params, vehicle } = await givenMorning()
  const at = { ...params, vehicleId: vehicle.id }
  await by.request(createDeadline, { params: at, body: { kind: 'inspection', dueOn: '2026-02-20' } })
  await by.request(createDeadline, { params: at, body: { kind: 'insurance', dueOn: '2026-03-10' } })
  await by.request(createDeadline, { params: at, body: { kind: 'emissions', dueOn: '2026-12-31' } })
  const oil = { kind: 'service', name: 'Vidange', dueOn: '2026-11-30', dueOdometer: vehicle.odometer } as const
  await by.request(createDeadline, { params: at, body: oil })
  const tyres = { kind: 'service', name: 'Pneus', dueOdometer: vehicle.odometer - 1 } as const
  await by.request(createDeadline, { params: at, body: tyres })
  await request(six)
  const [mail] = await arrived(by.companyId, six)
  const text = mail?.text ?? ''
  expect(text).toContain('Aujourd’hui\u202f: aucun départ ni retour.')
  expect(text).toContain('Échéances des véhicules')
  expect(text).toMatch(/En retard\u202f: Contrôle technique, 20 février 2026/)
  expect(text).toMatch(/Bientôt\u202f: Assurance, 10 mars 2026/)
  const kilometres = (odometer: number) => `${formatNumber(odometer, 'fr')}\u00a0km`
  expect(text).toContain(`Bientôt\u202f: Vidange, ${kilometres(vehicle.odometer)}, vers le 2 mars 2026, Renault`)
  expect(text).toContain(`En retard\u202f: Pneus, ${kilometres(vehicle.odometer - 1)}, Renault`)
  expect(text).not.toContain('antipollution')
  expect(mail?.html).toContain(`href="https://filao.example/vehicle/edit/${vehicle.id}"`)
})

test('a deadline is only in the mail of the zone where its vehicle is', async () => {
  const { by, params, vehicle, car } = await givenMorning()
  const cayenne = await givenAgency(by, { timezone: 'America/Cayenne' })
  const there = await car({ locationId: cayenne.id })
  const due = { kind: 'inspection', dueOn: '2026-03-05' } as const
  await by.request(createDeadline, { params: { ...params, vehicleId: vehicle.id }, body: due })
  await by.request(createDeadline, { params: { ...params, vehicleId: there.id }, body: { ...due, kind: 'insurance' } })
  const mailedAt = async (now: string) => {
    await request(now)
    return (await arrived(by.companyId, now)).map(({ text = '' }) => text.match(/Contrôle technique|Assurance/g))
  }
  expect(await mailedAt(addMinutes(six, -60))).toEqual([['Assurance']])
  expect(await mailedAt(six)).toEqual([['Contrôle technique']])
})

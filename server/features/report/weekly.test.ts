import { updateMe } from '@filao/domain/access/contract'
import { deleteTeamMember, updateTeamMember } from '@filao/domain/access/team/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { addMinutes, toInstant } from '@filao/domain/kernel/time'
import { figureLabels } from '@filao/domain/statistics/labels'
import { createDeadline } from '@filao/domain/upkeep/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenVehicle } from '#testing/given'
import { type MailServer, mailServer } from '#testing/mail-server'
import { storedRental } from '#testing/stored-rental'
import { queueReports, reportMailJob, sendReport } from './weekly.ts'

/** Monday 9 March at six in Guadeloupe. */
const six = '2026-03-09T10:00:00Z'

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
  t.setNow(six)
  server.received.length = 0
})

/** The instant of a local time in Guadeloupe. */
const at = (local: string) =>
  toInstant(local.includes('T') ? `2026-${local}` : `2026-${local}T00:00`, 'America/Guadeloupe')

const request = (now: string) => queueReports(t.db, t.enqueue, now)
const want = (who: Member, weeklyReportEnabled = true) => who.request(updateMe, { body: { weeklyReportEnabled } })

/** Sends the queued reports of a company at an instant, each in two processes at once, and returns the mails. */
async function arrived(companyId: number, now: string) {
  const before = server.received.length
  const parts = server.partsAt(t, now)
  const queued = t.jobsOf(reportMailJob).filter((job) => job.companyId === companyId)
  for (const job of queued) await Promise.all([sendReport(parts, job), sendReport(parts, job)])
  return server.received.slice(before)
}

/**
 * Creates two vehicles with VAT of 8.5 %, and their rentals before VAT: 140 € a day for four days last week, 100 € a
 * day for five days of which three are before, 100 € a day from Sunday noon to Wednesday noon, and three days in the
 * week that begins.
 */
async function givenWeeks() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  await by.request(updateCompany, { params, body: { name: 'Karukera Location', vatRate: 8.5 } })
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, {})
  const car = () => givenVehicle(by, { categoryId: category.id, locationId: agency.id })
  const [one, two] = [await car(), await car()]
  await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) =>
    tx
      .updateTable('vehicles')
      .set({ createdAt: at('01-02') })
      .where('companyId', '=', by.companyId)
      .execute(),
  )
  await storedRental(t, by, one, { status: 'done', start: at('03-02'), end: at('03-06'), totalCents: 60_760 })
  await storedRental(t, by, two, { status: 'done', start: at('02-27'), end: at('03-04'), totalCents: 54_250 })
  const out = { start: at('03-08T12:00'), end: at('03-11T12:00'), totalCents: 32_550 }
  await storedRental(t, by, two, { status: 'ongoing', ...out })
  const booked = { start: at('03-10T12:00'), end: at('03-13T12:00'), totalCents: 32_550 }
  await storedRental(t, by, one, { status: 'pending', ...booked })
  await storedRental(t, by, one, { status: 'quote', start: at('04-01'), end: at('04-03'), totalCents: 20_000 })
  for (const dueOn of ['2026-03-01', '2026-03-15', '2026-03-16']) {
    await by.request(createDeadline, { params: { ...params, vehicleId: one.id }, body: { kind: 'insurance', dueOn } })
  }
  return { by, params }
}

test('on Monday at six an administrator reads the figures of last week and the week that begins, once', async () => {
  const { by } = await givenWeeks()
  await want(by)
  await request(addMinutes(six, -1))
  expect(await arrived(by.companyId, addMinutes(six, -1))).toEqual([])
  await Promise.all([request(six), request(six)])
  await request(addMinutes(six, 15))
  const [mail, ...more] = await arrived(by.companyId, six)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Votre semaine du 9 mars 2026' })
  const text = (mail?.text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
  // 560 + 200 + 50 € on 4 + 2 + 0.5 days, of 14; before 300 € on 3 days.
  expect(text).toContain('Semaine passée, du 2 mars au 8 mars')
  expect(text).toContain('Chiffre d’affaires HT : 810,00 €, semaine d’avant : 300,00 € (+170 %)')
  expect(text).toContain('Utilisation : 46,4 %, semaine d’avant : 21,4 % (+25 pts)')
  expect(text).toContain('Départs : 2, semaine d’avant : 1 (+100 %)')
  expect(text).toContain('Par jour loué : 124,62 €, semaine d’avant : 100,00 € (+24,6 %)')
  // 2.5 + 3 days of 14; 607.60 + 542.50 + 325.50 € are due.
  expect(text).toContain('Cette semaine, du 9 mars au 15 mars\nDéparts : 1\nRetours : 2\nDéjà loué : 39,3 %')
  expect(text).toContain('Impayés échus : 3 (1 475,60 €)\nhttps://filao.example/receivables\n')
  expect(text).toContain('Devis en attente : 1 (200,00 €)\nhttps://filao.example/receivables?kind=quotes\n')
  expect(text).toContain('Échéances : 2\nhttps://filao.example/deadline')
  expect(mail?.html).toContain('https://filao.example/statistics?from=2026-03-02&amp;to=2026-03-08')
  expect(await arrived(by.companyId, addMinutes(six, 30))).toEqual([])
  await request(addMinutes(six, 7 * 1440))
  expect(await arrived(by.companyId, addMinutes(six, 7 * 1440))).toHaveLength(1)
})

test('each administrator who wants it reads it in their language, and nobody else', async () => {
  const { by, params } = await givenWeeks()
  const [english, silent] = [await t.colleague(by, 'admin'), await t.colleague(by, 'admin')]
  const [staff, accountant] = [await t.colleague(by, 'staff'), await t.colleague(by, 'accountant')]
  const [removed, demoted] = [await t.colleague(by, 'admin'), await t.colleague(by, 'admin')]
  for (const member of [english, staff, accountant, removed, demoted]) await want(member)
  await english.request(updateMe, { body: { language: 'en' } })
  await request(six)
  expect(t.jobsOf(reportMailJob).filter(({ companyId }) => companyId === by.companyId)).toHaveLength(3)
  await by.request(deleteTeamMember, { params: { ...params, id: removed.userId } })
  await by.request(updateTeamMember, { params: { ...params, id: demoted.userId }, body: { role: 'staff' } })
  const mails = await arrived(by.companyId, six)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your week of 9 March 2026'])
  const text = mails[0]?.text ?? ''
  expect(text).toContain('Revenue before VAT: €810.00, week before: €300.00 (+170%)')
  expect(text).toContain(`${figureLabels.rentalsCount.label.en}: 2, week before: 1 (+100%)`)
  await want(english, false)
  await want(silent)
  await want(silent, false)
  await request(addMinutes(six, 7 * 1440))
  expect(await arrived(by.companyId, addMinutes(six, 7 * 1440))).toEqual([])
})

test('no report is sent after the morning, or to a company whose founder has not proven their address', async () => {
  const late = await t.company()
  await want(late)
  await request(six)
  expect(await arrived(late.companyId, addMinutes(six, 240))).toEqual([])
  const unproven = await t.company({ isProven: false })
  await want(unproven)
  await request(six)
  expect(await arrived(unproven.companyId, six)).toEqual([])
})

import { createTeamMember, listTeam } from '@filao/domain/access/team/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import { createRental, sendRentalMail, updateRental } from '@filao/domain/rentals/contract'
import { recordCheck } from '@filao/domain/rentals/handover/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindCustomers } from '#features/rentals/mail/remind'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A company of today with a customer who has an e-mail address. */
async function givenNewCompany() {
  t.setNow(new Date().toISOString())
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  return counter
}

test('mails to forty strangers end at the budget of the first day, with a sentence, and nothing is changed', async () => {
  const { by, params, wanted } = await givenNewCompany()
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) {
    const start = new Date(Date.now() + (10 + n) * 86_400_000).toISOString()
    const end = new Date(Date.parse(start) + 3_600_000 * 5).toISOString()
    const { id } = await by.request(createRental, { params, body: { ...wanted, start, end } })
    const at = { params: { ...params, id } }
    const offered = await by.send(updateRental, { ...at, body: { status: 'validating' } })
    statuses.push(offered.status)
    if (offered.status !== 429) continue
    expect(offered).toMatchObject({
      headers: { 'retry-after': '3600' },
      body: { code: 'too_many_requests', detail: expect.stringContaining('20 e-mails en 24 heures') },
    })
    // Without a mail the agent goes on.
    expect(await by.request(updateRental, { ...at, body: { status: 'validating', isMailed: false } })).toMatchObject({
      status: 'validating',
    })
    expect((await by.send(sendRentalMail, { ...at, body: { kind: 'reservation' } })).status).toBe(429)
  }
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([20, 20])
})

test('a day later the company may send again, and more', async () => {
  const { by, params, wanted } = await givenNewCompany()
  await t.db.pool.query(
    `insert into sent_mails (company_id, rental_id, kind, recipient, subject, queued_at)
     select company_id, id, 'reservation', 'zoe@example.test', 'x', now() - interval '25 hours'
     from rentals, generate_series(1, 60) where company_id = $1`,
    [by.companyId],
  )
  t.setNow(new Date(Date.now() + 26 * 3_600_000).toISOString())
  const body = { ...wanted, start: new Date(Date.now() + 9 * 86_400_000).toISOString() }
  const { id } = await by.request(createRental, {
    params,
    body: { ...body, end: new Date(Date.now() + 864_000_000).toISOString() },
  })
  expect((await by.send(updateRental, { params: { ...params, id }, body: { status: 'validating' } })).status).toBe(200)
})

test('invitations count, and the one above the budget is refused without a new member', async () => {
  const { by } = await givenNewCompany()
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) {
    const body = { firstName: 'Eve', lastName: 'Deux', email: `eve-${n}-${by.companyId}@example.test`, isInvited: true }
    statuses.push((await by.send(createTeamMember, { body })).status)
  }
  expect([statuses.filter((one) => one === 201).length, ...statuses.slice(20)]).toEqual([20, 429, 429])
  expect(await by.request(listTeam)).toHaveLength(20)
})

test('a delivery is recorded above the budget, and automatic mails end at twice the budget', async () => {
  const { by, params, wanted } = await givenNewCompany()
  const start = new Date(Date.now() + 3_600_000).toISOString()
  const end = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const { id } = await by.request(createRental, { params, body: { ...wanted, start, end } })
  await by.request(updateRental, { params: { ...params, id }, body: { status: 'pending', isMailed: false } })
  const mails = (count: number) =>
    t.db.pool.query(
      `insert into sent_mails (company_id, rental_id, kind, recipient, subject, queued_at)
       select $1, $2, 'document', 'zoe@example.test', 'x', now() - interval '1 hour' from generate_series(1, $3)`,
      [by.companyId, id, count],
    )
  const mailed = async () => {
    const { rows } = await t.db.pool.query<{ kind: string }>(
      `select kind from sent_mails where company_id = $1 and kind <> 'document'`,
      [by.companyId],
    )
    return rows.map(({ kind }) => kind)
  }
  await mails(25)
  const body = { stage: 'delivery', odometer: 90_000, fuelLevel: '4/4' } as const
  expect(await by.request(recordCheck, { params: { ...params, rentalId: id }, body })).toMatchObject({
    status: 'ongoing',
  })
  await by.request(updateCompany, { params, body: { rentalEndNotificationEnabled: true } })
  await mails(15)
  const dayBefore = new Date(Date.parse(end) - 12 * 3_600_000).toISOString()
  await t.db.pool.query(`update sent_mails set queued_at = $2 where company_id = $1`, [by.companyId, dayBefore])
  await t.db.pool.query(`update companies set created_at = $2 where id = $1`, [by.companyId, dayBefore])
  await remindCustomers(t.db, t.enqueue, dayBefore)
  expect(await mailed()).not.toContain('reminder')
  await t.db.pool.query(
    `delete from sent_mails where ctid in (select ctid from sent_mails where company_id = $1 limit 5)`,
    [by.companyId],
  )
  await remindCustomers(t.db, t.enqueue, dayBefore)
  expect(await mailed()).toContain('reminder')
})

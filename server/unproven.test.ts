import * as access from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { createCompany, listCompanies, updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import * as rentals from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { digestMailJob, queueDigests } from '#features/planning/digest'
import { lapseOffers } from '#features/rentals/lapse/lapse'
import { rentalMailJob } from '#features/rentals/mail/queue-mail'
import { remindCustomers } from '#features/rentals/mail/remind'
import { mailedToken, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { cookieOf } from '#testing/given-user'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
// All requests of this file come from one network address, and their attempts would add up.
beforeEach(async () => {
  await t.db.pool.query('delete from attempts')
  t.setNow(noon(0))
})

const lastMail = (email: string) => t.mails.findLast(({ to }) => to === email)?.text ?? ''
const member = { firstName: 'Eve', lastName: 'Deux', password: 'le grand cul-de-sac marin' }
const refused = { status: 403, body: { code: 'email_unproven' } }

/**
 * Creates a company whose founder has not followed the link, with a customer who has an e-mail address and with all
 * mails switched on.
 */
async function givenUnproven() {
  const counter = await givenCounter(t, await t.company({ isProven: false }))
  const { by, params, customer } = counter
  const { email } = await by.request(access.getMe)
  const wants = { dailyDigestEnabled: true, rentalEndNotificationEnabled: true, email: 'eve@evil.example' }
  await by.request(updateCompany, { params, body: wants })
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  const mailedOf = () => [
    ...t.jobsOf(rentalMailJob).filter((job) => job.companyId === by.companyId),
    ...t.jobsOf(digestMailJob).filter((job) => job.companyId === by.companyId),
  ]
  const prove = () => by.request(access.proveEmail, { body: { token: mailedToken(lastMail(email)) } })
  return { ...counter, email, mailedOf, prove }
}

test('a stranger who registers another person’s address cannot prepare a company for them to join', async () => {
  const email = 'victim@example.test'
  const registered = await t.visitor().send(access.register, { body: { email, language: 'fr' } })
  const stranger = t.client(cookieOf(registered.headers))
  await stranger.request(access.updateMe, { body: { password: 'a password of the stranger' } })
  const { id: companyId } = await stranger.request(createCompany, { body: { name: 'Piège' } })
  for (const role of ['admin', 'staff'] as const) {
    const accomplice = { ...member, email: `${role}@evil.example`, role }
    expect(await stranger.send(teamCalls.createTeamMember, { body: accomplice })).toMatchObject(refused)
    const { password: _, ...invited } = { ...accomplice, isInvited: true }
    expect(await stranger.send(teamCalls.createTeamMember, { body: invited })).toMatchObject(refused)
  }

  await t.visitor().request(access.requestPasswordReset, { body: { email } })
  const body = { token: mailedToken(lastMail(email)), password: 'a password of the victim' }
  await t.visitor().request(access.changePassword, { body })
  expect((await stranger.send(access.getMe)).status).toBe(401)
  const old = { email, password: 'a password of the stranger' }
  expect((await t.visitor().send(access.login, { body: old })).status).toBe(404)
  const response = await t.visitor().send(access.login, { body: { email, password: body.password } })
  const victim = t.client(cookieOf(response.headers))
  expect(await victim.request(teamCalls.listUsers, { params: { companyId } })).toMatchObject([
    { email, isEmailProven: true },
  ])
  expect(await victim.request(listCompanies)).toMatchObject([{ isProven: true }])
})

test('until the address is proven nobody joins, and the refusal tells the next step', async () => {
  const { by, prove } = await givenUnproven()
  const invited = { firstName: 'Awa', lastName: 'Nestor', email: 'awa.nestor@example.test', isInvited: true }
  const mailed = t.mails.length
  const response = await by.send(teamCalls.createTeamMember, { body: invited })
  expect(response).toMatchObject(refused)
  expect((response.body as { detail: string }).detail).toMatch(/^Confirmez d’abord votre adresse e-mail\u202f: ouvrez/)
  expect(t.mails).toHaveLength(mailed)
  expect(await by.request(teamCalls.listTeam)).toEqual([])
  await prove()
  expect(await by.send(teamCalls.createTeamMember, { body: invited })).toMatchObject({ status: 201 })
})

test('until the address is proven no mail is sent to a customer, nor to another address of the company', async () => {
  const { by, params, contract, deliver, wanted, mailedOf, send, prove, car } = await givenUnproven()
  const offered = await by.request(rentals.createRental, { params, body: { ...wanted, start: noon(9), end: noon(10) } })
  expect(await send(offered.id, { status: 'validating' })).toMatchObject(refused)
  const mailAbout = (kind: 'reservation' | 'document', id: number) =>
    by.send(rentals.sendRentalMail, { params: { ...params, id }, body: { kind } })
  await send(offered.id, { status: 'quote' })
  expect(await mailAbout('document', offered.id)).toMatchObject(refused)
  const { id: agreed } = await contract({ start: noon(0, 5), end: noon(1, 5) })
  const money = { totalAmount: 10, securityDepositAmount: 0, isReceiptMailed: true }
  const pay = (body: object) =>
    by.send(rentals.createPayment, { params: { ...params, rentalId: agreed }, body: body as typeof money })
  expect(await pay(money)).toMatchObject(refused)
  expect(await pay({ ...money, isReceiptMailed: false })).toMatchObject({ status: 201 })
  await deliver(agreed)
  const cancelled = await contract({ start: noon(20), end: noon(21), vehicleId: (await car()).id })
  expect(await send(cancelled.id, { status: 'cancelled' })).toMatchObject({ status: 200 })
  await remindCustomers(t.db, t.enqueue, noon(0, 60))
  await lapseOffers(t.db, t.enqueue, noon(40))
  await queueDigests(t.db, t.enqueue, '2026-03-02T10:00:00Z')
  expect(mailedOf()).toEqual([])

  await prove()
  await queueDigests(t.db, t.enqueue, '2026-03-02T10:00:00Z')
  const later = await by.request(rentals.createRental, { params, body: { ...wanted, start: noon(50), end: noon(51) } })
  expect(await send(later.id, { status: 'validating' })).toMatchObject({ status: 200 })
  expect(mailedOf()).toHaveLength(2)
})

test('until the address is proven no public link opens, and its answer is that of an unknown one', async () => {
  const { by, params, wanted, send, prove } = await givenUnproven()
  const { id, code } = await by.request(rentals.createRental, { params, body: wanted })
  await send(id, { status: 'pending' })
  const visit = (of: string) => t.visitor().send(rentals.getRentalByCode, { params: { code: of } })
  const response = (of: string) =>
    t.visitor().send(rentals.answerRentalByCode, { params: { code: of }, body: { status: 'pending' } })
  const unknown = await visit('0000000000000000')
  expect(unknown.status).toBe(404)
  expect(await visit(code)).toMatchObject({ status: 404, body: unknown.body })
  expect(await response(code)).toMatchObject({ status: 404, body: unknown.body })
  await prove()
  expect(await visit(code)).toMatchObject({ status: 200 })
})

test('a proof of one company does not prove another', async () => {
  const [one, two] = [await t.company({ isProven: false }), await t.company({ isProven: false })]
  const { email } = await one.request(access.getMe)
  await one.request(access.proveEmail, { body: { token: mailedToken(lastMail(email)) } })
  expect(await one.request(listCompanies)).toMatchObject([{ isProven: true }])
  expect(await two.request(listCompanies)).toMatchObject([{ isProven: false }])
  expect(await two.send(teamCalls.createTeamMember, { body: { ...member, email: 'x@example.test' } })).toMatchObject(
    refused,
  )
})

test('a company does not prove itself: neither its creation nor a change sets the field', async () => {
  const by = await t.company({ isProven: false })
  const params = { companyId: by.companyId }
  const body = { isProven: true, provenAt: '2026-01-01T00:00:00Z', userId: 1 } as never
  expect(await by.request(updateCompany, { params, body })).toMatchObject({ isProven: false, userId: by.userId })
  const me = { isEmailProven: true, emailProvenAt: '2026-01-01T00:00:00Z', access: 'own' } as never
  expect(await by.request(access.updateMe, { body: me })).toMatchObject({ isEmailProven: false })
})

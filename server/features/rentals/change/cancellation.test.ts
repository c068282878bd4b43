import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import { createUnavailability } from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { cancellationMailJob, rentalMailJob } from '../mail/queue-mail.ts'
import { sendRentalMail } from '../mail/send-mail.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a contract of 120 € for a customer with an address, in a company that asks 30 % and at least 20 €. */
async function givenContract() {
  const counter = await givenCounter(t)
  const { by, params, customer, contract, send } = counter
  const terms = { cancellationFeePercent: 30, cancellationFeeAmount: 20, noShowFeePercent: 100 }
  await by.request(updateCompany, { params, body: terms })
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  const { id, code } = await contract()
  const cancel = (over: RentalChange = {}) => send(id, { status: 'cancelled', ...over })
  const reinstate = (who = by) => who.send(calls.reinstateRental, { params: { ...params, id } })
  const pay = (totalAmount: number) =>
    by.send(calls.createPayment, {
      params: { ...params, rentalId: id },
      body: { totalAmount, securityDepositAmount: 0 },
    })
  const kinds = async () => {
    const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
    return steps.map(({ kind, mail }) => (mail ? `mailed ${mail.kind}` : kind))
  }
  return { ...counter, id, code, cancel, reinstate, pay, kinds }
}

const jobsOf = (companyId: number) => t.jobsOf(cancellationMailJob).filter((job) => job.companyId === companyId)

/** Runs the jobs of a company's cancellation mails, and returns the mails that leave. */
async function leaving(companyId: number) {
  const sent: { to: string; html?: string }[] = []
  const send = async (mail: { to: string; html?: string }) => void sent.push(mail)
  const parts = { db: t.db, files: t.files, pdf: t.pdf, send, publicUrl: 'https://filao.example', now: () => noon(1) }
  for (const job of jobsOf(companyId)) await sendRentalMail(parts as never, job)
  return sent
}

test('a cancellation keeps its reason, and its fee is due like any amount', async () => {
  const { by, params, id, cancel, get, pay, kinds } = await givenContract()
  const cancelled = await cancel({ cancellation: { reason: 'customer', comment: 'Vol annulé', feeAmount: 36 } })
  expect(cancelled).toMatchObject({
    status: 200,
    body: {
      status: 'cancelled',
      cancelledAt: noon(0),
      cancelledFrom: 'pending',
      cancellationReason: 'customer',
      cancellationComment: 'Vol annulé',
      chargesAmount: 36,
      charges: [{ kind: 'cancellation', amount: 36, reason: 'À la demande du client' }],
    },
  })
  expect(await kinds()).toEqual(['mailed cancelled', 'cancelled', 'charged', 'pending', 'created'])
  const [, step] = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(step?.changes).toMatchObject({
    cancellationReason: [null, 'customer'],
    cancellationComment: [null, 'Vol annulé'],
  })
  expect((await pay(36)).status).toBe(201)
  expect(await pay(1)).toMatchObject({ status: 409, body: { code: 'amount_over' } })
  expect((await get(id)).paidTotalAmount).toBe(36)
})

test('a cancellation needs no reason; one that cannot be is refused at its field', async () => {
  const { cancel, get, id } = await givenContract()
  const refused = async (cancellation: RentalChange['cancellation']) => {
    const { status, body } = await cancel({ cancellation })
    return [status, (body as unknown as { errors: { path: string }[] }).errors[0]?.path]
  }
  expect(await refused({ reason: 'other' })).toEqual([422, 'cancellation.comment'])
  expect(await refused({ reason: 'no_show' })).toEqual([422, 'cancellation.reason'])
  expect((await get(id)).status).toBe('pending')
  expect(await cancel()).toMatchObject({ status: 200, body: { cancellationReason: null, chargesAmount: 0 } })
})

test('a no-show has its own fee once the start has passed; money held up to the fee needs no refund', async () => {
  const { cancel, pay } = await givenContract()
  await pay(120)
  t.setNow(noon(0, 121))
  const tooLittle = { reason: 'no_show', feeAmount: 119 } as const
  expect(await cancel({ cancellation: tooLittle })).toMatchObject({ status: 409, body: { code: 'money_held' } })
  const response = await cancel({ cancellation: { ...tooLittle, feeAmount: 120 } })
  expect(response).toMatchObject({ status: 200, body: { charges: [{ kind: 'no_show', amount: 120 }] } })
})

test('taken back within ten minutes, everything is as before and no mail leaves', async () => {
  const { by, id, get, cancel, reinstate, kinds, wanted, contract } = await givenContract()
  const before = await get(id)
  await cancel({ cancellation: { reason: 'price', feeAmount: 36 } })
  t.setNow(noon(0, 9))
  const response = await reinstate()
  expect(response.status).toBe(200)
  const { updatedAt: _, charges, ...after } = await get(id)
  expect({ ...after, charges: [] }).toEqual({ ...before, updatedAt: undefined, charges: [] })
  expect(charges.map(({ correctsChargeId }) => correctsChargeId)).toEqual([null, charges[0]?.id])
  expect(await kinds()).toEqual(['reinstated', 'uncharged', 'cancelled', 'charged', 'pending', 'created'])
  expect(await leaving(by.companyId)).toEqual([])
  await expect(contract(wanted)).rejects.toThrow(/vehicle_taken/)
  expect((await reinstate()).status).toBe(409)
})

test('after ten minutes the cancellation is final, and its mail leaves once with the fee', async () => {
  const { by, cancel, reinstate } = await givenContract()
  await cancel({ cancellation: { reason: 'customer', feeAmount: 36 }, mailLine: 'À <bientôt>\nj’espère.' })
  expect(t.jobsOf(rentalMailJob).filter(({ companyId }) => companyId === by.companyId)).toEqual([])
  t.setNow(noon(0, 10))
  expect(await reinstate()).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  const [mail, ...more] = [...(await leaving(by.companyId)), ...(await leaving(by.companyId))]
  expect(more).toEqual([])
  expect(mail?.to).toBe('zoe@example.test')
  expect(mail?.html).toContain('des frais de 36,00\u00a0€')
  expect(mail?.html).toContain('À &lt;bientôt&gt;</p>')
})

test('cancelled, taken back and cancelled again, one mail leaves; none when the agent leaves it out', async () => {
  const { by, cancel, reinstate, kinds } = await givenContract()
  await cancel()
  await reinstate()
  await cancel()
  expect(await leaving(by.companyId)).toHaveLength(1)
  await reinstate()
  const silent = await givenContract()
  await silent.cancel({ isMailed: false })
  expect(await silent.kinds()).toEqual(['cancelled', 'pending', 'created'])
  expect((await kinds()).filter((kind) => kind === 'mailed cancelled')).toHaveLength(1)
})

test('is not taken back once the vehicle was given away, nor by another company or after the customer’s own', async () => {
  const { by, params, vehicle, cancel, reinstate, send, wanted } = await givenContract()
  await cancel()
  const stranger = await t.company()
  expect((await reinstate(stranger)).status).toBe(404)
  const workshop = { start: noon(1), end: noon(2), reason: 'Révision' }
  const body = { ...workshop, vehicleId: vehicle.id }
  await by.request(createUnavailability, { params: { ...params, vehicleId: vehicle.id } as never, body: body as never })
  expect(await reinstate()).toMatchObject({ status: 409, body: { code: 'vehicle_taken' } })
  const offer = await by.request(calls.createRental, { params, body: { ...wanted, start: noon(8), end: noon(9) } })
  await send(offer.id, { status: 'validating' })
  const reply = { params: { code: offer.code }, body: { status: 'cancelled' as const } }
  await t.visitor().request(calls.answerRentalByCode, reply)
  const refused = await by.send(calls.reinstateRental, { params: { ...params, id: offer.id } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
})

test('a quote and a reservation that are taken back keep their validity and who is awaited', async () => {
  const { by, params, send, wanted, get } = await givenContract()
  for (const status of ['quote', 'validating'] as const) {
    const { id } = await by.request(calls.createRental, { params, body: { ...wanted, start: noon(8), end: noon(9) } })
    await send(id, { status })
    const { validUntil, awaits } = await get(id)
    t.setNow(noon(0, 5))
    await send(id, { status: 'cancelled' })
    expect((await get(id)).awaits).toBeNull()
    await by.request(calls.reinstateRental, { params: { ...params, id } })
    expect(await get(id)).toMatchObject({ status, validUntil, awaits })
    t.setNow(noon(0))
  }
})

test.each([
  ['customer', (c) => ['customers', c.customer.id]],
  ['vehicle', (c) => ['vehicles', c.vehicle.id]],
  ['agency', (c) => ['agencies', c.wanted.departureAgencyId]],
] satisfies [string, (c: Awaited<ReturnType<typeof givenContract>>) => [string, number]][])(
  'is final once the %s was archived, and the rental says so',
  async (_, gone) => {
    const counter = await givenContract()
    await counter.cancel()
    expect((await counter.get(counter.id)).cancelledFrom).toBe('pending')
    const [table, id] = gone(counter)
    await t.db.pool.query(`update ${table} set archived_at = now() where id = $1`, [id])
    expect((await counter.get(counter.id)).cancelledFrom).toBeNull()
    expect(await counter.reinstate()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  },
)

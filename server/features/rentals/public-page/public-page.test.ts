import { updateCompany } from '@filao/domain/company/contract'
import { neutralTexts } from '@filao/domain/company/security-texts'
import { createCustomer } from '@filao/domain/customers/contract'
import { listVehicles } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { addMinutes } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import type { CustomerAnswer, PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newCode } from '#features/rentals/record/code'
import { inTransaction, type Scope } from '#platform/database/tenancy/tenant'
import type { Member, TestApp } from '#testing/app'
import { givenAgency, givenOption, givenVehicle } from '#testing/given'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
let urls: string[]
beforeAll(async () => {
  ;({ t, urls } = await twoServers())
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('delete from attempts'))

const start = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 10 * 1440)
const end = addMinutes(start, 3 * 1440)

/** Creates a reservation that is not answered yet, in a company with complete data. */
async function givenReservation(offer: 'validating' | 'quote' = 'validating', isManualApprovalRequired = true) {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const about = { name: 'Karukera Auto', phoneNumber: '+590590123456', email: 'secret@karukera.example' }
  await by.request(updateCompany, { params, body: about })
  const place = { name: 'Aéroport', address: '1 rue des Flamboyants', city: 'Les Abymes' }
  const agency = await givenAgency(by, { ...place, isManualApprovalRequired })
  const vehicle = await givenVehicle(by, { locationId: agency.id, vin: 'VF1SECRET' })
  const option = await givenOption(by, { name: 'Siège bébé', price: 10, dailyPrice: 0 })
  const person = {
    firstName: 'Zoé',
    lastName: 'Éboué',
    email: 'zoe@secret.example',
    phoneNumbers: ['590690001122'],
    address: 'Chemin secret',
    birthDate: '1984-03-02',
    language: 'en' as const,
  }
  const customer = await by.request(createCustomer, { params, body: person })
  const body = {
    start,
    end,
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
    optionIds: [option.id],
    totalAmount: 150.5,
  }
  const { id, code, publicId } = await by.request(calls.createRental, { params, body })
  const move = (status: 'quote' | 'validating' | 'pending' | 'cancelled') =>
    by.send(calls.updateRental, { params: { ...params, id }, body: { status } })
  const status = async () => (await by.request(calls.getRental, { params: { ...params, id } })).status
  await move(offer)
  return { by, id, code, publicId, move, status, vehicle }
}

const plateOf = async (by: Member) =>
  (await by.request(listVehicles, { params: { companyId: by.companyId } }))[0]?.registrationNumber ?? ''

const see = (code: string) => t.visitor().send(calls.getRentalByCode, { params: { code } })
const answer = (code: string, status: CustomerAnswer) =>
  t.visitor().send(calls.answerRentalByCode, { params: { code }, body: { status } })

/** Sends a call from another network address. */
const from = (network: string, code: string) =>
  t.app.inject({ url: `/api/companies/-1/rentals/byCode/${code}`, remoteAddress: network })

describe('the page', () => {
  test('shows what the customer needs to know, and nothing about anyone else', async () => {
    const { code, publicId } = await givenReservation()
    const { status, body } = await see(code)
    expect(status).toBe(200)
    const agency = {
      name: 'Aéroport',
      address: '1 rue des Flamboyants',
      postalCode: null,
      city: 'Les Abymes',
      timezone: 'America/Guadeloupe',
      geolocation: null,
    }
    expect(body).toEqual({
      publicId,
      status: 'validating',
      awaits: 'customer',
      validUntil: null,
      days: 3,
      hasLapsed: false,
      rentalTerms: '',
      start,
      end,
      departureAgency: agency,
      arrivalAgency: agency,
      vehicle: { make: 'Renault', model: 'Clio', pictureUrl: null },
      promise: null,
      options: ['Siège bébé'],
      optionsEn: ['Siège bébé'],
      hours: null,
      fees: [],
      feesEn: [],
      delivery: null,
      collection: null,
      texts: [],
      totalAmount: 150.5,
      chargesAmount: 0,
      isNoShow: false,
      creditNotesAmount: 0,
      accountLines: [],
      paidAmount: 0,
      deliveredAt: null,
      returnedAt: null,
      securityDepositAmount: 800,
      waiverAmount: 1200,
      securityTexts: neutralTexts,
      company: { name: 'Karukera Auto', logoUrl: null, phoneNumber: '+590 590 12 34 56' },
      customer: { firstName: 'Zoé', language: 'en' },
      offer: expect.any(String),
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|Éboué|590690|1984/i)
  })

  test('has the fee of a cancelled rental', async () => {
    const { by, id, code, move } = await givenReservation()
    await move('pending')
    await by.request(calls.updateRental, {
      params: { companyId: by.companyId, id },
      body: { status: 'cancelled', cancellation: { reason: 'customer', feeAmount: 40 } },
    })
    expect((await see(code)).body).toMatchObject({
      totalAmount: 150.5,
      chargesAmount: 40,
      creditNotesAmount: 0,
      accountLines: [{ kind: 'charge', amount: 40 }],
    })
    expect((await see(code)).body).toMatchObject({ isNoShow: false })
  })

  test('says that the fee is for a no-show', async () => {
    const { by, id, code, move } = await givenReservation()
    await move('pending')
    t.setNow(start)
    await by.request(calls.updateRental, {
      params: { companyId: by.companyId, id },
      body: { status: 'cancelled', cancellation: { reason: 'no_show', feeAmount: 150.5 } },
    })
    expect((await see(code)).body).toMatchObject({ chargesAmount: 150.5, isNoShow: true })
  })

  test('counts the days of the price where the clocks change during the rental', async () => {
    const { by, id, code } = await givenReservation()
    const paris = await givenAgency(by, { name: 'Orly', timezone: 'Europe/Paris', seasons: [] })
    const year = new Date().getUTCFullYear() + 1
    // Ten o'clock in Paris before and after the end of summer time: 14 days and an hour.
    const body = { start: `${year}-10-20T08:00:00Z`, end: `${year}-11-03T09:00:00Z`, departureAgencyId: paris.id }
    const params = { companyId: by.companyId, id }
    await by.request(calls.updateRental, { params, body: { ...body, arrivalAgencyId: paris.id, totalAmount: 400 } })
    expect((await see(code)).body).toMatchObject({ start: body.start, end: body.end, days: 14 })
  })

  test('shows the terms with their placeholders filled, without scripts', async () => {
    const { by, code } = await givenReservation()
    const params = { companyId: by.companyId }
    await by.request(updateCompany, { params, body: { name: '<img src=x onerror=alert(1)> & Fils' } })
    // Writes the terms to the database, as if from before the rules: the API sanitises what it stores.
    const terms =
      '<h2>Termes</h2><p onclick="x()">{{company}} loue {{ vehicle }} à {{customer}}, {{plate}}, du {{start}}.</p>' +
      '<script>alert(2)</script><a href="javascript:alert(3)">ici</a>'
    await t.db.pool.query('update companies set rental_terms = $1 where id = $2', [terms, by.companyId])
    const { rentalTerms } = (await see(code)).body as PublicRental
    expect(rentalTerms).toBe(
      '<h2>Termes</h2><p>&lt;img src=x onerror=alert(1)&gt; &amp; Fils loue Renault Clio ' +
        `${formatPlate(await plateOf(by))} à Zoé Éboué, {{plate}}, du ${formatDateTime(start, 'America/Guadeloupe', 'fr')}.</p><a>ici</a>`,
    )
    const answered = (await answer(code, 'pending')).body as PublicRental
    expect(answered.rentalTerms).toBe(rentalTerms)
  })

  test('is found by the code in any notation', async () => {
    const { code } = await givenReservation()
    expect((await see(code.toLowerCase().replaceAll('0', 'o'))).status).toBe(200)
  })

  test('works in its own company, even for a user signed in to another one', async () => {
    const { code } = await givenReservation()
    const stranger = await t.company()
    expect((await stranger.send(calls.getRentalByCode, { params: { code } })).status).toBe(200)
    const headers = { 'idempotency-key': 'the same' }
    const body = { status: 'pending' as const }
    for (let times = 0; times < 2; times++) {
      const accepted = await stranger.send(calls.answerRentalByCode, { params: { code }, body, headers })
      expect(accepted).toMatchObject({ status: 200, body: { status: 'pending' } })
    }
  })
})

describe('an answer', () => {
  test('accepts the reservation once; repeating it changes nothing', async () => {
    const { by, id, code, status } = await givenReservation()
    expect(await answer(code, 'pending')).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await answer(code, 'pending')).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await status()).toBe('pending')
    expect(await answer(code, 'cancelled')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    const trail = await auditOf(t, by, 'rental', id)
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual([
      ['created', by.userId],
      ['validating', by.userId],
      ['pending', null],
    ])
  })

  test('cancels it, which frees the vehicle and cannot be undone', async () => {
    const { by, id, code, vehicle } = await givenReservation()
    expect(await answer(code, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect((await answer(code, 'cancelled')).status).toBe(200)
    const late = await answer(code, 'pending')
    expect(late).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    expect((late.body as { detail: string }).detail).toContain('annulée')
    const { rows } = await t.db.pool.query('select from occupancies where vehicle_id = $1', [vehicle.id])
    expect(rows).toEqual([])
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({ action: 'cancelled', userId: null })
  })

  test('cancels it even after a payment, which staff refund', async () => {
    const { by, id, code, move } = await givenReservation()
    const params = { companyId: by.companyId, rentalId: id }
    await by.request(calls.createPayment, { params, body: { totalAmount: 50, securityDepositAmount: 0 } })
    expect(await move('cancelled')).toMatchObject({ status: 409, body: { code: 'money_held' } })
    expect(await answer(code, 'cancelled')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  })

  test('accepts only the offer that was read, if nothing changed since', async () => {
    const { by, id, code, status } = await givenReservation()
    const params = { companyId: by.companyId, id }
    const read = async () => ((await see(code)).body as PublicRental).offer
    const reply = (offer: string, status: 'pending' | 'cancelled' = 'pending') =>
      t.visitor().send(calls.answerRentalByCode, { params: { code }, body: { status, offer } })
    const first = await read()
    await by.request(calls.updateRental, { params, body: { end: addMinutes(end, 1440), totalAmount: 990 } })
    expect(await reply(first)).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect(await status()).toBe('validating')
    const second = await read()
    await by.request(updateCompany, { params, body: { rentalTerms: '<p>Sans retour</p>' } })
    expect((await reply(second)).status).toBe(412)
    // A change outside the offer does not require reading it again.
    const last = await read()
    await by.request(updateCompany, { params, body: { phoneNumber: '+590590999999' } })
    expect((await reply(last)).status).toBe(200)
    expect((await reply(first)).status).toBe(200)
  })

  test('can only be to accept or to cancel, and only for an offer', async () => {
    const { by, code } = await givenReservation()
    expect((await answer(code, 'validating')).status).toBe(409)
    for (const status of ['done', 'ongoing', 'draft', 'quote']) {
      const params = { code }
      const refused = await t.visitor().send(calls.answerRentalByCode, { params, body: { status } as never })
      expect(refused.status).toBe(422)
    }
    const rental = (await by.request(calls.listRentals, { params: { companyId: by.companyId } }))[0]
    const { customerId = 0, vehicleId = 0, departureAgencyId = 0, arrivalAgencyId = 0 } = rental ?? {}
    const body = { start, end, customerId, vehicleId, departureAgencyId, arrivalAgencyId, totalAmount: 10 }
    const draft = await by.request(calls.createRental, { params: { companyId: by.companyId }, body })
    expect(await answer(draft.code, 'pending')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('is sent to the screens of the company', async () => {
    const { by, code } = await givenReservation()
    await t.db.pool.query('delete from events')
    await answer(code, 'pending')
    await answer(code, 'pending')
    const { rows } = await t.db.pool.query('select company_id, top from events')
    expect(rows).toEqual([{ company_id: by.companyId, top: 'rentals' }])
  })
})

describe('a quote', () => {
  test('that its customer accepts holds the vehicle and waits for the agency, which confirms', async () => {
    const { by, id, code, move, vehicle } = await givenReservation('quote')
    const quote = await see(code)
    expect(quote.body).toMatchObject({ status: 'quote', awaits: null, validUntil: expect.any(String) })
    const { offer } = quote.body as PublicRental
    const reply = { params: { code }, body: { status: 'validating' as const, offer } }
    const asked = await t.visitor().send(calls.answerRentalByCode, reply)
    expect(asked).toMatchObject({ status: 200, body: { status: 'validating', awaits: 'agency', validUntil: null } })
    expect((await answer(code, 'validating')).status).toBe(200)
    const { rows } = await t.db.pool.query('select from occupancies where vehicle_id = $1', [vehicle.id])
    expect(rows).toHaveLength(1)
    const early = await answer(code, 'pending')
    expect(early).toMatchObject({ status: 409, body: { detail: expect.stringContaining('attend la réponse') } })
    const params = { companyId: by.companyId, id }
    const again = await by.send(calls.sendRentalMail, { params, body: { kind: 'reservation' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    expect((await move('pending')).status).toBe(200)
    const mails = (await by.request(calls.getTimeline, { params })).flatMap(({ mail }) => mail?.kind ?? [])
    expect(mails).toEqual(['accepted', 'answer'])
  })

  test('is confirmed at once by an agency without manual approval, unless its vehicle was given away', async () => {
    const { by, id, code, status } = await givenReservation('quote', false)
    const params = { companyId: by.companyId, id }
    expect(await answer(code, 'validating')).toMatchObject({ status: 200, body: { status: 'pending', awaits: null } })
    expect((await answer(code, 'validating')).status).toBe(200)
    expect(await status()).toBe('pending')
    const entries = await auditOf(t, by, 'rental', id)
    expect(entries.map(({ action }) => action)).toContain('pending')
    const mails = (await by.request(calls.getTimeline, { params })).flatMap(({ mail }) => mail?.kind ?? [])
    expect(mails.toSorted()).toEqual(['accepted', 'answer'])

    const taken = await givenReservation('quote', false)
    const { by: owner } = taken
    const quote = await owner.request(calls.getRental, { params: { companyId: owner.companyId, id: taken.id } })
    const { customerId, vehicleId, departureAgencyId, arrivalAgencyId } = quote
    const body = { start, end, customerId, vehicleId, departureAgencyId, arrivalAgencyId, totalAmount: 10 }
    const other = await owner.request(calls.createRental, { params: { companyId: owner.companyId }, body })
    const otherParams = { companyId: owner.companyId, id: other.id }
    await owner.request(calls.updateRental, { params: otherParams, body: { status: 'pending' } })
    const told = {
      status: 409,
      body: { code: 'vehicle_taken', detail: expect.stringContaining('vient d’être avertie') },
    }
    expect(await answer(taken.code, 'validating')).toMatchObject(told)
    expect(await taken.status()).toBe('quote')
  })

  test('that costs more than what its customer accepted asks them again, by mail and on their page', async () => {
    const { by, id, code } = await givenReservation('quote')
    const params = { companyId: by.companyId, id }
    const charge = (totalAmount: number) => by.request(calls.updateRental, { params, body: { totalAmount } })
    await answer(code, 'validating')
    expect(await charge(140)).toMatchObject({ status: 'validating', awaits: 'agency' })
    expect(await charge(183)).toMatchObject({ status: 'validating', awaits: 'customer', totalAmount: 183 })
    expect((await see(code)).body).toMatchObject({ awaits: 'customer', totalAmount: 183 })
    const mails = (await by.request(calls.getTimeline, { params })).flatMap(({ mail }) => mail?.kind ?? [])
    expect(mails).toEqual(['reservation', 'answer'])
    expect((await answer(code, 'pending')).status).toBe(200)
  })

  test('cannot be accepted as a contract, nor when the vehicle was given away; it can be declined', async () => {
    const { by, id, code, status } = await givenReservation('quote')
    expect((await answer(code, 'pending')).status).toBe(409)
    const { id: _id, ...quote } = await by.request(calls.getRental, { params: { companyId: by.companyId, id } })
    const params = { companyId: by.companyId }
    const { customerId, vehicleId, departureAgencyId, arrivalAgencyId } = quote
    const body = { start, end, customerId, vehicleId, departureAgencyId, arrivalAgencyId, totalAmount: 10 }
    const other = await by.request(calls.createRental, { params, body })
    await by.request(calls.updateRental, { params: { ...params, id: other.id }, body: { status: 'pending' } })
    const detail = (text: string) => ({ detail: expect.stringContaining(text) })
    const told = { status: 409, body: { code: 'vehicle_taken', ...detail('L’agence vient d’être avertie') } }
    expect(await answer(code, 'validating')).toMatchObject(told)
    const again = { status: 409, body: { code: 'vehicle_taken', ...detail('Contactez l’agence') } }
    expect(await answer(code, 'validating')).toMatchObject(again)
    expect(await status()).toBe('quote')
    // The agency reads of it once, by mail and in the rental's history.
    const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
    const subject = expect.stringMatching(/ a accepté le devis .*: véhicule ou option déjà pris$/)
    expect(steps.flatMap(({ mail }) => mail ?? [])).toMatchObject([{ kind: 'answer', subject }])
    expect((await answer(code, 'cancelled')).status).toBe(200)
    expect(await status()).toBe('cancelled')
  })

  test('that is no longer valid is shown as lapsed, and cannot be accepted', async () => {
    const { code } = await givenReservation('quote')
    await t.db.pool.query(`update rentals set valid_until = now() - interval '1 second' where code = $1`, [code])
    expect((await see(code)).body).toMatchObject({ status: 'cancelled', hasLapsed: true })
    const late = await answer(code, 'validating')
    expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('plus valable') } })
  })
})

test('the calendar file is an attachment with the two appointments; an unknown code has none', async () => {
  const { code, publicId } = await givenReservation()
  const url = (of: string) => `/api/companies/-1/rentals/byCode/${of}/calendar`
  const answered = await t.app.inject({ url: url(code) })
  expect(answered.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answered.headers['content-disposition']).toContain(`filename="${publicId}.ics"`)
  expect(answered.body.match(/DTSTART:\d{8}T\d{6}Z/g)).toHaveLength(2)
  expect((await t.app.inject({ url: url(newCode()) })).statusCode).toBe(404)
})

describe('at the same moment', () => {
  const rounds = inLongRun(12, 3)

  test('two different answers have one outcome, and one of them is refused', async () => {
    for (let round = 0; round < rounds; round++) {
      const { code, status } = await givenReservation()
      const [accepted, cancelled] = await Promise.all([answer(code, 'pending'), answer(code, 'cancelled')])
      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409])
      expect(await status()).toBe(accepted.status === 200 ? 'pending' : 'cancelled')
    }
  })

  test('a refusal by staff for the version they saw either succeeds, or reports that the customer was first', async () => {
    for (let round = 0; round < rounds; round++) {
      const { by, id, code, status } = await givenReservation()
      const params = { companyId: by.companyId, id }
      const { etag } = (await by.send(calls.getRental, { params })).headers as { etag: string }
      const headers = { 'if-match': etag }
      const [customer, staff] = await Promise.all([
        answer(code, 'pending'),
        by.send(calls.updateRental, { params, body: { status: 'cancelled' }, headers }),
      ])
      const outcome = await status()
      expect([customer.status, staff.status, outcome]).toEqual(
        outcome === 'pending' ? [200, 412, 'pending'] : [409, 200, 'cancelled'],
      )
    }
  })

  test('ten acceptances count once', async () => {
    const { by, id, code } = await givenReservation()
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(code, 'pending')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const trail = await auditOf(t, by, 'rental', id)
    expect(trail.filter(({ action }) => action === 'pending')).toHaveLength(1)
  })

  test('customer and staff never contradict each other: the answer matches the stored status', async () => {
    for (let round = 0; round < rounds; round++) {
      const { code, move, status } = await givenReservation()
      const [customer, staff] = await Promise.all([answer(code, 'pending'), move('cancelled')])
      // Staff may also cancel a rental that was just accepted; the customer may not accept one that was just refused.
      expect(staff.status).toBe(200)
      expect([200, 409]).toContain(customer.status)
      expect(await status()).toBe('cancelled')
    }
    for (let round = 0; round < rounds; round++) {
      const { code, move, status } = await givenReservation()
      const [customer, staff] = await Promise.all([answer(code, 'cancelled'), move('pending')])
      expect([customer.status, staff.status].toSorted()).toEqual([200, 409])
      expect(await status()).toBe(customer.status === 200 ? 'cancelled' : 'pending')
    }
  })
})

describe('an unknown code', () => {
  test('gets the same 404 for every form of the code', async () => {
    await givenReservation()
    const codes = [newCode(), 'x', '-1', '%00', `${newCode()}0`, '%F0%9F%9A%97', "' or 1=1 --", '0'.repeat(100)]
    const answers = await Promise.all(codes.map((code) => from('10.1.1.1', encodeURI(code))))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
    expect((await answer(newCode(), 'pending')).status).toBe(404)
  })

  test('is not found by guessing: ten tries from each of many networks find none of the reservations', async () => {
    for (let made = 0; made < 3; made++) await givenReservation()
    let found = 0
    for (let network = 0; network < inLongRun(100, 20); network++) {
      const tries = Array.from({ length: 10 }, () => from(`10.2.${network}.1`, newCode()))
      found += (await Promise.all(tries)).filter(({ statusCode }) => statusCode !== 404).length
    }
    expect(found).toBe(0)
  })
})

test('the scope of a code contains only its rental, and without a code there is none', async () => {
  const [{ by, id, code }, other] = [await givenReservation(), await givenReservation()]
  const seen = (scope: Scope) =>
    inTransaction(t.db, scope, async (tx) => {
      const rentals = await tx.selectFrom('rentals').select('id').execute()
      const codes = await tx.selectFrom('rentalCodes').select(['companyId', 'rentalId']).execute()
      return { rentals, codes }
    })
  expect(await seen({ code })).toEqual({ rentals: [], codes: [{ companyId: by.companyId, rentalId: id }] })
  expect(await seen({ code: newCode() })).toEqual({ rentals: [], codes: [] })
  expect(await seen({ identity: true })).toEqual({ rentals: [], codes: [] })
  const own = await seen({ companyId: by.companyId, userId: 0 })
  expect(own.codes).toEqual([{ companyId: by.companyId, rentalId: id }])
  expect(own.codes).not.toContainEqual({ companyId: other.by.companyId, rentalId: other.id })
})

describe('one network address', () => {
  test('makes at most thirty calls a minute, page and answers together', async () => {
    const { code, status } = await givenReservation()
    const network = '10.3.0.1'
    const answers = await Promise.all(Array.from({ length: 40 }, () => from(network, code)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(refused).toHaveLength(10)
    const wait = Number(refused[0]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    const put = await t.app.inject({
      method: 'PUT',
      url: `/api/companies/-1/rentals/byCode/${code}/status`,
      remoteAddress: network,
      payload: { status: 'pending' },
    })
    expect([put.statusCode, await status()]).toEqual([429, 'validating'])
    expect((await from('10.3.0.2', code)).statusCode).toBe(200)
  })

  test('may call again after a minute, even if it kept trying', async () => {
    const { code } = await givenReservation()
    for (let times = 0; times < 35; times++) await from('10.3.0.3', code)
    await t.db.pool.query(`update attempts set at = at - interval '61 seconds'`)
    expect((await from('10.3.0.3', code)).statusCode).toBe(200)
  })

  test('is counted over all processes of the server, refused answers included', async () => {
    const { code } = await givenReservation()
    await answer(code, 'cancelled')
    await t.db.pool.query('delete from attempts')
    const statuses: number[] = []
    for (let times = 0; times < 34; times++) {
      const response = await fetch(`${urls[times % urls.length]}/api/companies/-1/rentals/byCode/${code}/status`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'pending' }),
      })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array(30).fill(409), ...Array(4).fill(429)])
  })
})

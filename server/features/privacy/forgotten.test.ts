import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey, createSavedView, listAudit } from '@filao/domain/access/contract'
import {
  createCustomer,
  deleteCustomer,
  exportCustomers,
  getCustomer,
  listCustomers,
  updateCustomer,
  uploadCustomerDocument,
} from '@filao/domain/customers/contract'
import { createFine, listFines, updateFine } from '@filao/domain/fines/contract'
import { updateDriverRules } from '@filao/domain/fleet/contract'
import { issueInvoice, sendInvoice } from '@filao/domain/invoicing/contract'
import { getCustomerOverview } from '@filao/domain/overview/contract'
import { createFee } from '@filao/domain/pricing/contract'
import * as privacy from '@filao/domain/privacy/contract'
import * as rentals from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import { listMerges, mergeCustomers, undoMerge } from '@filao/domain/twins/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginErasing } from '#platform/database/tables/erasing'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { defineJob, startJobs } from '#platform/jobs/jobs'
import { mailer } from '#platform/mail/mail'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { searchPages } from '#testing/operation/search-pages'
import { unzip } from '#testing/operation/unzip'
import { searchEverywhere } from '#testing/search-everywhere'
import { eraseOutside, eraseOutsideJob, retentionBatchJob, runBatch } from './run.ts'

/** The job that sends mails about rentals. */
const rentalMailJob = defineJob<{ companyId: number; mailId: number; status: string }>('rentalMail')

/** Everything by which the customer could be found. */
const words = ['Quatrefages', 'zebulon', '690112233', '97AB1234567', 'Basse-Terre-les-Bains', '12 rue du Morne']
const person = {
  firstName: 'Zébulon',
  lastName: 'Quatrefages',
  email: 'zebulon@quatrefages.test',
  phoneNumbers: ['590690112233'],
  birthDate: '1980-05-06',
  birthPlace: 'Basse-Terre-les-Bains',
  address: '12 rue du Morne',
  drivingLicenseNumber: '97AB1234567',
  comments: 'Monsieur Quatrefages préfère le matin',
}

let t: TestApp
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'filao-forget-'))
  t = await testApp({ FILES_URL: join(home, 'files'), DATA_DIR: home })
})
afterAll(async () => {
  await t.close()
  await rm(home, { recursive: true, force: true })
})

const everywhere = () => searchEverywhere(t.db, [home], words)
const config = () => ({ smtpUrl: null, dataDir: home }) as Parameters<typeof eraseOutside>[0]['config']
const at = (instant: string) => ({ db: t.db, enqueue: t.enqueue, now: () => instant })

/** Runs the jobs that a company's erasures have requested. */
async function runOutside({ companyId }: Member): Promise<void> {
  for (const data of t.jobsOf(eraseOutsideJob).filter((one) => one.companyId === companyId)) {
    await eraseOutside({ db: t.db, files: t.files, config: config() }, data)
  }
}

/** Runs a whole night for a company. */
async function runNight(by: Member, instant: string): Promise<void> {
  const before = t.jobsOf(retentionBatchJob).length
  await runBatch(at(instant), {
    companyId: by.companyId,
    after: 0,
    counts: { scans: 0, identities: 0, contacts: 0, contracts: 0 },
  })
  for (let next = before; next < t.jobsOf(retentionBatchJob).length; next++) {
    await runBatch(at(instant), t.jobsOf(retentionBatchJob)[next] as never)
  }
  await runOutside(by)
}

/** Leads a customer through everything that stores something about them, up to a paid and invoiced return. */
async function givenLife() {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params, vehicle } = counter
  const key = (name: string) => ({ headers: { 'idempotency-key': `${name}-${by.companyId}` } })
  const customer = await by.request(createCustomer, { params, body: person, ...key('create') })
  const of = { ...params, id: customer.id }
  await by.request(updateCustomer, { params: of, body: { ...person, city: 'Basse-Terre-les-Bains' } })
  await by.request(uploadCustomerDocument, {
    params: { ...params, customerId: customer.id },
    file: { name: 'Permis Quatrefages.pdf', content: '%PDF-1.7 Zebulon Quatrefages' },
  })
  const friend = await by.request(createCustomer, { params, body: { firstName: 'Luc', lastName: 'Bonneville' } })
  const rental = await counter.contract({ customerId: customer.id, additionalDriverIds: [friend.id] })
  const ofRental = { ...params, rentalId: rental.id }
  await by.request(rentals.sendRentalMail, {
    params: { ...params, id: rental.id },
    body: { kind: 'document', line: 'Bonjour Monsieur Quatrefages' },
  })
  const photo = await counter.photo(rental.id)
  const signature = { by: 'Zébulon Quatrefages', strokes: [[0, 0, 10, 10]] }
  t.setNow(noon(0, 120))
  await by.request(rentals.recordCheck, {
    params: ofRental,
    body: {
      stage: 'delivery',
      odometer: 1000,
      comments: 'Vu avec M. Quatrefages',
      customerSignature: signature,
      photoIds: [photo.id],
    },
    ...key('delivery'),
  })
  t.setNow(noon(3))
  await by.request(rentals.recordCheck, { params: ofRental, body: { stage: 'return', odometer: 1200 } })
  const { totalAmount } = await counter.get(rental.id)
  const money = { totalAmount: totalAmount ?? 0, securityDepositAmount: 0 }
  await by.request(rentals.createPayment, { params: ofRental, body: money })
  const invoice = await by.request(issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  await by.request(sendInvoice, { params: { ...params, id: invoice.id }, body: {} })
  const fine = await by.request(createFine, {
    params,
    body: {
      kind: 'designation',
      registrationNumber: vehicle.registrationNumber,
      committedAt: noon(1),
      noticeDate: '2026-03-04',
      comments: 'Quatrefages conteste',
    },
  })
  await by.request(updateFine, {
    params: { ...params, id: fine.id },
    body: { status: 'designated', comments: 'Zébulon a payé' },
  })
  await by.request(exportCustomers, { params, query: { search: 'quatrefages' } })
  await by.request(createSavedView, {
    params,
    body: { list: 'customers', name: 'Zébulon', query: 'search=Quatrefages' },
  })
  // A past rental of another program, whose reference is a free text.
  const { departureAgency } = await counter.get(rental.id)
  const { rows } = await by.request(rentals.importRentals, {
    params,
    body: {
      rows: [
        {
          registrationNumber: vehicle.registrationNumber,
          customerName: 'Zébulon Quatrefages',
          customerEmail: person.email,
          departureAgencyId: departureAgency.id,
          start: '2026-01-05T08:00',
          end: '2026-01-07T08:00',
          totalAmount: 90,
          reference: 'Quatrefages janvier',
        },
      ],
    },
    ...key('import'),
  })
  expect(rows).toMatchObject([{ state: 'created' }])
  // A cancelled rental with words about them.
  const night = { kind: 'outside_hours' as const, name: 'Hors horaires', price: 30 }
  const { id: feeId } = await by.request(createFee, { params, body: night })
  await by.request(createFee, { params, body: { kind: 'delivery', name: 'Livraison', price: 20 } })
  const source = await by.request(createSource, { params, body: { name: 'Alizé Résa', kind: 'broker' } })
  const place = { address: 'Villa Quatrefages', postalCode: '97180', city: 'Anse Quatrefages' }
  const lost = await counter.contract({ customerId: customer.id, start: noon(10), end: noon(12), delivery: place })
  await by.request(rentals.updateRental, {
    params: { ...params, id: lost.id },
    body: {
      collection: place,
      note: 'Le frère de Zébulon',
      wish: 'Zébulon veut une grise',
      transportNumber: 'Quatrefages 1',
      sourceId: source.id,
      sourceReference: 'Quatrefages 77',
      waivedFees: [{ feeId, at: 'arrival', reason: 'Ami de Quatrefages' }],
    },
  })
  await by.request(rentals.updateRental, {
    params: { ...params, id: lost.id },
    body: { status: 'cancelled', cancellationReason: 'other', cancellationComment: 'Quatrefages est malade' } as never,
  })
  return { ...counter, customer, friend, rental, of }
}

test('an erased customer is nowhere but in what the list keeps, and after five years only on invoices', async () => {
  const { by, params, of, rental, friend } = await givenLife()
  const jobs = await startJobs(t.db, t.log, [rentalMailJob])
  const mail = t.jobsOf(rentalMailJob).find(({ companyId }) => companyId === by.companyId) as { mailId: number }
  await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) =>
    jobs.enqueue(tx, rentalMailJob, { companyId: by.companyId, mailId: mail.mailId, status: 'pending' }),
  )
  await jobs.stop()
  await t.db.pool.query(`update jobs.job set output = '{"message": "no such mailbox: zebulon@quatrefages.test"}'`)
  await t.db.pool.query('update sent_mails set sent_at = now() where id = $1', [mail.mailId])
  // A trial without a mail server writes mails to files.
  const messageId = `<mail-${mail.mailId}-1@filao.example>`
  const letter = { to: person.email, subject: 'Contrat', html: '<p>Quatrefages</p>', text: 'Quatrefages', messageId }
  await mailer({ smtpUrl: null, mailFrom: 'Filao <no-reply@filao.example>', dataDir: home }, t.log)(letter)
  expect((await everywhere()).length).toBeGreaterThan(20)
  expect(await searchPages(t.db, words)).toContain('customers_name of customers')

  t.setNow(noon(4))
  const foreseen = await by.request(privacy.previewErasure, { params: of })
  expect(foreseen).toMatchObject({ name: 'Zébulon Quatrefages', isErased: false })
  const erased = await by.request(privacy.eraseCustomer, { params: of, headers: { 'idempotency-key': 'erase' } })
  expect(erased).toMatchObject({
    isErased: true,
    requestedOn: '2026-03-05',
    goes: foreseen.goes,
    stays: foreseen.stays,
  })
  expect(erased.goes.map(({ kind }) => kind)).toEqual(['scans', 'identity', 'contacts'])
  expect(erased.stays).toEqual(
    expect.arrayContaining([
      { kind: 'contract', reason: 'proof', until: '2031-03-04', about: rental.publicId },
      expect.objectContaining({ kind: 'invoice', reason: 'accounting', until: '2036-03-04' }),
    ]),
  )
  await runOutside(by)
  await t.db.pool.query('analyze')
  const invoices = ['invoices.content', 'invoices.customer_name', 'invoices.search_text']
  const invoicesAndStatistics = [...invoices, ...invoices.map((place) => `statistics of ${place}`)]
  const isListed = (places: string[]) => (place: string) => !places.includes(place)
  const proofs = [
    'kept_documents.content',
    'statistics of kept_documents.content',
    'checks.comments',
    'statistics of checks.comments',
  ]
  expect((await everywhere()).filter(isListed([...invoicesAndStatistics, ...proofs]))).toEqual([])
  // Tables and indexes as they are on the disk, of every kind of index.
  const listedTables = /^(.* of )?(invoices|kept_documents|checks|pg_statistic)$/
  expect((await searchPages(t.db, words)).filter((place) => !listedTables.test(place))).toEqual([])

  const detail = expect.stringContaining('Ce client a été effacé')
  expect(await by.send(getCustomer, { params: of })).toMatchObject({ status: 404, body: { detail } })
  // The calls that could bring them back.
  expect(await by.request(listCustomers, { params, query: { search: 'Quatrefages' } })).toEqual([])
  expect(await by.request(rentals.searchRentals, { params, body: { term: 'Quatrefages' } })).toEqual([])
  const read = [
    await by.request(listAudit, { params, query: {} }),
    await by.request(rentals.getTimeline, { params: { ...params, id: rental.id } }),
    await by.request(listFines, { params, query: {} }),
    await by.request(getCustomerOverview, { params: { ...params, id: friend.id } }),
  ]
  expect(JSON.stringify(read)).not.toMatch(/quatrefages|z[ée]bulon/i)
  const again = await by.request(createCustomer, {
    params,
    body: person,
    headers: { 'idempotency-key': `create-${by.companyId}` },
  })
  expect(again ?? null).toBe(null)

  await runNight(by, '2031-03-04T12:00:00Z')
  await t.db.pool.query('analyze')
  expect((await everywhere()).filter(isListed(invoicesAndStatistics))).toEqual([])
  const { rows } = await t.db.pool.query('select count(*)::int as count from kept_documents where company_id = $1', [
    by.companyId,
  ])
  expect(rows).toEqual([{ count: 0 }])
  await expect(
    inTransaction(t.db, { companyId: by.companyId, userId: 0 }, async (tx) => {
      await beginErasing(tx)
      await tx.updateTable('invoices').set({ customerName: '' }).execute()
    }),
  ).rejects.toThrow()
})

test('a driver who was let break a rule is in no trace of it once erased', async () => {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  await by.request(updateDriverRules, { params, body: { minimumAge: 21 } })
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { birthDate: '1985-01-15' } })
  const body = { firstName: 'Tomaso', lastName: 'Vauquelin', birthDate: '2007-01-01' }
  const { id } = await by.request(createCustomer, { params, body })
  const rental = await by.request(rentals.createRental, {
    params,
    body: { ...counter.wanted, additionalDriverIds: [id] },
  })
  const ofRental = { ...params, rentalId: rental.id }
  await by.request(rentals.admitDrivers, { params: ofRental, body: { reason: 'Vauquelin conduit bien' } })
  await by.request(rentals.updateRental, { params: { ...params, id: rental.id }, body: { status: 'pending' } })
  await by.request(rentals.updateRental, { params: { ...params, id: rental.id }, body: { status: 'cancelled' } })
  await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  const places = await searchEverywhere(t.db, [home], ['Tomaso', 'Vauquelin'])
  expect(places.filter((place) => !/kept_documents|^statistics of /.test(place))).toEqual([])
})

test('people whom a rental named before are in no trace of it once erased, and its contract is for administrators', async () => {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  const staff = await t.colleague(by, 'staff')
  const named = async (firstName: string, lastName: string, email: string) =>
    (await by.request(createCustomer, { params, body: { firstName, lastName, email } })).id
  const renter = await named('Ignace', 'Trouilleux', 'ignace@trouilleux.test')
  const driver = await named('Odile', 'Trouilleux', 'odile@trouilleux.test')
  const billed = await named('Prosper', 'Trouilleux', 'prosper@trouilleux.test')
  const rental = await counter.contract({ customerId: renter, billedCustomerId: billed, additionalDriverIds: [driver] })
  const ofRental = { ...params, rentalId: rental.id }
  const mailed = { kind: 'document', line: 'Bonjour' } as const
  await by.request(rentals.sendRentalMail, { params: { ...params, id: rental.id }, body: mailed })
  await counter.send(rental.id, { customerId: customer.id, billedCustomerId: null, additionalDriverIds: [] })
  const [kept] = await by.request(rentals.listKeptDocuments, { params: { ...params, id: rental.id } })
  const document = { params: { ...ofRental, id: kept?.id as number }, query: {} }
  expect((await staff.send(rentals.printKeptDocument, document)).status).toBe(200)
  for (const id of [renter, driver, billed]) await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  const places = await searchEverywhere(t.db, [home], ['Trouilleux'])
  expect(places.filter((place) => !/kept_documents|^statistics of /.test(place))).toEqual([])
  expect((await staff.send(rentals.printKeptDocument, document)).status).toBe(403)
  expect((await by.send(rentals.printKeptDocument, document)).status).toBe(200)
  // The entries about the present customer of the rental stay.
  expect(JSON.stringify(await by.request(listAudit, { params, query: {} }))).toContain('Éboué')
})

test('contracts that name an erased driver are for administrators alone', async () => {
  const { by, params, rental, friend } = await givenLife()
  const staff = await t.colleague(by, 'staff')
  t.setNow(noon(4))
  const ofRental = { ...params, rentalId: rental.id }
  const [kept] = await by.request(rentals.listKeptDocuments, { params: { ...params, id: rental.id } })
  const document = { params: { ...ofRental, id: kept?.id as number }, query: {} }
  expect((await staff.send(rentals.printKeptDocument, document)).status).toBe(200)
  await by.request(privacy.eraseCustomer, { params: { ...params, id: friend.id } })
  expect((await staff.send(rentals.printKeptDocument, document)).status).toBe(403)
  expect((await by.send(rentals.printKeptDocument, document)).status).toBe(200)
})

test('words about an exchange and a damage go from the audit trail at once, and with the contract after five years', async () => {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id } = await by.request(createCustomer, { params, body: { firstName: 'Tiburce', lastName: 'Lacroixrouge' } })
  const rental = await counter.contract({ customerId: id })
  await counter.deliver(rental.id)
  t.setNow(noon(1))
  const damage = {
    view: 'left',
    x: 0.4,
    y: 0.6,
    kind: 'scratch',
    size: 'small',
    comment: 'Vu par Lacroixrouge',
  } as const
  const back = { odometer: 1100, damages: [damage] }
  await counter.swap(rental.id, (await counter.car()).id, { reason: 'Lacroixrouge a crevé', back })
  t.setNow(noon(3))
  await counter.takeBack(rental.id)
  const { totalAmount } = await counter.get(rental.id)
  const money = { totalAmount: totalAmount ?? 0, securityDepositAmount: 0 }
  await by.request(rentals.createPayment, { params: { ...params, rentalId: rental.id }, body: money })
  t.setNow(noon(4))
  await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  const places = async () => {
    const found = await searchEverywhere(t.db, [home], ['Tiburce', 'Lacroixrouge'])
    return found.filter((place) => !place.startsWith('statistics of '))
  }
  expect(await places()).toEqual(['damages.comment', 'kept_documents.content', 'vehicle_changes.reason'])
  await runNight(by, '2031-04-01T12:00:00Z')
  expect(await places()).toEqual([])
})

test('the proofs of an erased customer are for administrators alone, damages for the staff too', async () => {
  const { by, params, of, rental } = await givenLife()
  const staff = await t.colleague(by, 'staff')
  const ofRental = { ...params, id: rental.id }
  const proofs = async (who: Member) => {
    const { checks } = await who.request(rentals.getRental, { params: ofRental })
    const document = await who.request(rentals.getRentalDocument, { params: ofRental })
    return {
      words: checks.map(({ comments }) => comments),
      signatures: checks.map(({ customerSignature }) => customerSignature !== null),
      photos: checks.map(({ photos }) => photos.length),
      isPrinted: JSON.stringify(document).includes('Vu avec M. Quatrefages'),
    }
  }
  const all = { words: ['Vu avec M. Quatrefages', null], signatures: [true, false], photos: [1, 0], isPrinted: true }
  expect(await proofs(staff)).toEqual(all)
  const { checks } = await by.request(rentals.getRental, { params: ofRental })
  const photo = { params: { ...params, rentalId: rental.id, id: checks[0]?.photos[0]?.id as number }, query: {} }
  expect((await staff.send(rentals.getCheckPhoto, photo)).status).toBe(200)

  t.setNow(noon(4))
  await by.request(privacy.eraseCustomer, { params: of })
  expect(await proofs(staff)).toEqual({
    words: [null, null],
    signatures: [false, false],
    photos: [0, 0],
    isPrinted: false,
  })
  // A signature that they may not see is not a missing one.
  const seen = await staff.request(rentals.getRental, { params: ofRental })
  expect(seen.checks.map(({ isSignedOnPaper }) => isSignedOnPaper)).toEqual([null, null])
  expect((await staff.send(rentals.getCheckPhoto, photo)).status).toBe(403)
  expect(await proofs(by)).toEqual(all)
  expect((await by.send(rentals.getCheckPhoto, photo)).status).toBe(200)
})

test('a repeated write of a program does not bring an erased customer back', async () => {
  t.setNow(noon(0))
  const by = await t.company()
  const params = { companyId: by.companyId }
  const site = { name: 'Site', permissions: ['customers.write' as const] }
  const program = t.program((await by.request(createApiKey, { params, body: site })).key)
  const creation = {
    params,
    body: { ...person, firstName: 'Hildegonde', lastName: 'Desruisseaux' },
    headers: { 'idempotency-key': 'site-1' },
  }
  const { id } = await program.request(createCustomer, creation)
  await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  expect((await program.send(createCustomer, creation)).body ?? null).toBe(null)
  const places = await searchEverywhere(t.db, [home], ['Hildegonde', 'Desruisseaux'])
  expect(places.filter((place) => !place.startsWith('statistics of '))).toEqual([])
})

test('who was merged into a customer is in their file, and goes with them; the undo goes too', async () => {
  t.setNow(noon(0))
  const by = await t.company()
  const params = { companyId: by.companyId }
  const add = (firstName: string, lastName: string, email: string) =>
    by.request(createCustomer, { params, body: { ...person, firstName, lastName, email } })
  const kept = await add('Rosemonde', 'Vertpré', 'rosemonde@vertpre.test')
  const merged = await add('Romuline', 'Grandclos', 'romuline@grandclos.test')
  const { mergeId } = await by.request(mergeCustomers, {
    params: { ...params, id: kept.id },
    body: { customerId: merged.id, fields: { lastName: 'merged' } },
    headers: { 'idempotency-key': 'merge' },
  })
  const of = { ...params, id: kept.id }
  for (const call of [privacy.previewErasure, privacy.eraseCustomer, privacy.exportPerson]) {
    const answer = await by.send(call, { params: { ...params, id: merged.id } })
    expect(answer).toMatchObject({ status: 404, body: { customerId: kept.id } })
  }
  const archive = await by.send(privacy.exportPerson, { params: of })
  const files = await unzip(archive.body as unknown as Buffer)
  const { merges, history } = JSON.parse(String(files.get('data.json')))
  expect(merges).toMatchObject([{ undoneAt: null, customer: { publicId: merged.publicId, firstName: 'Romuline' } }])
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['created', 'created', 'merged'])
  await by.request(privacy.eraseCustomer, { params: of })
  const places = await searchEverywhere(t.db, [home], ['Rosemonde', 'Vertpré', 'Romuline', 'Grandclos'])
  expect(places.filter((place) => !place.startsWith('statistics of '))).toEqual([])
  expect(await by.send(undoMerge, { params: { ...params, mergeId } })).toMatchObject({ status: 409 })
  expect(await by.send(listMerges, { params: { ...params, customerId: kept.id } })).toMatchObject({ status: 404 })
})

test('a customer without a rental is deleted without a trace', async () => {
  t.setNow(noon(0))
  const by = await t.company()
  const params = { companyId: by.companyId }
  const creation = {
    params,
    body: { ...person, firstName: 'Uniquette', lastName: 'Soumahoro' },
    headers: { 'idempotency-key': 'once' },
  }
  const { id } = await by.request(createCustomer, creation)
  await by.request(deleteCustomer, { params: { ...params, id } })
  expect((await by.send(createCustomer, creation)).body ?? null).toBe(null)
  expect(await searchEverywhere(t.db, [home], ['Uniquette', 'Soumahoro'])).toEqual([])
})

test('a driver whom a notice named before a change is in no trace of it once erased', async () => {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params, customer, vehicle } = counter
  const { id } = await by.request(createCustomer, { params, body: { firstName: 'Gontran', lastName: 'Maledon' } })
  const rental = await counter.contract()
  await counter.deliver(rental.id)
  t.setNow(noon(3))
  await counter.takeBack(rental.id)
  const { registrationNumber } = vehicle
  const notice = { kind: 'designation' as const, registrationNumber, committedAt: noon(1), noticeDate: '2026-03-04' }
  const fine = await by.request(createFine, { params, body: notice })
  for (const driverId of [id, customer.id]) {
    await by.request(updateFine, { params: { ...params, id: fine.id }, body: { driverId } })
  }
  await by.request(deleteCustomer, { params: { ...params, id } })
  await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  const places = await searchEverywhere(t.db, [home], ['Gontran', 'Maledon'])
  expect(places.filter((place) => !place.startsWith('statistics of '))).toEqual([])
  expect(JSON.stringify(await by.request(listAudit, { params, query: {} }))).toContain('Éboué')
})

test('a deleted customer whom a rental named before a change is archived, and can be erased', async () => {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  const { id } = await by.request(createCustomer, { params, body: { firstName: 'Barnabé', lastName: 'Sauvignac' } })
  const rental = await counter.contract({ customerId: id })
  await counter.send(rental.id, { customerId: customer.id })
  await by.request(deleteCustomer, { params: { ...params, id } })
  const erased = await by.request(privacy.eraseCustomer, { params: { ...params, id } })
  expect(erased.isErased).toBe(true)
  const places = await searchEverywhere(t.db, [home], ['Sauvignac'])
  expect(places.filter((place) => !/kept_documents|^statistics of /.test(place))).toEqual([])
})

test('a customer with whom there is a dispute is archived with their scans, in a rental or not', async () => {
  t.setNow(noon(0))
  const by = await t.company()
  const params = { companyId: by.companyId }
  const { id } = await by.request(createCustomer, { params, body: { ...person, firstName: 'Litige', email: null } })
  const file = { name: 'permis.pdf', content: '%PDF-1.7 permis' }
  await by.request(uploadCustomerDocument, { params: { ...params, customerId: id }, file })
  const of = { ...params, id }
  await by.request(privacy.putDispute, { params: of, body: { isDisputed: true } })
  await by.request(deleteCustomer, { params: of })
  expect(await by.request(listCustomers, { params, query: {} })).toEqual([])
  const kept = await by.request(privacy.previewErasure, { params: of })
  expect(kept.stays).toMatchObject(['scans', 'identity', 'contacts'].map((kind) => ({ kind, reason: 'dispute' })))
  await by.request(privacy.putDispute, { params: of, body: { isDisputed: false } })
  const erased = await by.request(privacy.eraseCustomer, { params: of })
  expect(erased.goes.map(({ kind }) => kind)).toEqual(['scans', 'identity', 'contacts'])
})

import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { glob, mkdir, mkdtemp, readdir, readFile, readlink, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createCustomer,
  excludeCustomer,
  listCustomers,
  uploadCustomerDocument,
} from '@filao/domain/customers/contract'
import { listOptions } from '@filao/domain/fleet/contract'
import { creditInvoice, issueInvoice, listInvoices, previewInvoice } from '@filao/domain/invoicing/contract'
import { verifyJournal } from '@filao/domain/journal/contract'
import { createFee, listFees, listPrices, putPrices } from '@filao/domain/pricing/contract'
import { eraseCustomer, exportCompany } from '@filao/domain/privacy/contract'
import { listReceivables } from '@filao/domain/receivables/contract'
import { createCharge, createPayment, createRental, deleteRental } from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import { listMerges, mergeCustomers, putDistinct } from '@filao/domain/twins/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { auditedLeft, carriedInOrder, left } from '#platform/feature/carried'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import {
  type Archive,
  downloadArchive,
  expectEqualButForImport,
  linesOf,
  writeArchive,
} from '#testing/operation/company-archive'
import { columnsOf, listColumns } from './archive-queries.ts'
import { spoolForCall } from './company-archive.ts'
import { importCompany } from './import-company.ts'
import { made } from './made.ts'

let t: TestApp
let folder: string
let by: Member
let first: Archive
let path: string
beforeAll(async () => {
  t = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'filao-archive-test-'))
  t.setNow(noon(0))
  by = await givenReturn()
  first = await downloadArchive(by, by.companyId)
  path = await writeArchive(folder, 'first', first)
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Rents to a customer with a scan, takes the vehicle back on the fourth day, and is paid. */
async function givenReturn(): Promise<Member> {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const body = { firstName: 'Zoé', lastName: 'Éboué', email: 'zoe@example.test' }
  const customer = await by.request(createCustomer, { params, body })
  const file = { name: 'permis.pdf', content: '%PDF-1.7 permis' }
  await by.request(uploadCustomerDocument, { params: { ...params, customerId: customer.id }, file })
  const rental = await counter.contract({ customerId: customer.id })
  await counter.deliver(rental.id)
  const { totalAmount } = await counter.get(rental.id)
  const money = { totalAmount: totalAmount ?? 0, securityDepositAmount: 0 }
  await by.request(createPayment, { params: { ...params, rentalId: rental.id }, body: money })
  const broker = { name: 'Alizé Résa', kind: 'broker', collectsMoney: true } as const
  const sent = { sourceId: (await by.request(createSource, { params, body: broker })).id, collectedAmount: 50 }
  await counter.contract({ ...sent, start: noon(10), end: noon(12) })
  const draft = await by.request(createRental, { params, body: { ...counter.wanted, ...sent } })
  await by.request(deleteRental, { params: { ...params, id: draft.id } })
  t.setNow(noon(3))
  await counter.takeBack(rental.id)
  return by
}

const parts = () => ({ db: t.db, files: t.files, now: () => noon(4) })
const paramsOf = ({ companyId }: Member) => ({ params: { companyId } })

type Spooling = Parameters<typeof spoolForCall>[0]

/** Counts the rows of a company in every table that an import fills. */
async function countRows(companyId: number): Promise<number> {
  const counts = carriedInOrder()
    .filter(({ name }) => !['users', 'companies', 'audit_entries'].includes(name))
    .map(({ name }) => `(select count(*) from ${name} where company_id = ${companyId})`)
  const { rows } = await t.db.pool.query(`select ${counts.join(' + ')} as count`)
  return Number(rows[0].count)
}

test('every table and column is carried, or left with a reason', async () => {
  const stored = await inTransaction(t.db, { identity: true }, listColumns)
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const leftTables = new Set(Object.keys(left).map(snake))
  const listed = carriedInOrder().flatMap((table) =>
    [...columnsOf(table), ...Object.keys(table.leaves ?? {})].map((column) => `${table.name}.${column}`),
  )
  expect(new Set(listed).size).toBe(listed.length)
  const own = stored.filter(({ table, column }) => {
    return table !== 'migration' && !leftTables.has(table) && column !== 'company_id'
  })
  expect(own.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(listed.sort())
  expect(carriedInOrder().filter(({ name }) => leftTables.has(name))).toEqual([])
  const tables = new Set(stored.map(({ table }) => table))
  expect([...leftTables].filter((name) => !tables.has(name))).toEqual([])
  for (const [table, columns] of Object.entries(made)) {
    const { leaves = {} } = carriedInOrder().find(({ name }) => name === table) ?? {}
    for (const column of Object.keys(columns)) expect(Object.keys(leaves)).toContain(column)
  }
})

test('every audited kind of row says its table, once', async () => {
  const declared: string[] = []
  for await (const file of glob('server/features/*/feature.ts')) {
    declared.push(...[...(await readFile(file, 'utf8')).matchAll(/^ {4}(\w+): true$/gm)].map(([, kind = '']) => kind))
  }
  const said = [...carriedInOrder().flatMap(({ audited }) => audited ?? []), ...auditedLeft().keys()]
  expect(declared.length).toBeGreaterThan(20)
  expect(said.sort()).toEqual(declared.sort())
})

test('every foreign key to rows that are carried gets the new number, and finds them loaded before', async () => {
  const { rows } = await t.db.pool.query<{ table: string; column: string; to: string }>(`
    select k.conrelid::regclass::text as table, a.attname as column, k.confrelid::regclass::text as to
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_length(k.conkey, 1)]
    where k.contype = 'f' and a.attname like '%\\_id' and a.attname <> 'company_id'`)
  const tables = carriedInOrder()
  const names = tables.map(({ name }) => name)
  const keys = rows.filter(({ table, to }) => names.includes(table) && names.includes(to))
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter(({ table, to }) => table !== to && names.indexOf(to) > names.indexOf(table))).toEqual([])
  const isNumbered = ({ table, column, to }: (typeof keys)[number]) => {
    const { refers = {}, leaves = {} } = tables.find(({ name }) => name === table) ?? {}
    return refers[column] === to || column in leaves
  }
  expect(keys.filter((key) => !isNumbered(key)).map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('an imported company is equal to its archive, and its journal is whole, also after a second import', async () => {
  const [second, third] = [await t.company(), await t.company()]
  await importCompany(parts(), path, second.companyId)
  const again = await downloadArchive(second, second.companyId)
  expectEqualButForImport(first, again)
  expect(linesOf(again, 'payments').length).toBeGreaterThan(0)
  expect([...again.keys()].filter((name) => name.startsWith('files/customerDocuments/'))).toHaveLength(1)
  await importCompany(parts(), await writeArchive(folder, 'again', again), third.companyId)
  for (const member of [by, second, third]) {
    expect(await member.request(verifyJournal, { ...paramsOf(member), body: {} })).toMatchObject({ isWhole: true })
  }
  // An imported payment that another member took, as it says now, is found, although its entry names former ids.
  await t.db.pool.query('update payments set taken_by = $2 where company_id = $1', [third.companyId, third.userId])
  expect(await third.request(verifyJournal, { ...paramsOf(third), body: {} })).toMatchObject({
    firstFault: { reason: 'row', kind: 'imported' },
  })
})

test('the agreed prices of an imported company name its own options and fees', async () => {
  const counter = await givenCounter(t)
  const option = await givenOption(counter.by, { name: 'Siège bébé', price: 10 })
  const { by, params, agency, other } = counter
  const pair = { agencyId: agency.id, toAgencyId: other.id }
  const fee = await by.request(createFee, {
    params,
    body: { kind: 'one_way', name: 'Aller simple', price: 40, ...pair },
  })
  const period = { start: noon(9), end: noon(11), arrivalAgencyId: other.id }
  await counter.contract({ ...period, optionIds: [option.id] })
  const target = await t.company()
  const archive = await downloadArchive(counter.by, counter.params.companyId)
  await importCompany(parts(), await writeArchive(folder, 'options', archive), target.companyId)
  expectEqualButForImport(archive, await downloadArchive(target, target.companyId))
  const [own] = await target.request(listOptions, paramsOf(target))
  expect(own?.id).not.toBe(option.id)
  const { rows } = await t.db.pool.query(
    `select price -> 'options' as options, price -> 'fees' as fees from rentals where company_id = $1`,
    [target.companyId],
  )
  const [ownFee] = await target.request(listFees, { params: target })
  expect(ownFee).toMatchObject({ name: 'Aller simple', price: 40 })
  expect(ownFee?.id).not.toBe(fee.id)
  const fees = [{ id: ownFee?.id, name: 'Aller simple', total: 40 }]
  expect(rows).toMatchObject([{ options: [{ id: own?.id, name: 'Siège bébé' }], fees }])
})

test('the mark of a customer who may not rent again is carried into an imported company', async () => {
  const source = await t.company()
  const params = { companyId: source.companyId }
  const { id } = await source.request(createCustomer, { params, body: { firstName: 'Zoé' } })
  const mark = { reason: 'damage', note: 'Pare-chocs non réglé', until: noon(300).slice(0, 10) } as const
  await source.request(excludeCustomer, { params: { ...params, id }, body: mark })
  const archive = await downloadArchive(source, source.companyId)
  const target = await t.company()
  await importCompany(parts(), await writeArchive(folder, 'marked', archive), target.companyId)
  expectEqualButForImport(archive, await downloadArchive(target, target.companyId))
  const [marked] = await target.request(listCustomers, paramsOf(target))
  expect(marked?.exclusion).toMatchObject(mark)
})

test('prices of hours and weekdays are those of the imported company too', async () => {
  const { by } = await givenCounter(t)
  const lines = await by.request(listPrices, paramsOf(by))
  const [{ id: _, ...line } = expect.fail()] = lines
  const special = [
    { ...line, minDays: 0, minHours: 4, price: 8 },
    { ...line, weekdays: [5, 6, 7], price: 60 },
  ]
  const saved = await by.request(putPrices, { ...paramsOf(by), body: [...lines, ...special] })
  const target = await t.company()
  const archive = await downloadArchive(by, by.companyId)
  await importCompany(parts(), await writeArchive(folder, 'special', archive), target.companyId)
  const told = (own: typeof saved) =>
    own.map(({ minDays, minHours, weekdays, price }) => [minDays, minHours, weekdays, price])
  expect(told(await target.request(listPrices, paramsOf(target)))).toEqual(told(saved))
})

test('documents of an imported company bill nothing twice, and are credited to its own customer', async () => {
  const counter = await givenCounter(t)
  const { params } = counter
  const rental = await counter.contract({ start: noon(9), end: noon(12) })
  const of = { ...params, rentalId: rental.id }
  const issue = (kind: 'advance' | 'invoice') => counter.by.request(issueInvoice, { params: of, body: { kind } })
  const charge = (amount: number, reason: string) =>
    counter.by.request(createCharge, { params: of, body: { kind: 'cleaning', amount, reason } })
  await counter.by.request(createPayment, { params: of, body: { totalAmount: 50, securityDepositAmount: 0 } })
  await issue('advance')
  await counter.deliver(rental.id)
  await charge(30, 'sable')
  await issue('invoice')
  await charge(20, 'taches')
  const target = await t.company()
  const archive = await downloadArchive(counter.by, params.companyId)
  await importCompany(parts(), await writeArchive(folder, 'documents', archive), target.companyId)

  const own = paramsOf(target).params
  const documents = await target.request(listInvoices, { params: own, query: {} })
  const ofKind = (kind: string) => documents.find((document) => document.kind === kind) as (typeof documents)[0]
  const [advance, invoice] = [ofKind('advance'), ofKind('invoice')]
  const next = { params: { ...own, rentalId: invoice.rentalId }, query: { kind: 'invoice' as const } }
  expect(await target.request(previewInvoice, next)).toMatchObject({ total: 20, lines: [{ total: 20 }] })
  const credit = (id: number) =>
    target.send(creditInvoice, { params: { ...own, id }, body: { reason: 'Erreur de facturation' } })
  expect(await credit(advance.id)).toMatchObject({ status: 409 })
  const note = await credit(invoice.id)
  expect(note).toMatchObject({ status: 201, body: { customerId: invoice.customerId } })
  expect(await target.request(previewInvoice, next)).toMatchObject({ total: 120 + 30 + 20 - 50 })
  expect(await target.request(verifyJournal, { ...paramsOf(target), body: {} })).toMatchObject({ isWhole: true })
})

test('what else a rental owes is carried, also of a kind that this version does not know', async () => {
  const counter = await givenCounter(t)
  const { id } = await counter.contract({ start: noon(9), end: noon(11) })
  await counter.deliver(id)
  const { companyId } = counter.params
  await t.db.pool.query(
    `insert into ledger_entries (company_id, rental_id, kind, source_id, part, cents, before_vat_cents, is_outside_vat, made_at)
    values ($1, $2, 'of_a_later_version', 12, 'charged', 5000, 0, true, now()),
      ($1, $2, 'of_a_later_version', 13, 'credited', 1500, 0, true, now())`,
    [companyId, id],
  )
  const target = await t.company()
  const archive = await downloadArchive(counter.by, companyId)
  await importCompany(parts(), await writeArchive(folder, 'entries', archive), target.companyId)
  expectEqualButForImport(archive, await downloadArchive(target, target.companyId))
  const dueOf = async (of: Member) => {
    const [owed] = await of.request(listReceivables, { ...paramsOf(of), query: {} })
    return owed?.dueAmount
  }
  const due = await dueOf(counter.by)
  expect(due).toBe(((await counter.get(id)).totalAmount ?? 0) + 35)
  expect(await dueOf(target)).toBe(due)
})

test('a customer of an imported company is erased from its audit trail, and nobody else', async () => {
  const counter = await givenCounter(t)
  const { params } = counter
  const person = async (firstName: string, lastName: string) =>
    (await counter.by.request(createCustomer, { params, body: { firstName, lastName } })).id
  const [driver, friend] = [await person('Aglaé', 'Vauquelin'), await person('Barnabé', 'Lacascade')]
  const { id } = await counter.contract({ start: noon(9), end: noon(11) })
  await counter.send(id, { additionalDriverIds: [driver, friend] })
  await counter.send(id, { customerId: friend, additionalDriverIds: [driver] })
  await counter.send(id, { status: 'cancelled' })
  const target = await t.company()
  const archive = await downloadArchive(counter.by, params.companyId)
  await importCompany(parts(), await writeArchive(folder, 'drivers', archive), target.companyId)
  expectEqualButForImport(archive, await downloadArchive(target, target.companyId))
  const [imported] = await target.request(listCustomers, { ...paramsOf(target), query: { search: 'Vauquelin' } })
  const audited = async () =>
    JSON.stringify(
      (await t.db.pool.query('select changes from audit_entries where company_id = $1', [target.companyId])).rows,
    )
  expect(await audited()).toContain('Vauquelin')
  await target.request(eraseCustomer, { params: { ...params, companyId: target.companyId, id: imported?.id ?? 0 } })
  expect(await audited()).not.toContain('Vauquelin')
  expect(await audited()).toContain('Lacascade')
})

test('a customer who was merged into a later one is so in an imported company, and who was told apart too', async () => {
  const { by, params } = await givenCounter(t)
  const add = (firstName: string) => by.request(createCustomer, { params, body: { firstName } })
  const [first, later, other] = [await add('Aglaé'), await add('Aglae'), await add('Barnabé')]
  await by.request(putDistinct, {
    params: { ...params, id: later.id, customerId: other.id },
    body: { isDistinct: true },
  })
  await by.request(mergeCustomers, { params: { ...params, id: later.id }, body: { customerId: first.id } })
  const target = await t.company()
  const archive = await downloadArchive(by, params.companyId)
  await importCompany(parts(), await writeArchive(folder, 'merged', archive), target.companyId)
  expectEqualButForImport(archive, await downloadArchive(target, target.companyId))
  const [found] = await target.request(listCustomers, { ...paramsOf(target), query: { search: first.publicId } })
  expect(found?.publicId).toBe(later.publicId)
  const of = { ...paramsOf(target).params, customerId: found?.id ?? 0 }
  expect(await target.request(listMerges, { params: of })).toMatchObject([
    { customer: { publicId: first.publicId }, undoableUntil: null },
  ])
})

test('an archive that is not whole is refused with nothing written, and so is a company that is not empty', async () => {
  const target = await t.company()
  const manifest = JSON.parse(first.get('manifest.json')?.toString() ?? '')
  const withManifest = (values: object) => (files: Archive) =>
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...values })))
  const crafted = (name: string, change: (text: string) => string) => (files: Archive) => {
    const content = Buffer.from(change(files.get(name)?.toString() ?? ''))
    const entry = { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
    files.set(name, content)
    const entries = manifest.entries.map((one: typeof entry) => (one.name === name ? entry : one))
    withManifest({ entries })(files)
  }
  const foreignLogo = `/files/companyLogos/${'a'.repeat(26)}.png`
  const attempts: [string, (files: Archive) => unknown, RegExp][] = [
    ['changed', (files) => files.set('data/customers.jsonl', Buffer.from('{}\n')), /not what was exported/],
    ['missing', (files) => files.delete('data/rentals.jsonl'), /rentals.jsonl is missing/],
    ['added', (files) => files.set('data/more.jsonl', Buffer.from('{}\n')), /does not name/],
    ['no-manifest', (files) => files.delete('manifest.json'), /no manifest/],
    ['older', withManifest({ schema: 12 }), /schema 12/],
    ['strange', (files) => files.set('manifest.json', Buffer.from('{}')), /not one of this version/],
    ['fewer', withManifest({ numbers: { ...manifest.numbers, vehicles: 0 } }), /vehicles \d+, which is not there/],
    [
      'foreign-document',
      crafted('data/customer_documents.jsonl', (text) => text.replace('"files/', '"')),
      /customerDocuments\/\d+ is no name of a stored file/,
    ],
    [
      'foreign-logo',
      crafted('data/companies.jsonl', (text) => text.replace('"logo_url":null', `"logo_url":"${foreignLogo}"`)),
      /companyLogos.* is no name of a stored file/,
    ],
    ['many', withManifest({ numbers: { ...manifest.numbers, vehicles: 50_000_000 } }), /more vehicles than/],
    ['unknown', withManifest({ numbers: { ...manifest.numbers, pg_class: 1 } }), /unknown table/],
  ]
  const stored = await t.files.list('customerDocuments/')
  for (const [name, change, words] of attempts) {
    const files = new Map(first)
    change(files)
    const changed = await writeArchive(folder, name, files)
    await expect(importCompany(parts(), changed, target.companyId)).rejects.toThrow(words)
  }
  expect(await countRows(target.companyId)).toBe(0)
  expect(await t.files.list('customerDocuments/')).toEqual(stored)
  await target.request(createCustomer, { ...paramsOf(target), body: { firstName: 'Awa', lastName: 'Non' } })
  await expect(importCompany(parts(), path, target.companyId)).rejects.toThrow(/not empty: it has customers/)
  await expect(importCompany(parts(), path, 99_999)).rejects.toThrow('There is no company 99999')
  expect(await countRows(target.companyId)).toBe(1)
})

test('only administrators of the company export it, one archive at a time, and the audit trail has it', async () => {
  const admin = await t.company()
  const staff = await t.colleague(admin, 'staff')
  expect((await staff.send(exportCompany, paramsOf(admin))).status).toBe(403)
  expect((await admin.send(exportCompany, paramsOf(by))).status).toBe(404)
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const snapshot: Spooling['snapshot'] = (work) =>
    inTransaction(t.db, { companyId: admin.companyId, userId: admin.userId }, async (tx) => {
      begun.resolve()
      await held.promise
      return await work(tx)
    })
  const call = { params: { companyId: admin.companyId }, language: 'fr', reply: { raw: { destroyed: true } }, snapshot }
  const other = spoolForCall(call as unknown as Spooling)
  await begun.promise
  expect((await admin.send(exportCompany, paramsOf(admin))).status).toBe(409)
  held.resolve()
  await other
  await downloadArchive(admin, admin.companyId)
  const files = await downloadArchive(admin, admin.companyId)
  expect(linesOf(files, 'rentals')).toEqual([])
  expect(linesOf(files, 'audit_entries').join()).toContain('"action":"exported"')
})

test('the file is named after the day of the company, not of UTC', async () => {
  const admin = await t.company()
  // Nine in the evening in Guadeloupe.
  t.setNow('2026-03-02T01:00:00Z')
  const { headers } = await admin.send(exportCompany, paramsOf(admin))
  t.setNow(noon(0))
  expect(headers['content-disposition']).toContain('filao-2026-03-01.zip')
})

test('the folder of a client who leaves while rows are read is removed when they are read', async () => {
  vi.stubEnv('TMPDIR', await mkdtemp(join(folder, 'left-')))
  const { companyId } = by
  const raw = Object.assign(new EventEmitter(), { destroyed: false })
  const folders: string[][] = []
  const snapshot: Spooling['snapshot'] = (work) =>
    inTransaction(t.db, { companyId, userId: by.userId }, async (tx) => {
      raw.destroyed = true
      raw.emit('close')
      await wait(50)
      folders.push(await readdir(tmpdir()))
      return await work(tx)
    })
  const call = { params: { companyId }, language: 'fr', reply: { raw }, snapshot } as unknown as Spooling
  await spoolForCall(call)
  folders.push(await readdir(tmpdir()))
  expect(folders).toEqual([[expect.stringMatching(/^filao-company-/)], []])
})

test.runIf(process.platform === 'linux')('no file stays open when the rows cannot be read', async () => {
  const temporary = await mkdtemp(join(folder, 'failed-'))
  vi.stubEnv('TMPDIR', temporary)
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (JSON.stringify(result.rows).includes('registration_number')) throw new Error('the database is gone')
      return result
    },
  }
  const raw = Object.assign(new EventEmitter(), { destroyed: false })
  const snapshot: Spooling['snapshot'] = (work) =>
    inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) => work(tx.withPlugin(failing)))
  const call = { params: { companyId: by.companyId }, language: 'fr', reply: { raw }, snapshot } as unknown as Spooling
  await expect(spoolForCall(call)).rejects.toThrow('the database is gone')
  const openFiles = async () => {
    const links = (await readdir('/proc/self/fd')).map((id) => readlink(`/proc/self/fd/${id}`).catch(() => ''))
    return (await Promise.all(links)).filter((path) => path.startsWith(temporary))
  }
  await expect.poll(openFiles).toEqual([])
  expect(await readdir(temporary)).toEqual([])
})

test('folders that a killed process left are removed after a day by the next archive and the next import', async () => {
  const temporary = await mkdtemp(join(folder, 'old-'))
  vi.stubEnv('TMPDIR', temporary)
  const target = await t.company()
  const others = ['filao-upload-old', 'filao-import-new']
  for (const next of [() => downloadArchive(by, by.companyId), () => importCompany(parts(), path, target.companyId)]) {
    for (const name of ['filao-company-old', 'filao-import-old', ...others]) {
      await mkdir(join(temporary, name, 'data'), { recursive: true })
      const days = name.endsWith('old') ? 1.1 : 0.9
      const at = new Date(Date.now() - days * 86_400_000)
      await utimes(join(temporary, name), at, at)
    }
    await next()
    await expect.poll(async () => (await readdir(temporary)).sort()).toEqual([...others].sort())
  }
})

test('a stored file that is gone is left out, and one that cannot be read cuts the archive', async () => {
  const failing = (error: Error) => new Readable({ read: () => undefined }).destroy(error)
  const read = vi.spyOn(t.files, 'read').mockImplementation((_key, missing) => failing(missing()))
  const names = [...(await downloadArchive(by, by.companyId)).keys()]
  expect(names.filter((name) => name.startsWith('files/'))).toEqual([])
  read.mockImplementation(() => failing(new Error('the disk failed')))
  await expect(downloadArchive(by, by.companyId)).rejects.toThrow('destroyed before completion')
})

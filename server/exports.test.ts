import { listAudit, updateMe } from '@filao/domain/access/contract'
import { createCustomer, exportCustomers, importCustomers } from '@filao/domain/customers/contract'
import { exportOptions, exportVehicles } from '@filao/domain/fleet/contract'
import { exportInvoices } from '@filao/domain/invoicing/contract'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { readCsv, saysSomething } from '@filao/domain/kernel/table/csv'
import { createFee, exportFees, exportPrices, putPrices } from '@filao/domain/pricing/contract'
import { createCharge, createPayment, exportRentals } from '@filao/domain/rentals/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const download = async (by: Member, endpoint: Endpoint, query = {}) => {
  const response = await by.send(endpoint, { params: { companyId: by.companyId }, query } as never)
  return { ...response, text: String(response.body) }
}
const rows = async (by: Member, endpoint: Endpoint, query = {}) =>
  [...readCsv((await download(by, endpoint, query)).text)].filter(saysSomething).map(({ cells }) => cells)
const firsts = async (by: Member, endpoint: Endpoint, query = {}) =>
  (await rows(by, endpoint, query)).slice(1).map(([first]) => first)
const inEnglish = async (by: Member) => await by.request(updateMe, { body: { language: 'en' } })

/** Reads the sheet of a workbook: its rows, and its file as text to search in. */
const sheetOf = async (by: Member, endpoint: Endpoint, query = {}) => {
  const response = await by.send(endpoint, {
    params: { companyId: by.companyId },
    query: { ...query, format: 'xlsx' },
  } as never)
  const file = new Uint8Array(response.body as unknown as Buffer)
  const { sheets } = await readXlsx(file)
  return { ...response, rows: sheets[0]?.rows ?? [], cells: sheets[0]?.cells, name: sheets[0]?.name }
}

describe.each([
  ['customers', exportCustomers, 'clients.csv'],
  ['vehicles', exportVehicles, 'v%C3%A9hicules.csv'],
  ['rentals', exportRentals, 'locations.csv'],
  ['invoices', exportInvoices, 'factures.csv'],
  ['prices', exportPrices, 'tarifs.csv'],
  ['options', exportOptions, 'options.csv'],
  ['fees', exportFees, 'frais.csv'],
])('the export of %s', (what, endpoint: Endpoint, fileName) => {
  test('is a file for Excel in the user’s language', async () => {
    const us = await t.company()
    const french = await download(us, endpoint)
    expect(french.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename*=UTF-8''${fileName}`),
      'cache-control': 'private, no-store',
    })
    expect(french.text).toMatch(/^\ufeff[^,]+;[^,]+\r\n$/)
    await inEnglish(us)
    expect((await download(us, endpoint)).text).toMatch(/^\ufeff[^;]+,[^;]+\r\n$/)
  })

  test('is a workbook of one sheet on request, with the same headings', async () => {
    const us = await t.company()
    const { headers, rows: sheet, name } = await sheetOf(us, endpoint)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(fileName.replace('.csv', '.xlsx')),
    })
    expect(name).toBe(decodeURIComponent(fileName).replace('.csv', ''))
    expect(sheet).toEqual((await rows(us, endpoint)).slice(0, 1))
    expect(
      (await us.send(endpoint, { params: { companyId: us.companyId }, query: { format: 'ods' } } as never)).status,
    ).toBe(422)
  })

  test('is for administrators of the company only, and is audited', async () => {
    const [us, them] = [await t.company(), await t.company()]
    expect((await download(await t.colleague(us, 'staff'), endpoint)).status).toBe(403)
    expect((await download({ ...us, companyId: them.companyId }, endpoint)).status).toBe(404)
    expect((await download(us, endpoint)).status).toBe(200)
    const entries = await us.request(listAudit, { params: { companyId: us.companyId }, query: { entity: 'company' } })
    expect(entries[0]).toMatchObject({ action: 'exported', entityId: us.companyId, changes: { [what]: [null, 0] } })
    expect(entries.filter(({ action }) => action === 'exported')).toHaveLength(1)
  })
})

test('exported customers are those of the filtered list, in its order, without a page limit', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const customer = (by: Member, firstName: string, lastName: string) =>
    by.request(createCustomer, { params: { companyId: by.companyId }, body: { firstName, lastName } })
  await customer(them, 'Leur', 'Nestor')
  const names = Array.from({ length: 1201 }, (_, at) => String(at).padStart(4, '0'))
  const people = [...names.map((lastName) => ({ firstName: 'Awa', lastName })), { firstName: 'Jo', lastName: 'Nestor' }]
  for (let at = 0; at < people.length; at += 100) {
    const rows = people.slice(at, at + 100)
    await us.request(importCustomers, { params: { companyId: us.companyId }, body: { rows } })
  }
  const all = await rows(us, exportCustomers)
  expect(all.slice(1).map((cells) => cells[3])).toEqual([...names, 'Nestor'])
  expect((await rows(us, exportCustomers, { search: 'nestor' })).slice(1).map((cells) => cells[2])).toEqual(['Jo'])
  expect(await rows(us, exportCustomers, { lastName: '000' })).toHaveLength(11)
})

test('no customer’s name runs as a formula in a spreadsheet', async () => {
  const us = await t.company()
  const body = {
    firstName: '=HYPERLINK("http://evil.test";"x")',
    lastName: '+1',
    comments: '@SUM(A1:A2)',
    city: '-2+3',
  }
  await us.request(createCustomer, { params: { companyId: us.companyId }, body })
  const { text } = await download(us, exportCustomers)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"";""x"")"`)
  // A row that ends with an empty cell ends with a separator and a line break.
  expect(text.replaceAll('\r\n', '\n')).not.toMatch(/(^|[;,\n])"?[=+\-@\t\r]/m)
})

test('exported vehicles are those of the filtered list', async () => {
  const us = await t.company()
  const clio = await givenVehicle(us, {
    registrationNumber: 'AB-123-CD',
    fuel: 'Essence',
    fuelLevel: '3/4',
    year: 2023,
  })
  await givenVehicle(us, { registrationNumber: 'EF-456-GH', make: 'Citroën', model: 'C3' })
  await givenVehicle(await t.company(), { registrationNumber: 'AB-123-CD' })
  expect((await firsts(us, exportVehicles)).sort()).toEqual(['AB-123-CD', 'EF-456-GH'])
  expect(await firsts(us, exportVehicles, { text: 'citroen' })).toEqual(['EF-456-GH'])
  expect(await firsts(us, exportVehicles, { categoryId: clio.categoryId })).toEqual(['AB-123-CD'])
  expect(await firsts(us, exportVehicles, { locationId: clio.locationId, text: 'c3' })).toEqual([])
  await inEnglish(us)
  const [, row] = await rows(us, exportVehicles, { text: 'ab123' })
  expect(row).toEqual(expect.arrayContaining(['Renault', 'Clio', '2023', 'Petrol', '3 / 4', clio.location.name]))
})

test('exported prices and options name what they are for, in the order of their lists', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const [agency, category] = [await givenAgency(us), await givenCategory(us)]
  const line = { agencyId: agency.id, categoryId: category.id, seasonId: null }
  const params = { companyId: us.companyId }
  const body = [
    { ...line, minDays: 7, price: 35 },
    { ...line, minDays: 1, price: 1045.5 },
    { ...line, minDays: 1, weekdays: [6, 7], price: 60 },
    { ...line, minDays: 0, minHours: 4, price: 8 },
  ]
  await us.request(putPrices, { params, body })
  expect((await rows(us, exportPrices)).slice(1)).toEqual([
    [agency.name, 'Toute l’année', category.code, '', '8,00', '4', ''],
    [agency.name, 'Toute l’année', category.code, '1', '1045,50', '', ''],
    [agency.name, 'Toute l’année', category.code, '7', '35,00', '', ''],
    [agency.name, 'Toute l’année', category.code, '1', '60,00', '', 'sam., dim.'],
  ])
  const option = { price: 0, dailyPrice: 5, isEnabled: true, categories: [{ categoryId: category.id }] }
  await givenOption(us, { ...option, name: 'Siège', description: null })
  await givenOption(us, { ...option, name: 'GPS', description: null })
  await givenOption(them, { name: 'Leur siège' })
  expect((await rows(us, exportOptions)).slice(1).map((row) => row.slice(0, 6))).toEqual([
    ['GPS', '0,00', '5,00', category.code, '', 'oui'],
    ['Siège', '0,00', '5,00', category.code, '', 'oui'],
  ])
  const fee = { kind: 'place' as const, name: 'Aéroport', price: 12, agencyId: agency.id }
  await us.request(createFee, { params, body: fee })
  expect((await rows(us, exportFees)).slice(1)).toEqual([
    ['Lieu (aéroport, port)', 'Aéroport', agency.name, '', '', '', '', '12,00', '', '', '', '', '', 'oui'],
  ])
})

test('exported rentals have times in the agency’s time zone and amounts in the format of the language', async () => {
  const us = await t.company()
  const vehicle = await givenVehicle(us, { registrationNumber: 'AB-123-CD' })
  const march = { start: '2030-03-02T18:30:00Z', end: '2030-03-05T02:30:00Z' }
  const april = { start: '2030-04-02T18:30:00Z', end: '2030-04-05T02:30:00Z' }
  const first = await storedRental(t, us, vehicle, { status: 'pending', ...march })
  const second = await storedRental(t, us, vehicle, { status: 'done', ...april })
  await inTransaction(t.db, { companyId: us.companyId, userId: us.userId }, async (tx) => {
    await tx.updateTable('rentals').set({ totalCents: 123_450 }).where('id', '=', first.id).execute()
  })
  const [, row] = await rows(us, exportRentals, { status: 'pending' })
  expect(row).toEqual(
    expect.arrayContaining(['À venir', 'AB-123-CD', '02/03/2030 14:30', '04/03/2030 22:30', '1234,50']),
  )
  expect(await firsts(us, exportRentals)).toEqual([second.publicId, first.publicId])
  expect(await firsts(us, exportRentals, { sort: 'start' })).toEqual([first.publicId, second.publicId])
  expect((await firsts(us, exportRentals, { search: 'AB-123-CD' })).sort()).toEqual(
    [first.publicId, second.publicId].sort(),
  )
  expect(await firsts(us, exportRentals, { search: 'AB-123-CD', status: 'done' })).toEqual([second.publicId])
  await inEnglish(us)
  const [, english] = await rows(us, exportRentals, { status: 'pending' })
  expect(english).toEqual(expect.arrayContaining(['Pending', '2030-03-02 14:30', '1234.50']))
})

test('a workbook has real numbers and dates, and text that never runs', async () => {
  const us = await t.company()
  const vehicle = await givenVehicle(us, { registrationNumber: 'AB-123-CD', make: '=1+1', model: 'Clio' })
  const times = { start: '2030-03-02T18:30:00Z', end: '2030-03-05T02:30:00Z' }
  const first = await storedRental(t, us, vehicle, { status: 'pending', ...times })
  await inTransaction(t.db, { companyId: us.companyId, userId: us.userId }, async (tx) => {
    await tx.updateTable('rentals').set({ totalCents: 123_450 }).where('id', '=', first.id).execute()
  })
  const { rows: sheet, cells } = await sheetOf(us, exportRentals)
  const [heading = [], row = []] = sheet
  const at = (label: string) => heading.indexOf(label)
  expect(row[at('Numéro')]).toBe(first.publicId)
  expect(row[at('Départ')]).toEqual(new Date('2030-03-02T14:30:00Z'))
  expect(row[at('Retour')]).toEqual(new Date('2030-03-04T22:30:00Z'))
  expect(row[at('Total (€)')]).toBe(1234.5)
  expect(row[at('Véhicule')]).toBe('=1+1 Clio')
  expect([...(cells?.values() ?? [])].map(({ formula }) => formula).filter(Boolean)).toEqual([])
})

test('exported rentals have their charges and the balance due, none of it for an offer', async () => {
  const us = await t.company()
  const vehicle = await givenVehicle(us)
  const stored = async (status: 'done' | 'quote', day: string) => {
    const times = { start: `${day}T12:00:00Z`, end: `${day}T20:00:00Z` }
    return await storedRental(t, us, vehicle, { status, totalCents: 8000, ...times })
  }
  const done = await stored('done', '2025-03-02')
  await stored('quote', '2025-03-01')
  const params = { companyId: us.companyId, rentalId: done.id }
  const paid = { totalAmount: 70, securityDepositAmount: 0, method: 'card' as const }
  await us.request(createPayment, { params, body: paid })
  await us.request(createCharge, { params, body: { kind: 'fuel', amount: 22.5, reason: 'Plein' } })
  const { rows: sheet } = await sheetOf(us, exportRentals)
  const [heading = [], ...found] = sheet
  const columns = ['Total (€)', 'Suppléments (€)', 'Payé (€)', 'Reste à payer (€)'].map((label) =>
    heading.indexOf(label),
  )
  expect(found.map((row) => columns.map((at) => row[at]))).toEqual([
    [80, 22.5, 70, 32.5],
    [80, 0, 0, 0],
  ])
})

test('a workbook has every row of a long list, in its order', async () => {
  const us = await t.company()
  const names = Array.from({ length: 350 }, (_, n) => String(n).padStart(4, '0'))
  const birthDates = [null, '1990-12-31', null]
  const people = names.map((lastName, n) => ({ firstName: 'Awa', lastName, birthDate: birthDates[n % 3] ?? null }))
  for (let at = 0; at < people.length; at += 100) {
    await us.request(importCustomers, {
      params: { companyId: us.companyId },
      body: { rows: people.slice(at, at + 100) },
    })
  }
  // Stored before births had a limit; a workbook has no such dates.
  await t.db.pool.query(
    `update customers set birth_date = '1890-02-03' where company_id = $1 and last_name::int % 3 = 0`,
    [us.companyId],
  )
  const [heading = [], ...sheet] = (await sheetOf(us, exportCustomers)).rows
  expect(sheet.map((row) => row[heading.indexOf('Nom')])).toEqual(names)
  const born = sheet.map((row) => row[heading.indexOf('Date de naissance')])
  expect(born.slice(0, 3)).toEqual(['1890-02-03', new Date('1990-12-31T00:00:00Z'), null])
})

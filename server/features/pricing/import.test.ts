import { listImports, undoImport } from '@filao/domain/imports/contract'
import * as calls from '@filao/domain/pricing/contract'
import type { ImportedPrices } from '@filao/domain/pricing/imported-prices.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const paramsOf = ({ companyId }: Member) => ({ companyId })
const list = async (by: Member) => {
  const lines = await by.request(calls.listPrices, { params: paramsOf(by) })
  return lines.map(({ seasonId, minDays, price, name }) => [seasonId, minDays, price, name])
}
const bring = async (by: Member, rows: ImportedPrices[], importKey?: string) =>
  await by.send(calls.importPrices, { params: paramsOf(by), body: { rows, ...(importKey && { importKey }) } })

async function givenPrices() {
  const us = await t.company()
  const [agency, category] = [await givenAgency(us), await givenCategory(us, { code: 'B' })]
  const id = (start: string) => agency.seasons.find((season) => season.start === start)?.id ?? 0
  const [high, low] = [id('12-22'), id('04-16')]
  const at = { agencyId: agency.id, categoryId: category.id }
  const body = [
    { ...at, seasonId: high, minDays: 1, price: 45, name: 'Court' },
    { ...at, seasonId: high, minDays: 7, price: 35 },
    { ...at, seasonId: low, minDays: 1, price: 30 },
  ]
  await us.request(calls.putPrices, { params: paramsOf(us), body })
  const row = (seasonId: number, ...prices: [minDays: number, price: number][]): ImportedPrices => {
    return { prices: prices.map(([minDays, price]) => ({ ...at, seasonId, minDays, price })) }
  }
  return { us, agency, high, low, row }
}

describe('an import of prices', () => {
  test('shows what changes, writes it at once, and leaves the other prices', async () => {
    const { us, high, low, row } = await givenPrices()
    const rows = [row(high, [1, 48], [4, 40.5], [7, 35]), row(low, [1, 30]), row(high, [4, 41])]
    const before = await list(us)
    const checked = await us.request(calls.checkPriceImport, { params: paramsOf(us), body: { rows } })
    expect(checked.rows.map(({ state, message }) => [state, message])).toEqual([
      ['created', '1\u00a0j\u202f: 45,00\u00a0€ → 48,00\u00a0€, 4\u00a0j\u202f: 40,50\u00a0€'],
      ['existing', 'Ces prix sont déjà les vôtres.'],
      ['refused', expect.stringContaining('a déjà un autre prix')],
    ])
    expect(await list(us)).toEqual(before)
    expect((await bring(us, rows)).body).toEqual(checked)
    expect(await list(us)).toEqual([
      [low, 1, 30, null],
      [high, 1, 48, 'Court'],
      [high, 4, 40.5, null],
      [high, 7, 35, null],
    ])
    const [entry] = (await auditOf(t, us, 'prices', us.companyId)).filter(({ action }) => action === 'imported')
    expect(entry?.changes).toMatchObject({ added: [null, { count: 1 }], changed: [{ count: 1 }, { count: 1 }] })
    // The same file again changes nothing, and is no import.
    expect((await bring(us, rows.slice(0, 2))).body).toMatchObject({
      rows: [{ state: 'existing' }, { state: 'existing' }],
    })
    expect(await us.request(listImports, { params: us })).toMatchObject([{ kind: 'prices', created: { prices: 2 } }])
  })

  test('is undone as one: prices are as before, but for those that changed since', async () => {
    const { us, high, low, row } = await givenPrices()
    const before = await list(us)
    await bring(us, [row(high, [1, 48], [4, 40.5])], 'one-import')
    await bring(us, [row(low, [1, 31])], 'one-import')
    const [batch] = await us.request(listImports, { params: us })
    const staff = await t.colleague(us, 'staff')
    const id = batch?.id as number
    expect((await staff.send(undoImport, { params: { ...paramsOf(us), id } })).status).toBe(403)
    const lines = await us.request(calls.listPrices, { params: paramsOf(us) })
    const changed = lines.map((line) => (line.seasonId === low ? { ...line, price: 32 } : line))
    await us.request(calls.putPrices, { params: paramsOf(us), body: changed })
    const response = await us.request(undoImport, { params: { ...paramsOf(us), id } })
    expect(response).toMatchObject({ removed: { prices: 2, rentals: 0 }, keptCount: 1 })
    expect(response.kept).toMatchObject([
      {
        kind: 'prices',
        name: expect.stringMatching(/ · Basse saison · B · 1\+$/),
        reason: 'price',
        words: expect.anything(),
      },
    ])
    expect(await list(us)).toEqual(before.map((line) => (line[0] === low ? [low, 1, 32, null] : line)))
    expect((await us.send(undoImport, { params: { ...paramsOf(us), id } })).status).toBe(409)
    expect((await bring(us, [row(low, [1, 31])], 'one-import')).status).toBe(409)
  })

  test('is undone whole where two of its calls changed the same prices', async () => {
    const { us, high, row } = await givenPrices()
    const before = await list(us)
    for (const price of [48, 50]) await bring(us, [row(high, [1, price], [4, price])], 'two-calls')
    const [batch] = await us.request(listImports, { params: us })
    const response = await us.request(undoImport, { params: { ...paramsOf(us), id: batch?.id as number } })
    expect(response).toMatchObject({ keptCount: 0 })
    expect(await list(us)).toEqual(before)
  })

  test('is for staff, and never touches the prices of another company', async () => {
    const [ours, theirs] = [await givenPrices(), await givenPrices()]
    const staff = await t.colleague(ours.us, 'staff')
    expect((await bring(staff, [theirs.row(theirs.high, [1, 1])])).body).toMatchObject({ rows: [{ state: 'refused' }] })
    expect((await bring(staff, [ours.row(ours.high, [1, 46])])).body).toMatchObject({ rows: [{ state: 'created' }] })
    const accountant = await t.colleague(ours.us, 'accountant')
    expect((await bring(accountant, [ours.row(ours.high, [1, 47])])).status).toBe(403)
    expect(await list(theirs.us)).toContainEqual([theirs.high, 1, 45, 'Court'])
  })
})

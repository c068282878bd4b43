import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import { updateVehicle } from '@filao/domain/fleet/contract'
import {
  answerRentalByCode,
  listKeptDocuments,
  printKeptDocument,
  recordCheck,
  updateRental,
} from '@filao/domain/rentals/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenDraft, page, pdf } from '#testing/given-document'
import { readPdf } from '#testing/pdf'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

type Draft = Awaited<ReturnType<typeof givenDraft>>

const keptOf = ({ by, params, rental }: Draft) =>
  by.request(listKeptDocuments, { params: { ...params, id: rental.id } })

function keptAt({ by, rental }: Draft, id: number): string {
  return printKeptDocument.path
    .replace(':companyId', `${by.companyId}`)
    .replace(':rentalId', `${rental.id}`)
    .replace(':id', `${id}`)
}

async function stored(by: Member, id: number) {
  return await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, async (tx) => {
    return await tx.selectFrom('keptDocuments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  })
}

describe('the kept documents', () => {
  test('are none before the contract, then the contract, its delivery and its return, each once', async () => {
    const draft = await givenDraft(t)
    const { by, params, rental, move } = draft
    await move('quote')
    await move('validating')
    expect(await keptOf(draft)).toEqual([])
    await move('pending')
    await move('pending')
    const check = (stage: 'delivery' | 'return', odometer: number) =>
      by.request(recordCheck, { params: { ...params, rentalId: rental.id }, body: { stage, odometer } })
    t.setNow('2026-03-10T14:05:00Z')
    await check('delivery', 12_400)
    await check('delivery', 12_400)
    t.setNow('2026-03-13T14:05:00Z')
    await check('return', 12_900)
    expect(await keptOf(draft)).toMatchObject([
      { occasion: 'accepted', keptAt: '2026-03-01T12:00:00Z', byCustomer: false, keptBy: { id: by.userId } },
      { occasion: 'delivered', keptAt: '2026-03-10T14:05:00Z' },
      { occasion: 'returned', keptAt: '2026-03-13T14:05:00Z' },
    ])
  })

  test('record that the customer accepted, and from which network address', async () => {
    const draft = await givenDraft(t)
    const { code } = await draft.move('validating')
    await t.visitor().request(answerRentalByCode, { params: { code }, body: { status: 'pending' } })
    const [kept] = await keptOf(draft)
    expect(kept).toMatchObject({ occasion: 'accepted', byCustomer: true, keptBy: null })
    expect(await stored(draft.by, kept?.id ?? 0)).toMatchObject({ network: '127.0.0.1', keptBy: null })
    const { html } = await page(t, draft.by, keptAt(draft, kept?.id ?? 0))
    expect(html).toContain('Accepté en ligne par le locataire, dim. 1er mars 2026, 8h00')
  })

  test('include the cancellation of a contract, but not of an offer', async () => {
    const [contract, offer] = [await givenDraft(t), await givenDraft(t)]
    await contract.move('pending')
    await contract.move('cancelled')
    await offer.move('validating')
    await offer.move('cancelled')
    expect((await keptOf(contract)).map(({ occasion }) => occasion)).toEqual(['accepted', 'cancelled'])
    expect(await keptOf(offer)).toEqual([])
  })

  test('are hashed texts without the public code, and nobody can change them', async () => {
    const draft = await givenDraft(t)
    const { code } = await draft.move('pending')
    const [kept] = await keptOf(draft)
    const row = await stored(draft.by, kept?.id ?? 0)
    expect(kept?.sha256).toBe(createHash('sha256').update(row.content).digest('hex'))
    expect(row.content).not.toContain(code)
    const scope = { companyId: draft.by.companyId, userId: draft.by.userId }
    const rewrite = inTransaction(t.db, scope, (tx) => tx.updateTable('keptDocuments').set({ content: '{}' }).execute())
    await expect(rewrite).rejects.toThrow()
  })
})

describe('a kept document', () => {
  test('is printed unchanged after changes of company, customer, vehicle, terms and dates', async () => {
    const draft = await givenDraft(t)
    const { by, params, rental, customer, vehicle, move, print } = draft
    await by.request(updateCompany, {
      params,
      body: { name: 'Karukera Auto', rentalTerms: '<p>Anciennes conditions</p>' },
    })
    await move('pending')
    const [kept] = await keptOf(draft)
    const at = keptAt(draft, kept?.id ?? 0)
    const before = (await page(t, by, at)).html
    await by.request(updateCompany, { params, body: { name: 'Autre', rentalTerms: '<p>Nouvelles conditions</p>' } })
    await by.request(updateCustomer, {
      params: { ...params, id: customer.id },
      body: { firstName: 'Yaël', language: 'en' },
    })
    await by.request(updateVehicle, {
      params: { ...params, id: vehicle.id },
      body: { make: 'Peugeot', schematicId: 5 },
    })
    const end = '2026-03-15T14:00:00Z'
    await by.request(updateRental, { params: { ...params, id: rental.id }, body: { end } })
    const now = (await print()).html
    for (const words of ['Autre', 'Nouvelles conditions', 'Yaël', 'Peugeot', '15 Mar 2026'])
      expect(now).toContain(words)
    expect((await page(t, by, at)).html).toBe(before)
    for (const words of [
      'Karukera Auto',
      'Anciennes conditions',
      'Zoé Éboué',
      'Renault',
      '13 mars 2026',
      kept?.sha256,
    ]) {
      expect(before).toContain(words)
    }
  })

  test('is a PDF named after the event that it records', async () => {
    const draft = await givenDraft(t)
    await draft.move('pending')
    const [kept] = await keptOf(draft)
    const { file, content } = await pdf(t, draft.by, keptAt(draft, kept?.id ?? 0))
    expect(file).toContain(encodeURIComponent(`Contrat-accepté-${draft.rental.publicId}.pdf`))
    expect((await readPdf(content)).text).toContain(kept?.sha256)
  })

  test('is refused instead of printed when it was altered in the database', async () => {
    const draft = await givenDraft(t)
    await draft.move('pending')
    const [kept] = await keptOf(draft)
    await inTransaction(t.db, { companyId: draft.by.companyId, userId: draft.by.userId }, async (tx) => {
      await sql`insert into kept_documents (company_id, rental_id, occasion, content, sha256, kept_at)
        select company_id, rental_id, occasion, replace(content, 'Zoé', 'Noé'), sha256, kept_at
        from kept_documents where id = ${kept?.id}`.execute(tx)
    })
    const forged = (await keptOf(draft)).at(-1)
    expect(forged?.sha256).toBe(kept?.sha256)
    expect((await page(t, draft.by, keptAt(draft, forged?.id ?? 0))).status).toBe(409)
    expect((await page(t, draft.by, keptAt(draft, kept?.id ?? 0))).status).toBe(200)
  })

  test('of the first format stays readable in later versions', async () => {
    const draft = await givenDraft(t)
    const { by, rental } = draft
    const content = await readFile(new URL('../../../testing/kept-form-1.json', import.meta.url), 'utf8')
    await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, async (tx) => {
      const sha256 = createHash('sha256').update(content).digest()
      const row = { companyId: by.companyId, rentalId: rental.id, occasion: 'returned' as const, content, sha256 }
      await tx
        .insertInto('keptDocuments')
        .values({ ...row, keptAt: '2026-03-13T14:05:00Z' })
        .execute()
    })
    const [kept] = await keptOf(draft)
    const { status, html } = await page(t, by, keptAt(draft, kept?.id ?? 0))
    expect(status).toBe(200)
    for (const words of ['Zoé Éboué', 'Plaque tordue', 'Siège perdu', '120,00', 'M0 0L10 10'])
      expect(html).toContain(words)
  })

  test('is visible to its company only, under its own rental', async () => {
    const [draft, other] = [await givenDraft(t), await givenDraft(t)]
    await draft.move('pending')
    const [kept] = await keptOf(draft)
    const id = kept?.id ?? 0
    expect((await page(t, other.by, keptAt(draft, id))).status).toBe(404)
    expect((await page(t, other.by, keptAt(other, id))).status).toBe(404)
    expect((await page(t, draft.by, keptAt({ ...draft, rental: other.rental }, id))).status).toBe(404)
  })
})

import {
  createCustomer,
  deleteCustomer,
  deleteCustomerDocument,
  downloadCustomerDocument,
  listCustomerDocuments,
  uploadCustomerDocument,
} from '@filao/domain/customers/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { references } from '#platform/database/references'
import { type Member, type TestApp, testApp } from '#testing/app'
import { pictureOf } from '#testing/picture'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function givenCustomer(by: Member) {
  const { id } = await by.request(createCustomer, { params: { companyId: by.companyId }, body: { firstName: 'Awa' } })
  return { companyId: by.companyId, customerId: id }
}
type Place = Awaited<ReturnType<typeof givenCustomer>>

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'
const send = (by: Member, params: Place, name: string, content: Uint8Array | string) =>
  by.send(uploadCustomerDocument, { params, file: { name, content } })

/** Lists the stored contents of the customer's documents. */
async function keysOf({ customerId }: Place): Promise<string[]> {
  const { rows } = await t.db.pool.query('select key from customer_documents where customer_id = $1', [customerId])
  return rows.map(({ key }) => key)
}

describe('customer documents', () => {
  test('are stored unchanged and downloaded by the company under their own name', async () => {
    const by = await t.company()
    const params = await givenCustomer(by)
    const sent = await send(by, params, 'Permis « été ».pdf', pdf)
    expect(sent).toMatchObject({
      status: 201,
      body: { name: 'Permis « été ».pdf', contentType: 'application/pdf', size: pdf.length },
    })
    const { id } = sent.body as { id: number }
    expect(sent.headers.location).toBe(
      `/api/companies/${params.companyId}/customers/${params.customerId}/documents/${id}`,
    )
    expect(await by.request(listCustomerDocuments, { params })).toEqual([sent.body])
    const { status, headers, body } = await by.send(downloadCustomerDocument, { params: { ...params, id } })
    expect([status, Buffer.from(body as Uint8Array).toString()]).toEqual([200, pdf])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Permis _ ete _.pdf"; filename*=UTF-8''Permis%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['a png', 'scan.png', pictureOf({ width: 9, height: 9 }), 'image/png'],
    ['a jpeg', 'scan.JPG', Buffer.from([255, 216, 255, 224, 0, 16]), 'image/jpeg'],
    ['a webp', 'scan.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    ['a heic', 'IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic'],
  ])('may be %s', async (_what, name, content, contentType) => {
    const by = await t.company()
    expect(await send(by, await givenCustomer(by), name, content)).toMatchObject({
      status: 201,
      body: { name, contentType },
    })
  })

  test.each([
    ['html called pdf', 'a.pdf', '<script>alert(1)</script>', 415],
    ['an svg', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415],
    ['a program', 'a.exe', 'MZ\x90\0', 415],
    ['an avif', 'a.avif', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1'), 415],
    ['nothing', 'a.pdf', '', 415],
    ['more than 15 MB', 'a.pdf', Buffer.concat([Buffer.from(pdf), Buffer.alloc(15 * 1024 * 1024)]), 413],
  ])('%s is rejected and stores nothing', async (_what, name, content, status) => {
    const by = await t.company()
    const params = await givenCustomer(by)
    expect((await send(by, params, name, content)).status).toBe(status)
    expect(await by.request(listCustomerDocuments, { params })).toEqual([])
  })

  test('a hostile name is made safe, in the list and in the download', async () => {
    const by = await t.company()
    const params = await givenCustomer(by)
    const { body } = await send(by, params, '../../e\u202Etc"; x=<script>.html', pdf)
    const { id, name } = body as { id: number; name: string }
    expect(name).toBe('etc_; x=_script_.html.pdf')
    const { headers } = await by.send(downloadCustomerDocument, { params: { ...params, id } })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w ._=]+"; filename\*=UTF-8''[\w%.-]+$/)
  })

  test('a removed document is gone at once, before its content; the audit trail holds no contents', async () => {
    const by = await t.company()
    const params = await givenCustomer(by)
    const { body } = await send(by, params, 'a.pdf', pdf)
    const { id } = body as { id: number }
    const [key = ''] = await keysOf(params)
    expect(await t.files.exists(key)).toBe(true)
    expect((await by.send(deleteCustomerDocument, { params: { ...params, id } })).status).toBe(204)
    expect(await t.files.exists(key)).toBe(true)
    expect((await by.send(downloadCustomerDocument, { params: { ...params, id } })).status).toBe(404)
    for (const address of [`/files/${key}`, `/api/files/${key}`]) {
      expect((await t.app.inject({ url: address, headers: { cookie: by.cookie } })).statusCode).toBe(404)
    }
    await t.removeFiles()
    expect(await t.files.exists(key)).toBe(false)
    expect((await by.send(deleteCustomerDocument, { params: { ...params, id } })).status).toBe(404)
    const { rows } = await t.db.pool.query(
      `select action, changes from audit_entries where company_id = $1 and entity = 'customerDocument' order by id`,
      [by.companyId],
    )
    expect(rows).toEqual([
      { action: 'created', changes: {} },
      { action: 'deleted', changes: {} },
    ])
  })

  test('are deleted with their customer', async () => {
    const by = await t.company()
    const params = await givenCustomer(by)
    await send(by, params, 'a.pdf', pdf)
    await send(by, params, 'b.pdf', pdf)
    const keys = await keysOf(params)
    const [{ id } = { id: 0 }] = await by.request(listCustomerDocuments, { params })
    await by.request(deleteCustomer, { params: { companyId: params.companyId, id: params.customerId } })
    expect((await by.send(downloadCustomerDocument, { params: { ...params, id } })).status).toBe(404)
    await t.removeFiles()
    expect(keys.length).toBe(2)
    expect(await Promise.all(keys.map((key) => t.files.exists(key)))).toEqual([false, false])
    expect((await by.send(listCustomerDocuments, { params })).status).toBe(404)
  })

  test('keep their customer where the feature that refers to one refuses', async () => {
    const by = await t.company()
    const params = await givenCustomer(by)
    await by.request(uploadCustomerDocument, { params, file: { name: 'permis.pdf', content: '%PDF-1.7 permis' } })
    const refusal = { fr: 'Un document nomme ce client.', en: 'A document names this customer.' }
    references.push({ to: 'customers', table: 'customerDocuments', column: 'customerId', refusal })
    const remove = () => by.send(deleteCustomer, { params: { companyId: params.companyId, id: params.customerId } })
    expect(await remove()).toMatchObject({ status: 409, body: { detail: refusal.fr } })
    references.pop()
    expect(await remove()).toMatchObject({ status: 204 })
  })

  test('are visible to their company only, under their customer, for both roles', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const staff = await t.colleague(admin, 'staff')
    const [params, foreign, second] = [
      await givenCustomer(admin),
      await givenCustomer(other),
      await givenCustomer(admin),
    ]
    const { body } = await send(staff, params, 'a.pdf', pdf)
    const { id } = body as { id: number }
    for (const [by, place] of [
      [other, params],
      [other, foreign],
      [admin, second],
    ] as const) {
      expect((await by.send(downloadCustomerDocument, { params: { ...place, id } })).status).toBe(404)
      expect((await by.send(deleteCustomerDocument, { params: { ...place, id } })).status).toBe(404)
    }
    expect((await send(other, params, 'a.pdf', pdf)).status).toBe(404)
    expect((await send(other, { ...foreign, customerId: params.customerId }, 'a.pdf', pdf)).status).toBe(404)
    expect((await t.visitor().send(downloadCustomerDocument, { params: { ...params, id } })).status).toBe(401)
    const [key] = await keysOf(params)
    expect((await t.app.inject({ url: `/files/${key}` })).statusCode).toBe(404)
    expect((await staff.send(deleteCustomerDocument, { params: { ...params, id } })).status).toBe(204)
  })
})

import { updateCompany } from '@filao/domain/company/contract'
import type { CheckCreation } from '@filao/domain/rentals/check/check.schema'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { page, printableAt } from '#testing/given-document'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const customerSignature = { by: 'Zoé Éboué', strokes: [[10, 20, 30, 40]] }

async function givenContract() {
  const counter = await givenCounter(t)
  const rental = await counter.contract()
  const params = { ...counter.params, rentalId: rental.id }
  const check = (body: Partial<CheckCreation> = {}) =>
    counter.by.send(calls.recordCheck, { params, body: { stage: 'delivery', odometer: 1010, ...body } })
  const require = (body: { checkSignatureRequired?: boolean; checkPhotosRequired?: boolean }) =>
    counter.by.request(updateCompany, { params: counter.params, body })
  const row = async () =>
    (await counter.by.request(calls.listRentals, { params: counter.params })).find(({ id }) => id === rental.id)
  return { ...counter, rental, check, require, row }
}

describe('a check without a signature', () => {
  test('passes, and is marked in the rental, in its list and on its document', async () => {
    const shop = await givenContract()
    expect((await shop.row())?.isUnsigned).toBe(false)
    const { body } = await shop.check()
    expect(body).toMatchObject({ status: 'ongoing', isUnsigned: true, checks: [{ isSignedOnPaper: false }] })
    expect((await shop.row())?.isUnsigned).toBe(true)
    const { html } = await page(t, shop.by, printableAt(shop.by.companyId, shop.rental.id))
    expect(html).toMatch(/Non signé par le client au départ/)
    expect(JSON.stringify(await auditOf(t, shop.by, 'rental', shop.rental.id))).not.toContain('isUnsigned')
  })

  test('is not marked when the customer signed on paper, nor once they signed', async () => {
    for (const signed of [{ isSignedOnPaper: true }, { customerSignature }]) {
      const shop = await givenContract()
      const { body } = await shop.check(signed)
      expect(body).toMatchObject({ status: 'ongoing', isUnsigned: false })
      const { html } = await page(t, shop.by, printableAt(shop.by.companyId, shop.rental.id))
      expect(html).not.toContain('Non signé')
      expect(html).toContain(signed.isSignedOnPaper ? 'Signé sur papier au départ' : 'Signé au départ')
    }
  })

  test('is refused at its field where the company requires one, also at the return', async () => {
    const shop = await givenContract()
    await shop.require({ checkSignatureRequired: true })
    const refused = { status: 422, body: { code: 'validation', errors: [{ path: 'customerSignature' }] } }
    expect(await shop.check()).toMatchObject(refused)
    expect((await shop.check({ customerSignature })).status).toBe(200)
    expect((await shop.check()).status).toBe(200)
    expect(await shop.check({ stage: 'return' })).toMatchObject(refused)
    expect((await shop.check({ stage: 'return', isSignedOnPaper: true })).status).toBe(200)
  })

  test('is refused with both fields where the company also requires photos', async () => {
    const shop = await givenContract()
    await shop.require({ checkSignatureRequired: true, checkPhotosRequired: true })
    expect(await shop.check()).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'customerSignature' }, { path: 'photoIds' }] },
    })
    const { id } = await shop.photo(shop.rental.id)
    expect((await shop.check({ customerSignature, photoIds: [id] })).status).toBe(200)
  })
})

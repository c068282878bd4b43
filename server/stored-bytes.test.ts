import { getBillingState } from '@filao/domain/billing/contract'
import { localPlans } from '@filao/domain/billing/local-plans'
import { createCustomer, deleteCustomerDocument, uploadCustomerDocument } from '@filao/domain/customers/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePlans } from '#features/billing/public'
import { forgetUnusedFiles } from '#features/company/public-file'
import { removeFilesJob } from '#platform/files/files'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenPhoto, givenPicture } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  const [base, ...others] = localPlans
  if (!base) throw new Error('there is no base plan')
  await storePlans(t.db, [{ ...base, limits: { ...base.limits, megabytes: 1 } }, ...others])
})
afterAll(() => t.close())

/** Returns a company with a customer, and its uploads of documents of so many kilobytes. */
async function givenShop() {
  const by = await t.company()
  const { id: customerId } = await by.request(createCustomer, { params: by, body: { firstName: 'Awa' } })
  const params = { companyId: by.companyId, customerId }
  const upload = (kilobytes: number) => {
    const file = { name: 'a.pdf', content: `%PDF-1.7\n${'x'.repeat(kilobytes * 1000 - 9)}` }
    return by.send(uploadCustomerDocument, { params, file })
  }
  const remove = async (id: number) => await by.request(deleteCustomerDocument, { params: { ...params, id } })
  return { by, upload, remove }
}

const state = (by: Member) => by.request(getBillingState, { params: by })

/** Returns the counted bytes of a company, and the sum of the bytes of its rows. */
async function bytesOf({ companyId }: Member): Promise<{ counted: number; summed: number }> {
  const { rows } = await t.db.pool.query(
    `select (select kept::int from stored_bytes where company_id = $1) as counted,
       (select coalesce(sum(bytes), 0)::int from (
         select bytes from public_files where company_id = $1
         union all select bytes from customer_documents where company_id = $1
         union all select bytes from check_photos where company_id = $1) one) as summed`,
    [companyId],
  )
  return rows[0]
}

test('of files that are sent at once, those that fit the plan are stored, and the others get 402 with the next plan', async () => {
  const { by, upload } = await givenShop()
  const responses = await Promise.all(Array.from({ length: 8 }, () => upload(300)))
  const refused = responses.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({
    status: 402,
    body: { code: 'plan_limit', resource: 'megabytes', limit: 1, nextProductId: 'prod_decouverte' },
  })
  expect(await bytesOf(by)).toEqual({ counted: 900_000, summed: 900_000 })
  expect(await state(by)).toMatchObject({ used: { megabytes: 1 }, limits: { megabytes: 1 } })
  expect((await upload(100)).status).toBe(201)
  expect((await upload(1)).status).toBe(402)
})

test('removing a file makes room at once, but a day of replacing cannot fill the disk', async () => {
  const { upload, remove } = await givenShop()
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    const { status, body } = await upload(600)
    statuses.push(status)
    if (status === 201) await remove((body as { id: number }).id)
  }
  // The contents of removed files are kept for a day: at most as much again as the plan includes, and one file.
  expect(statuses).toEqual([201, 201, 201, 402, 402, 402])
  await t.db.pool.query('update stored_bytes set removed_on = removed_on - 1')
  expect((await upload(600)).status).toBe(201)
})

test('pictures count with the bytes that are stored, and those that nothing shows are deleted after a week', async () => {
  const { by } = await givenShop()
  await givenPhoto(by)
  const shown = await bytesOf(by)
  const unused = await givenPicture(by)
  const all = await bytesOf(by)
  expect([shown.counted, all.counted]).toEqual([shown.summed, all.summed])
  expect(all.counted).toBeGreaterThan(shown.counted)
  const now = new Date().toISOString()
  await forgetUnusedFiles(t.db, t.enqueue, now)
  expect(await bytesOf(by)).toEqual(all)
  await forgetUnusedFiles(t.db, t.enqueue, addMinutes(now, 8 * 1440))
  expect(await bytesOf(by)).toEqual(shown)
  expect(t.jobsOf(removeFilesJob).flatMap(({ keys }) => keys)).toContain(unused.slice('/files/'.length))
})

test('without a usable subscription, files still have the room of the plan', async () => {
  const { by, upload } = await givenShop()
  await t.db.pool.query("update billing_accounts set status = 'unpaid' where company_id = $1", [by.companyId])
  expect(await state(by)).toMatchObject({ limits: { agencies: 0, vehicles: 0, megabytes: 1 } })
  expect((await upload(100)).status).toBe(201)
  expect((await upload(950)).status).toBe(402)
})

import { Binary, type Endpoint } from '@filao/domain/kernel/endpoint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app'

const served = vi.hoisted(() => ({ endpoints: [] as Endpoint[] }))

vi.mock('#platform/http/documentation/openapi', () => ({
  openApi: (endpoints: Endpoint[]) => {
    served.endpoints = endpoints
    return {}
  },
}))

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The calls that send a stored file or a few lines: they take no turn among the long ones. */
const short = [
  '/companies/-1/rentals/byCode/:code/calendar',
  '/companies/:companyId/customers/:customerId/documents/:id/download',
  '/companies/:companyId/invoices/:id/xml',
  '/companies/:companyId/rentals/:rentalId/photos/:id',
  '/companies/:companyId/vehicles/:id/thumbnailUrlBody',
  '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents/:id/download',
  '/schematics/png/:id',
  '/schematics/svg/:id',
]

test('every call that makes a file takes its turn among the long ones', async () => {
  await t.app.inject('/api/openapi.json')
  const files = served.endpoints.filter(({ response }) => response === Binary)
  expect(files.length).toBeGreaterThan(short.length)
  expect(
    files
      .filter((call) => !call.isLong({}))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(short)
})

import { createApiKey } from '@filao/domain/access/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

type Answer = { id: number; status: string; length: number } & { id: number }[]

let t: TestApp
let api: string
beforeAll(async () => {
  t = await testApp()
  t.setNow(noon(0))
  api = `${await t.app.listen({ port: 0, host: '127.0.0.1' })}/api`
})
afterAll(() => t.close())

test('a stranger’s program with a key and nothing but fetch takes a customer through a whole rental', async () => {
  const { by, params, wanted } = await givenCounter(t)
  const permissions = ['company.read', 'customers.write', 'rentals.write', 'rentals.operate'] as const
  const { key } = await by.request(createApiKey, {
    params,
    body: { name: 'Site de réservation', permissions: [...permissions] },
  })

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    expect(response.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/)
    return (await response.json()) as Answer
  }
  const companyId = (await call('GET', '/companies'))[0]?.id
  const own = `/companies/${companyId}`
  const customer = await call('POST', `${own}/customers`, { firstName: 'Maryse', lastName: 'Condé' })
  const agencyId = (await call('GET', `${own}/agencies`))[0]?.id
  const period = `start=${noon(1)}&end=${noon(3)}`
  const places = `departureAgencyId=${agencyId}&arrivalAgencyId=${agencyId}`
  const vehicles = await call('GET', `${own}/availabilities?${period}&${places}`)
  expect(vehicles.length).toBeGreaterThan(0)
  const { id, status } = await call('POST', `${own}/rentals`, {
    ...{ start: noon(1), end: noon(3), vehicleId: wanted.vehicleId, customerId: customer.id },
    ...{ departureAgencyId: agencyId, arrivalAgencyId: agencyId },
  })
  expect(status).toBe('draft')
  expect(await call('PATCH', `${own}/rentals/${id}`, { status: 'pending' })).toMatchObject({ status: 'pending' })
  t.setNow(noon(1))
  const delivery = { stage: 'delivery', odometer: 1000, fuelLevel: '4/4' }
  expect(await call('POST', `${own}/rentals/${id}/checks`, delivery)).toMatchObject({ status: 'ongoing' })
  t.setNow(noon(3))
  const back = { stage: 'return', odometer: 1200, fuelLevel: '4/4' }
  expect(await call('POST', `${own}/rentals/${id}/checks`, back)).toMatchObject({ status: 'done' })
  await expect(call('GET', `${own}/rentals/export`)).rejects.toThrow('403')
  await expect(call('GET', '/users/me')).rejects.toThrow('403')
})

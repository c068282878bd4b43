import type { RequestListener } from 'node:http'
import { getSettings } from '@filao/domain/company/contract'
import { getVehicleInformation } from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { json, type TestService, testService } from '#testing/http-server'

let service: TestService
let t: TestApp
let by: Member

beforeAll(async () => {
  service = await testService()
  t = await testApp({ VEHICLE_INFO_URL: `${service.url}/plates?key=abc` })
  by = await t.company()
})
afterAll(async () => {
  await service.close()
  await t.close()
})
beforeEach(() => {
  service.asked.length = 0
})

test('screens know if plates can be looked up', async () => {
  expect(await by.request(getSettings)).toMatchObject({ hasVehicleLookup: true })
})

const lookUp = (registrationNumber = 'AB-123-CD') => by.send(getVehicleInformation, { query: { registrationNumber } })

test('data of the service is returned as fields of a vehicle, requested with the bare plate', async () => {
  service.behave(json('{"make":"Renault","model":"Clio","year":2021,"seats":"many","fuel":"Essence","owner":"Zoé"}'))
  const { status, body } = await lookUp()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    registrationNumber: 'ab123cd',
    make: 'Renault',
    year: 2021,
    fuel: 'Essence',
    seats: null,
  })
  expect(JSON.stringify(body)).not.toContain('Zoé')
  expect(service.asked).toEqual(['/plates?key=abc&registrationNumber=ab123cd'])
})

describe('the import falls back to the bare number when the service', () => {
  const failures: Record<string, RequestListener> = {
    'does not know the plate': json('{"error":"unknown"}', 404),
    'knows nothing that fits': json('{}'),
    fails: json('{"make":"Renault"}', 500),
    'answers no JSON': json('<html>'),
    'answers too much': json(`{"make":"Renault","more":"${'x'.repeat(100_000)}"}`),
    'drops the connection at once': (request) => request.socket.destroy(),
    'drops the connection in the middle': (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"make":')
      setTimeout(() => response.destroy(), 20)
    },
  }
  for (const [name, failure] of Object.entries(failures)) {
    test(name, async () => {
      service.behave(failure)
      expect(await lookUp()).toMatchObject({ status: 404, body: { code: 'not_found' } })
    })
  }

  test('hangs: the call ends by itself and holds no connection meanwhile', async () => {
    service.behave(() => undefined)
    const hanging = Promise.all(Array.from({ length: 20 }, () => lookUp()))
    while (service.asked.length < 20) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(t.db.pool.idleCount).toBe(t.db.pool.totalCount)
    expect((await hanging).map(({ status }) => status)).toEqual(Array(20).fill(404))
  })
})

test('the service is not service.asked for an invalid plate, nor without a session', async () => {
  service.behave(json('{"make":"Renault"}'))
  expect((await lookUp('---')).status).toBe(404)
  expect((await lookUp('x'.repeat(21))).status).toBe(422)
  const visitor = await t.visitor().send(getVehicleInformation, { query: { registrationNumber: 'AB-123-CD' } })
  expect(visitor.status).toBe(401)
  expect(service.asked).toEqual([])
})

test('without a service no data is returned', async () => {
  const alone = await testApp()
  const somebody = await alone.company()
  const answer = await somebody.send(getVehicleInformation, { query: { registrationNumber: 'AB-123-CD' } })
  expect(answer.status).toBe(404)
  await alone.close()
})

import type { RequestListener } from 'node:http'
import { geocode, getSettings } from '@filao/domain/company/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { tileSources } from '#platform/http/headers'
import { questionOf, readPlace } from '#platform/lookups/geocoder'
import { type Member, type TestApp, testApp } from '#testing/app'
import { json, type TestService, testService } from '#testing/http-server'

let service: TestService
let t: TestApp
let by: Member

beforeAll(async () => {
  service = await testService()
  t = await testApp({
    GEOCODER_URL: `${service.url}/search?key=abc`,
    MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  })
  by = await t.company()
})
afterAll(async () => {
  await service.close()
  await t.close()
})
beforeEach(() => {
  service.asked.length = 0
})

const find = (address = '12 rue Frébault, 97110 Pointe-à-Pitre') => by.send(geocode, { query: { address } })
const found = { latitude: 16.2376, longitude: -61.5335 }

test('an address is found in France only, as one result, and the service’s key stays on the server', async () => {
  service.behave(json([{ lat: '16.2376', lon: '-61.5335', display_name: 'Rue Frébault' }]))
  expect(await find()).toMatchObject({ status: 200, body: found })
  expect(service.asked).toHaveLength(1)
  const query = Object.fromEntries(new URL(service.asked[0] ?? '', service.url).searchParams)
  expect(query).toEqual({
    key: 'abc',
    q: '12 rue Frébault, 97110 Pointe-à-Pitre',
    limit: '1',
    countrycodes: 'gp,mq,re,gf,yt,bl,mf,pm,fr',
  })
})

test('an answer of the Base Adresse Nationale is read too', async () => {
  const geometry = { type: 'Point', coordinates: [-61.5335, 16.2376] }
  service.behave(
    json({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties: { score: 0.9 } }] }),
  )
  expect((await find()).body).toEqual(found)
})

describe('an address is not found when the service', () => {
  const failures: Record<string, RequestListener> = {
    'knows none': json([]),
    'knows none, as GeoJSON': json({ type: 'FeatureCollection', features: [] }),
    'answers no numbers': json([{ lat: 'north', lon: '' }]),
    'answers a place off the globe': json([{ lat: '116', lon: '-61' }]),
    fails: json([{ lat: '16', lon: '-61' }], 500),
    'answers no JSON': json('<html>'),
    'answers too much': json([{ lat: '16', lon: '-61', more: 'x'.repeat(100_000) }]),
    'drops the connection': (request) => request.socket.destroy(),
  }
  for (const [name, failure] of Object.entries(failures)) {
    test(name, async () => {
      service.behave(failure)
      const { status, body, headers } = await find()
      expect({ status, body }).toEqual({ status: 200, body: null })
      expect(headers['content-type']).toContain('application/json')
    })
  }

  test('hangs: the call ends by itself and holds no connection meanwhile', async () => {
    service.behave(() => undefined)
    const hanging = Promise.all(Array.from({ length: 20 }, () => find()))
    while (service.asked.length < 20) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(t.db.pool.idleCount).toBe(t.db.pool.totalCount)
    expect((await hanging).map(({ body }) => body)).toEqual(Array(20).fill(null))
  })
})

test('the service is not service.asked for a short text, nor without a session', async () => {
  service.behave(json([{ lat: '16', lon: '-61' }]))
  expect((await find('  a ')).status).toBe(422)
  expect((await t.visitor().send(geocode, { query: { address: 'Basse-Terre' } })).status).toBe(401)
  expect(service.asked).toEqual([])
})

test('screens get the URL of the tiles, and may load pictures from that origin only', async () => {
  expect(await by.request(getSettings)).toEqual({
    mapTilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    hasGeocoder: true,
    hasVehicleLookup: false,
  })
  const { headers } = await by.send(getSettings)
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.tiles.example;")
  expect(JSON.stringify(headers)).not.toContain('key=abc')
})

test('without a service there is no geocoder, and pictures come from this server only', async () => {
  const alone = await testApp()
  const somebody = await alone.company()
  expect(await somebody.request(getSettings)).toEqual({
    mapTilesUrl: null,
    hasGeocoder: false,
    hasVehicleLookup: false,
  })
  const response = await somebody.send(geocode, { query: { address: 'Basse-Terre' } })
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(response.headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  await alone.close()
})

test('the source of tiles is an origin, for any URL pattern', () => {
  expect(tileSources('https://tiles.example:8443/a/{z}/{x}/{y}?key=1')).toEqual(['https://tiles.example:8443'])
  expect(tileSources(null)).toEqual([])
  expect(readPlace({ features: 'none' })).toBe(null)
})

test('without a setting, addresses and maps come from the French state’s services, which know France alone', () => {
  const { geocoderUrl, mapTilesUrl } = loadConfig({})
  const url = questionOf(new URL(geocoderUrl ?? ''), '12 rue Frébault')
  expect([url.host, Object.fromEntries(url.searchParams)]).toEqual([
    'data.geopf.fr',
    { q: '12 rue Frébault', limit: '1' },
  ])
  expect(tileSources(mapTilesUrl)).toEqual(['https://data.geopf.fr'])
  for (const place of ['{z}', '{x}', '{y}']) expect(mapTilesUrl).toContain(place)
  const off = loadConfig({ GEOCODER_URL: 'off', MAP_TILES_URL: 'off' })
  expect([off.geocoderUrl, off.mapTilesUrl]).toEqual([null, null])
  expect(() => loadConfig({ GEOCODER_URL: 'on' })).toThrow('GEOCODER_URL must be off, or an address')
})

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { networkOf, trustedHops } from './network.ts'

test.each([
  ['10.9.0.1', '10.9.0.1'],
  ['::ffff:10.9.0.1', '10.9.0.1'],
  ['::FFFF:0a09:1', '10.9.0.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['company 7', 'company 7'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['off', '10.0.0.9'],
  ['1', '203.0.113.7'],
  ['2', '198.51.100.5'],
  ['10.0.0.0/8', '203.0.113.7'],
  ['192.168.0.0/16', '10.0.0.9'],
])('behind the proxies TRUST_PROXY=%s the client is %s', async (setting, client) => {
  const app = Fastify({ trustProxy: trustedHops(loadConfig({ TRUST_PROXY: setting }).trustProxy) })
  app.get('/', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.5, 203.0.113.7' }
  expect((await app.inject({ url: '/', remoteAddress: '10.0.0.9', headers })).body).toBe(client)
})

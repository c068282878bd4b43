import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

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

import { BlockList, isIP, isIPv4 } from 'node:net'

/** The networks of IPv4 that are not on the public internet: RFC 6890 and its registry at IANA, multicast included. */
const reserved = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [start = '', bits] = network.split('/')
  reserved.addSubnet(start, Number(bits), 'ipv4')
}

/** The networks of IPv6 in global use, and those within them that lead elsewhere: tunnels to IPv4, documentation. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const elsewhere = new BlockList()
for (const [start, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  elsewhere.addSubnet(start, bits, 'ipv6')
}

/**
 * Returns true for an address on the public internet. An IPv4 address written as IPv6 (`::ffff:10.0.0.1`, `64:ff9b::`)
 * never is, nor is text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !elsewhere.check(address, 'ipv6')
}

/** Returns true for the host of a URL that is an address and not on the public internet; names are looked up later. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) !== 0 && !isPublicAddress(host)
}

import { isIPv6 } from 'node:net'

/**
 * Returns the network under which an address is counted: an IPv4 address itself, also when written as IPv6; for any
 * other IPv6 address its /64, since a subscriber has all of that. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Returns the group in whose turn a request is served: the caller's company, or a stranger's network. */
export function turnGroup(companyId: number | null | undefined, address: string): string {
  return companyId ? `company ${companyId}` : networkOf(address)
}

/** Returns true for the group of a network, of which one sender may have thousands. */
export function isStrangerGroup(group: string): boolean {
  return !group.startsWith('company ')
}

/**
 * Returns Fastify's `trustProxy` for the setting TRUST_PROXY. Fastify trusts nobody when it is given a number of
 * proxies, so a number becomes a function that trusts as many hops.
 */
export function trustedHops(proxies: false | number | string) {
  if (typeof proxies !== 'number') return proxies
  return (_address: string, hop: number) => hop < proxies
}

/** Returns the eight groups of an IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head, tail] = written.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0')
  return [...(head ?? []), ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16))
}

import { isIP } from 'node:net'

/** Tells whether a text is the address of a machine or, with a number of bits or a mask, of a network. */
export function isNetwork(text: string): boolean {
  const [address = '', size, ...more] = text.split('/')
  const version = isIP(address)
  if (!version || more.length > 0) return false
  return (
    size === undefined || isIP(size) === 4 || (/^\d{1,3}$/.test(size) && Number(size) <= (version === 4 ? 32 : 128))
  )
}

/** Returns Fastify's `trustProxy`: a number of proxies, or their addresses. */
export function trustedProxies(setting: string): false | number | string {
  if (setting === 'off' || setting === '0') return false
  return /^\d$/.test(setting) ? Number(setting) : setting
}

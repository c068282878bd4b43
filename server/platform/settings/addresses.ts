import { z } from 'zod'

/** Said of an address that cannot be read: most often a password has a `#`, `/` or `?` in it, which ends the host. */
const incomplete = 'must be a whole address: with a host, and in a password # as %23, / as %2F and ? as %3F'
/** An address of some protocols, in words for its refusal; a slash at its end goes. */
export const url = (protocols: RegExp, words: string, hostname = /^/) =>
  z
    .url({
      protocol: protocols,
      hostname,
      error: ({ input }) => (protocols.test(String(input).split(':')[0] ?? '') ? incomplete : `must be ${words}`),
    })
    .transform((text) => text.replace(/\/+$/, ''))
/** The address of a web server. */
export const web = url(/^https?$/, 'an address that begins with http:// or https://')
/** The address of a service of the web, or off. */
export const service = z.union([z.literal('off'), web], {
  error: 'must be off, or an address that begins with http:// or https://',
})
/** The address of a PostgreSQL server. */
export const postgres = url(/^postgres(ql)?$/, 'an address that begins with postgres://')
/** Screens and API are at the root of their host, so an address with more than that leads to none of them. */
export const publicAddress = web.refine(
  (address) => /^https?:\/\/[^/?#@\\]+$/i.test(address),
  'must be a protocol, a host and where needed a port, without a path',
)

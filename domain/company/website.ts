import { z } from 'zod'
import { optionalText } from '../kernel/field.ts'
import { rule } from '../kernel/validation.ts'

/** A web address that may be absent: http or https. An address without a scheme gets https. */
export const Website = optionalText(300)
  .transform((address) => address && withScheme(address))
  .refine(
    ...rule((address: string | null) => address === null || isWebAddress(address), 'pattern', {
      fr: 'Indiquez une adresse web, par exemple www.exemple.fr',
      en: 'Enter a web address, for example www.example.com',
    }),
  )

/** Adds https to an address without a scheme; `exemple.fr:8443` has a port and no scheme. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`
}

const HttpUrl = z.url({ protocol: /^https?$/, hostname: /\.[a-z][a-z0-9-]+$/ })

/** Returns true for a web address. Refuses a user name and password, which every document would show. */
function isWebAddress(address: string): boolean {
  return HttpUrl.safeParse(address).success && !/\s|^[^/]*\/\/[^/?#]*@/.test(address)
}

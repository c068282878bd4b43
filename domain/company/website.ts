import { z } from 'zod'
import { optionalText } from '../kernel/field.ts'
import { rule } from '../kernel/validation.ts'

/** A web address that may be absent: http or https. One that is typed without either gets https. */
export const Website = optionalText(300)
  .transform((address) => address && withScheme(address))
  .refine(
    ...rule((address: string | null) => address === null || isWebAddress(address), 'pattern', {
      fr: 'Indiquez une adresse web, par exemple www.exemple.fr',
      en: 'Give a web address, for example www.example.com',
    }),
  )

/** `exemple.fr:8443` has a port and no scheme. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`
}

const HttpUrl = z.url({ protocol: /^https?$/, hostname: /\.[a-z][a-z0-9-]+$/ })

/** A name and password before the host would show in every document. */
function isWebAddress(address: string): boolean {
  return HttpUrl.safeParse(address).success && !/\s|^[^/]*\/\/[^/?#]*@/.test(address)
}

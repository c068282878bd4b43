import { parsePhone } from '@filao/domain/company/phone'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { titleNames } from '@filao/domain/customers/name/name-titles'
import type { titles } from '@filao/domain/customers/name/person'
import { readWholeName } from '@filao/domain/customers/name/whole-name'
import { readName } from '@filao/domain/imports/cells'
import { fold } from '@filao/domain/kernel/text'

/** The values of a new customer that a search already tells. */
type Proposed = {
  kind?: 'company'
  title?: (typeof titles)[number]
  companyName?: string
  firstName?: string
  lastName?: string
  email?: string
  phoneNumbers?: string[]
}

/**
 * Returns the values of a new customer that was searched for in vain: an address, a phone number, a company, a last
 * name alone, or a first name and a last name. The last name comes first in capitals, or as one of the `lastNames` that
 * were found.
 */
export function proposedCustomer(term: string, territory: CountryCode, lastNames: readonly string[] = []): Proposed {
  const typed = term.trim().replace(/\s+/g, ' ')
  if (!typed) return {}
  if (typed.includes('@')) return { email: typed }
  if (/^\+?[\d\s.()/-]+$/.test(typed)) return { phoneNumbers: [parsePhone(typed, territory) ?? typed] }
  if (!typed.includes(' ')) return { lastName: typed }
  const isLast = lastNames.some((name) => fold(typed).startsWith(`${fold(name)} `))
  const read = readWholeName(typed, isLast ? 'lastNameFirst' : 'firstNameFirst')
  if (read.kind === 'company') return { kind: 'company', companyName: typed }
  const title = readName(read.title, titleNames) as Proposed['title']
  return { ...(read.title && title && { title }), firstName: read.firstName, lastName: read.lastName }
}

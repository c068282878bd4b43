import { parsePhone } from '@filao/domain/company/phone'
import type { CountryCode } from '@filao/domain/company/territories'

/** The values of a new customer that a search already tells. */
type Proposed = {
  kind?: 'company'
  companyName?: string
  firstName?: string
  lastName?: string
  email?: string
  phoneNumbers?: string[]
}

/**
 * Returns the values of a new customer that was searched for in vain: an address, a phone number, a company that begins
 * with its form, a last name alone, or a first name and a last name, which may come first in capitals.
 */
export function proposedCustomer(term: string, territory: CountryCode): Proposed {
  const typed = term.trim().replace(/\s+/g, ' ')
  if (!typed) return {}
  if (typed.includes('@')) return { email: typed }
  if (/^\+?[\d\s.()/-]+$/.test(typed)) return { phoneNumbers: [parsePhone(typed, territory) ?? typed] }
  const words = typed.split(' ')
  if (words.length > 1 && companyWord.test(words[0] as string)) return { kind: 'company', companyName: typed }
  if (words.length === 1) return { lastName: typed }
  const capitals = words.findIndex((word) => word !== word.toUpperCase() || word.length === 1)
  if (capitals > 0) return { lastName: words.slice(0, capitals).join(' '), firstName: words.slice(capitals).join(' ') }
  const [firstName = '', ...lastName] = words
  return { firstName, lastName: lastName.join(' ') }
}

const companyWord =
  /^(sarl|sas|sasu|eurl|sci|scp|snc|[ée]ts?\.?|soci[ée]t[ée]|st[ée]|entreprise|garage|h[ôo]tel|association|mairie)$/i

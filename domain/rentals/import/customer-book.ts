import type { CustomerCreation } from '../../customers/customer.ts'
import { customerName, type NamedCustomer } from '../../customers/person.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fold, guillemets } from '../../kernel/text.ts'
import type { ImportedRental } from './imported-rental.ts'

export type KnownCustomer = NamedCustomer & {
  id: number
  publicId: string
  email: string | null
  phoneNumbers: string[]
}

type Asked = Pick<
  ImportedRental,
  'customerFirstName' | 'customerName' | 'customerEmail' | 'customerPhones' | 'createsCustomer'
>

/** The customers of an import: those that are known, and those to create. `id` is null for one to create. */
export type CustomerBook = {
  find: (row: Asked) => { id: number | null } | { refusal: Sentence }
  /** Notes a customer to create and returns their position; the same one is noted once. */
  add: (row: Asked) => number
  created: () => CustomerCreation[]
}

/**
 * Returns the book of these customers. A row's customer is found by e-mail address, else by phone number, else by name in any order;
 * two that fit equally are ambiguous.
 */
export function customerBook(customers: readonly KnownCustomer[]): CustomerBook {
  const byEmail = groupBy(customers, ({ email }) => (email ? [email] : []))
  const byPhone = groupBy(customers, ({ phoneNumbers }) => phoneNumbers)
  const byName = groupBy(customers, (customer) => [nameKey(customerName({ ...customer, title: null }))])
  const noted: CustomerCreation[] = []
  const positions = new Map<string, number>()
  return {
    find: (row) => {
      const name = wholeName(row)
      const found =
        (row.customerEmail && byEmail.get(row.customerEmail)) ||
        firstOf(row.customerPhones ?? [], byPhone) ||
        (name && byName.get(nameKey(name))) ||
        []
      const named = narrowed(found, name)
      if (named.length > 1) return { refusal: isAmbiguous(name || (row.customerEmail ?? ''), named) }
      if (named[0]) return { id: named[0].id }
      if (!row.createsCustomer) return { refusal: isUnknown(name || row.customerEmail || '') }
      return name ? { id: null } : { refusal: needsName }
    },
    add: (row) => {
      const key = row.customerEmail ?? JSON.stringify([nameKey(wholeName(row)), row.customerPhones?.[0]])
      const at = positions.get(key) ?? noted.push(creationOf(row)) - 1
      positions.set(key, at)
      return at
    },
    created: () => noted,
  }
}

/** Of several customers with one phone number, those whose name is the row's are meant. */
function narrowed(found: readonly KnownCustomer[], name: string): readonly KnownCustomer[] {
  const same = found.filter((customer) => nameKey(customerName({ ...customer, title: null })) === nameKey(name))
  return found.length > 1 && same.length > 0 ? same : found
}

function groupBy(customers: readonly KnownCustomer[], keysOf: (customer: KnownCustomer) => string[]) {
  const groups = new Map<string, KnownCustomer[]>()
  for (const customer of customers) {
    for (const key of keysOf(customer)) groups.set(key, [...(groups.get(key) ?? []), customer])
  }
  return groups
}

function firstOf(keys: readonly string[], groups: ReadonlyMap<string, KnownCustomer[]>) {
  return keys.map((key) => groups.get(key)).find((found) => found !== undefined)
}

/** Returns the name of the row's customer, first name first. */
export function wholeName({
  customerFirstName,
  customerName,
}: Pick<Asked, 'customerFirstName' | 'customerName'>): string {
  return [customerFirstName, customerName].filter(Boolean).join(' ')
}

const titles = new Set(['m', 'mr', 'mme', 'mlle', 'mrs', 'ms', 'miss', 'monsieur', 'madame'])

/** « DUPONT Jean » and « M. Jean Dupont » are one name. */
function nameKey(name: string): string {
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !titles.has(word))
  return words.sort().join(' ')
}

const legalForm = /\b(sarl|sas|sasu|eurl|sa|sci|snc|scop|association|ltd|gmbh|inc|llc)\b/i

function creationOf({ customerFirstName, customerName: name, customerEmail, customerPhones }: Asked): CustomerCreation {
  const reached = {
    ...(customerEmail && { email: customerEmail }),
    ...(customerPhones?.length && { phoneNumbers: customerPhones }),
  }
  if (name && !customerFirstName && legalForm.test(name))
    return { kind: 'company', companyName: name.slice(0, 120), ...reached }
  if (customerFirstName)
    return { firstName: customerFirstName, ...(name && { lastName: name.slice(0, 100) }), ...reached }
  const { firstName, lastName } = partsOf(name ?? '')
  return { firstName, ...(lastName && { lastName }), ...reached }
}

/** Parts a whole name: words in capitals are the last name, else the first word is the first name. */
function partsOf(name: string): { firstName: string; lastName: string } {
  const all = name.split(/\s+/).filter(Boolean)
  const untitled = all.filter((word) => !titles.has(fold(word).replaceAll('.', '')))
  const words = untitled.length > 0 ? untitled : all
  const isLast = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  const last = words.filter(isLast)
  const first = words.filter((word) => !isLast(word))
  const [firstNames, lastNames] =
    last.length > 0 && first.length > 0 ? [first, last] : [words.slice(0, 1), words.slice(1)]
  return { firstName: firstNames.join(' ').slice(0, 100), lastName: lastNames.join(' ').slice(0, 100) }
}

const needsName: Sentence = {
  fr: 'Indiquez le nom du client pour le créer.',
  en: 'Enter the name of the customer to create them.',
}

function isUnknown(name: string): Sentence {
  return {
    fr: `${guillemets(name)} n’est pas parmi vos clients.`,
    en: `'${name}' is not among your customers.`,
  }
}

function isAmbiguous(name: string, found: readonly KnownCustomer[]): Sentence {
  const numbers = found.slice(0, 3).map(({ publicId }) => publicId)
  return {
    fr: `Plusieurs clients correspondent à ${guillemets(name)} (${numbers.join(', ')})\u202f: indiquez l’e-mail ou le téléphone.`,
    en: `Several customers match '${name}' (${numbers.join(', ')}): enter the email or the phone number.`,
  }
}

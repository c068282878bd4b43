import type { CustomerCreation } from '../../customers/customer.schema.ts'
import { isTitle } from '../../customers/name/name-titles.ts'
import type { NamedCustomer } from '../../customers/name/person.ts'
import { comparedName, mayBeSame, nameKey } from '../../customers/name/same-name.ts'
import { readWholeName } from '../../customers/name/whole-name.ts'
import type { Sentence } from '../../kernel/language.ts'
import { isAmbiguous, isNamesake, isNewNamesake, isOfOther, isReadAs, isUnknown, needsName } from './customer-facts.ts'
import type { ImportedRental } from './imported-rental.schema.ts'
import { isNew } from './plan-messages.ts'

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

/** A row without a customer. `path` is the field that leads to somebody else, such as a shared address. */
type Refused = { refusal: Sentence; path?: 'customerEmail' | 'customerPhones' }

/** The customers of an import: those that are known, and those to create. `id` is null for one to create. */
export type CustomerBook = {
  find: (row: Asked) => { id: number | null; warnings: Sentence[] } | Refused
  /** Notes a customer to create and returns their position; the same one is noted once. */
  add: (row: Asked) => number
  created: () => CustomerCreation[]
}

/**
 * Returns the book of these customers. A row's customer is found by e-mail address, else by phone number, else by name
 * in any order; two that fit equally are ambiguous. Somebody of another name with the same address or number is
 * refused, a namesake with another address or number is somebody else, and a company has several numbers.
 */
export function customerBook(customers: readonly KnownCustomer[]): CustomerBook {
  const byEmail = groupBy(customers, ({ email }) => (email ? [email] : []))
  const byPhone = groupBy(customers, ({ phoneNumbers }) => phoneNumbers)
  const byName = groupBy(customers, (customer) => [nameKey(comparedName(customer))])
  const noted: CustomerCreation[] = []
  const positions = new Map<string, { at: number; name: string }>()
  return {
    find: (row) => {
      const name = wholeName(row)
      const namesakes = (name && byName.get(nameKey(name))) || []
      const found =
        (row.customerEmail && byEmail.get(row.customerEmail)) ||
        reachedBy(row, byPhone) ||
        namesakes.filter(
          (customer) => !hasOtherEmail(row, customer) && (isCompany(customer) || !hasOtherPhones(row, customer)),
        )
      const named = narrowed(found, name)
      if (named.length > 1) return { refusal: isAmbiguous(name || (row.customerEmail ?? ''), named) }
      const [known] = named
      if (known) {
        const shown = comparedName(known)
        if (mayBeSame(name, shown)) return { id: known.id, warnings: [] }
        const path = row.customerEmail && known.email === row.customerEmail ? 'customerEmail' : 'customerPhones'
        return { refusal: isOfOther(shown, known.publicId), path }
      }
      if (!row.createsCustomer) {
        return { refusal: namesakes.length > 0 ? isNamesake(namesakes) : isUnknown(name || row.customerEmail || '') }
      }
      if (!name) return { refusal: needsName }
      const other = positions.get(creationKey(row))?.name
      if (other && !mayBeSame(name, other)) return { refusal: isOfOther(other, null), path: 'customerEmail' }
      return { id: null, warnings: [namesakes.length > 0 ? isNewNamesake(namesakes) : isNew, ...readAs(row)] }
    },
    add: (row) => {
      const key = creationKey(row)
      const position = positions.get(key) ?? { at: noted.push(creationOf(row)) - 1, name: wholeName(row) }
      positions.set(key, position)
      return position.at
    },
    created: () => noted,
  }
}

/** Tells how a name is read that may be read otherwise. */
function readAs({ customerFirstName, customerName }: Asked): Sentence[] {
  const read = customerFirstName ? null : readWholeName(customerName ?? '')
  return read && !read.isSure ? [isReadAs(read)] : []
}

/** Two rows with one key create one customer. Two keys never lead to customers of one identity (`customerIdentity`). */
function creationKey(row: Asked): string {
  const [phone] = isCompany(creationOf(row)) ? [] : (row.customerPhones ?? []).toSorted()
  return row.customerEmail ?? JSON.stringify([nameKey(wholeName(row)), phone])
}

function isCompany({ kind }: { kind?: string | undefined }): boolean {
  return kind === 'company'
}

/** Of several customers with one phone number, those whose name is the row's are meant. */
function narrowed(found: readonly KnownCustomer[], name: string): readonly KnownCustomer[] {
  const same = found.filter((customer) => nameKey(comparedName(customer)) === nameKey(name))
  return found.length > 1 && same.length > 0 ? same : found
}

/**
 * Finds customers by phone number: those whose name the row may have, else those who share it but for the ones whose
 * name and e-mail address are others.
 */
function reachedBy(row: Asked, byPhone: ReadonlyMap<string, KnownCustomer[]>): KnownCustomer[] | undefined {
  const reached = firstOf(row.customerPhones ?? [], byPhone) ?? []
  const named = reached.filter((customer) => mayBeSame(wholeName(row), comparedName(customer)))
  if (named.length > 0) return named
  const others = reached.filter((customer) => !hasOtherEmail(row, customer))
  return others.length > 0 ? others : undefined
}

function hasOtherEmail({ customerEmail }: Asked, { email }: KnownCustomer): boolean {
  return Boolean(customerEmail && email && customerEmail !== email)
}

function hasOtherPhones({ customerPhones = [] }: Asked, { phoneNumbers }: KnownCustomer): boolean {
  const isShared = customerPhones.some((phone) => phoneNumbers.includes(phone))
  return customerPhones.length > 0 && phoneNumbers.length > 0 && !isShared
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
function wholeName({ customerFirstName, customerName }: Pick<Asked, 'customerFirstName' | 'customerName'>): string {
  return [customerFirstName, customerName].filter(Boolean).join(' ')
}

/** A name is parted after its first words only, and a strange one has this many pairs at most. */
const mostParts = 8
const mostPairs = 128

/** The names of a customer to look up. A company has a last name alone. */
type Names = { lastName: string; firstName: string }

/** Returns every pair of names that a row's whole name may be, with hyphens or spaces and either apostrophe. */
export function namePairs(row: Pick<Asked, 'customerFirstName' | 'customerName'>): Names[] {
  const whole = wholeName(row)
  const all = whole.split(/[\s,;]+/).filter(Boolean)
  const words = all.filter((word) => !isTitle(word))
  const parts = words
    .slice(0, mostParts)
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
  const pairs = parts.flatMap(([one = '', other = '']) => [
    { lastName: one, firstName: other },
    { lastName: other, firstName: one },
  ])
  const { firstName = '', lastName = '' } = creationOf(row)
  return [{ lastName: whole, firstName: '' }, { lastName: lastName ?? '', firstName: firstName ?? '' }, ...pairs]
    .flatMap(({ lastName, firstName }) =>
      spellings(lastName).flatMap((last) =>
        spellings(firstName).map((first) => ({ lastName: last, firstName: first })),
      ),
    )
    .filter(({ lastName, firstName }) => lastName || firstName)
    .slice(0, mostPairs)
}

function spellings(name: string): string[] {
  const forms = [name, name.replaceAll('-', ' '), name.replaceAll(' ', '-')]
  return [...new Set(forms.flatMap((form) => [form.replaceAll('’', "'"), form.replaceAll("'", '’')]))]
}

function creationOf({
  customerFirstName,
  customerName: name,
  customerEmail,
  customerPhones,
}: Omit<Asked, 'createsCustomer'>): CustomerCreation {
  const reached = {
    ...(customerEmail && { email: customerEmail }),
    ...(customerPhones?.length && { phoneNumbers: customerPhones }),
  }
  if (customerFirstName)
    return { firstName: customerFirstName, ...(name && { lastName: name.slice(0, 100) }), ...reached }
  const read = readWholeName(name ?? '')
  if (read.kind === 'company') return { kind: 'company', companyName: (name ?? '').slice(0, 120), ...reached }
  const { firstName, lastName } = read
  return { firstName: firstName.slice(0, 100), ...(lastName && { lastName: lastName.slice(0, 100) }), ...reached }
}

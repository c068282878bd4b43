import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { customerIdentity, customerLikeness, licenceKey, unsharedBy } from '@filao/domain/customers/customer-identity'
import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import { mayBeSame } from '@filao/domain/customers/name/same-name'
import { dateProblems } from '@filao/domain/customers/possible-dates'
import type { Unshared } from '@filao/domain/imports/kind'
import type { RowOutcome } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { FieldProblem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { requireRoom } from '#features/billing/public'
import { companyDay, takePublicIds } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, auditAll, difference } from '#platform/feature/audit'
import { mapInParts } from '#platform/in-parts'
import { columns } from './customer.ts'
import { findNamesakes, findOwners, insertCustomers } from './import-queries.ts'

type Batch = { tx: Tx; by: Author; language: Language; now: string; rows: CustomerCreation[] }
type Owner = NamedCustomer & { publicId: string }
type Row = { customer: CustomerCreation; outcome: RowOutcome | null }

/** Returns the outcome that each row would have. Writes nothing. */
export async function checkCustomerImport(batch: Batch): Promise<ImportOutcome> {
  const rows = await judge(batch)
  return { rows: rows.map(({ outcome }) => outcome ?? { state: 'created', id: null, path: null, message: null }) }
}

/** Creates the customers that are new, all at once, and returns the outcome of each row. */
export async function importCustomers(batch: Batch): Promise<ImportOutcome> {
  const { tx, by, language, now } = batch
  const { companyId } = by
  // No unique index tells customers without an e-mail address apart, so imports of a company wait for each other.
  await lockName(tx, `import of customers ${companyId}`)
  const rows = await judge(batch)
  const fine = rows.filter(({ outcome }) => outcome === null)
  await requireRoom(tx, companyId, 'customers', fine.length)
  if (fine.length === 0) return { rows: rows.map(({ outcome }) => outcome as RowOutcome) }
  const publicIds = await takePublicIds(tx, companyId, 'customer', now, fine.length)
  const numbered = new Map(fine.map((row, at) => [row, publicIds[at] as string]))
  const stored = [...numbered].map(([{ customer }, publicId]) => {
    return { ...columns(customer), companyId, publicId }
  })
  const created = new Map((await insertCustomers(tx, stored)).map(({ id, publicId }) => [publicId, id]))
  const idOf = (row: Row) => created.get(numbered.get(row) ?? '')
  await auditAll(
    tx,
    fine.flatMap((row) => {
      const entityId = idOf(row)
      const changes = difference({}, withoutUndefined(row.customer))
      return entityId === undefined
        ? []
        : [{ ...by, entity: 'customer' as const, entityId, action: 'imported', changes }]
    }),
  )
  return {
    rows: rows.map((row) => {
      if (row.outcome) return row.outcome
      const id = idOf(row)
      // The address was taken while this call waited for the number.
      if (id === undefined) return refused({ path: 'email', code: 'taken', message: isTaken }, language)
      return { state: 'created', id, path: null, message: null }
    }),
  }
}

/** Finds the rows that are customers already, repeat an earlier row, or cannot be. */
async function judge({ tx, by, language, now, rows }: Batch): Promise<Row[]> {
  const emails = rows.flatMap(({ email }) => email ?? [])
  const licences = rows.flatMap(({ drivingLicenseNumber }) => licenceKey(drivingLicenseNumber) ?? [])
  const nameless = rows.filter(({ email }) => !email)
  const names = {
    people: nameless.flatMap(({ kind, firstName, lastName }) =>
      kind === 'company' ? [] : { firstName: firstName ?? '', lastName: lastName ?? '' },
    ),
    // A company is known by its SIREN, with an e-mail address or without.
    companies: nameless.flatMap(({ kind, companyName }) => (kind === 'company' ? (companyName ?? '') : [])),
    sirens: rows.flatMap(({ siren }) => siren ?? []),
  }
  const owners = new Map(
    (await findOwners(tx, by.companyId, { emails, licences, sirens: names.sirens })).flatMap((owner) =>
      unsharedBy({ ...owner, phoneNumbers: [] }).map((one) => [keyOf(one), { ...owner, name: one.name }] as const),
    ),
  )
  const alike = await findNamesakes(tx, by.companyId, names)
  const namesakes = new Map(await mapInParts(alike, (customer) => [customerLikeness(customer), customer] as const))
  const today = await companyDay(tx, by.companyId, now)
  const earlier = new Set<string>()
  const above = new Map<string, { name: string; publicId: string | null }>()
  return rows.map((customer) => {
    const [impossible] = dateProblems(customer, today)
    if (impossible) return { customer, outcome: refused(impossible, language) }
    const own = unsharedBy(customer)
    const shared = own.flatMap((one) => {
      const other = owners.get(keyOf(one)) ?? above.get(keyOf(one))
      return other && !mayBeSame(one.name, other.name) ? { path: one.field, code: 'taken', message: isOf(other) } : []
    })
    if (shared[0]) return { customer, outcome: refused(shared[0], language) }
    const owner = own.flatMap((one) => (one.field === 'email' ? (owners.get(keyOf(one)) ?? []) : []))[0]
    if (owner) return { customer, outcome: existing('email', hasAddress(owner), language) }
    const isKnownBySiren = customer.kind === 'company' && Boolean(customer.siren)
    const likeness = customerLikeness(customer)
    const namesake = customer.email && !isKnownBySiren ? undefined : namesakes.get(likeness)
    if (namesake) return { customer, outcome: existing(null, isCustomer(namesake), language) }
    const identity = isKnownBySiren ? likeness : customerIdentity(customer)
    if (earlier.has(identity) || own.some((one) => one.field === 'email' && above.has(keyOf(one)))) {
      return { customer, outcome: existing(null, isAbove, language) }
    }
    earlier.add(identity)
    for (const one of own) above.set(keyOf(one), { name: one.name, publicId: null })
    return { customer, outcome: null }
  })
}

function keyOf({ field, text }: Pick<Unshared, 'field' | 'text'>): string {
  return `${field} ${text}`
}

function refused({ path, message }: FieldProblem, language: Language): RowOutcome {
  return { state: 'refused', id: null, path, message: message[language] }
}

function existing(path: string | null, message: Sentence, language: Language): RowOutcome {
  return { state: 'existing', id: null, path, message: message[language] }
}

const isTaken: Sentence = {
  fr: 'Cette adresse e-mail est déjà celle d’un autre client.',
  en: 'This email address already belongs to another customer.',
}

/** Refuses what somebody of another name has, in the company or in an earlier row. */
function isOf({ name, publicId }: { name: string; publicId: string | null }): Sentence {
  const number =
    publicId === null ? { fr: ', plus haut', en: ' above' } : { fr: ` (${publicId})`, en: ` (${publicId})` }
  return {
    fr: `C’est aussi celui de ${guillemets(name)}${number.fr}\u202f: corrigez-le, ou importez cette ligne sans lui.`,
    en: `It is also that of '${name}'${number.en}: correct it, or import this row without it.`,
  }
}

function hasAddress(owner: Owner): Sentence {
  const name = customerName(owner)
  return {
    fr: `Cette adresse e-mail est déjà celle du client ${guillemets(name)} (${owner.publicId}).`,
    en: `This email address already belongs to the customer '${name}' (${owner.publicId}).`,
  }
}

function isCustomer(owner: Owner): Sentence {
  const name = customerName(owner)
  if (owner.kind === 'company') {
    return {
      fr: `L’entreprise ${guillemets(name)} (${owner.publicId}) est déjà parmi vos clients.`,
      en: `The company '${name}' (${owner.publicId}) is already among your customers.`,
    }
  }
  return {
    fr: `Le client ${guillemets(name)} (${owner.publicId}) a le même nom, la même naissance, le même permis et les mêmes téléphones.`,
    en: `The customer '${name}' (${owner.publicId}) has the same name, birth date, licence and phone numbers.`,
  }
}

const isAbove: Sentence = {
  fr: 'Ce client est déjà plus haut dans cet envoi.',
  en: 'This customer is already above in this request.',
}

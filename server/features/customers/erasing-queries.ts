import { CustomerFields } from '@filao/domain/customers/customer.schema'
import { withoutFields } from '@filao/domain/customers/traces'
import { fieldNames } from '@filao/domain/kernel/stored'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { rewriteAuditEntries } from '#platform/database/tables/erasing'
import { notFound } from '#platform/http/problems'

/** The fields with which a driver is named to an administration. */
const identityFields = [
  'birthDate',
  'birthPlace',
  'drivingLicenseNumber',
  'drivingLicenseIssuedOn',
  'drivingLicenseExpiresOn',
  'drivingLicenseCountryCode',
  'drivingLicenseCategories',
] as const

/** The names of fields as the audit trail has them: of the identity, and of everything that tells who somebody is. */
export const identityNames: ReadonlySet<string> = new Set(identityFields)
const exclusionNames: ReadonlySet<string> = new Set(['exclusionReason', 'exclusionNote', 'excludedUntil'])
export const personalNames: ReadonlySet<string> = new Set([
  ...fieldNames(CustomerFields).filter((name) => name !== 'kind' && name !== 'language'),
  ...exclusionNames,
])

/** The state of a customer's erasure, with the names and addresses by which other rows may mention them. */
export type ErasableCustomer = Awaited<ReturnType<typeof lockErasable>>

/** Loads a customer for an erasure, archived or erased too; locked, so that no new rental names them meanwhile. */
export async function lockErasable(tx: Tx, companyId: number, id: number) {
  return await erasable(tx, companyId, id).forUpdate().executeTakeFirstOrThrow(notFound)
}

/** Loads the same without a lock. */
export async function loadErasable(tx: Tx, companyId: number, id: number) {
  return await erasable(tx, companyId, id).executeTakeFirstOrThrow(notFound)
}

function erasable(tx: Tx, companyId: number, id: number) {
  return tx
    .selectFrom('customers')
    .select([
      'id',
      'publicId',
      'kind',
      'companyName',
      'contactName',
      'firstName',
      'lastName',
      'email',
      'billingEmail',
      sql<string[]>`phone_numbers`.as('phoneNumbers'),
      'createdAt',
      'erasureRequestedAt',
      'erasedAt',
      'disputedSince',
      'mergedIntoId',
    ])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
}

/** Records that a customer asked to be erased; the first request counts. */
export async function markErasureRequested(tx: Tx, companyId: number, id: number, at: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ erasureRequestedAt: at })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('erasureRequestedAt', 'is', null)
    .execute()
}

/** Records since when the company is in a dispute with a customer; null when it is over. */
export async function markDisputed(tx: Tx, companyId: number, id: number, since: string | null): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ disputedSince: since })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Takes birth and licence from a customer's record. */
export async function blankIdentity(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set(Object.fromEntries(identityFields.map((name) => [name, null])))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Takes everything from a customer's record but its number, and archives it: rentals still refer to it. */
export async function blankCustomer(tx: Tx, companyId: number, id: number): Promise<void> {
  const rest = [...personalNames].filter(
    (name) => name !== 'phoneNumbers' && name !== 'firstName' && name !== 'companyName',
  )
  const name = sql<string>`case language when 'en' then 'Erased customer' else 'Client effacé' end`
  await tx
    .updateTable('customers')
    .set({
      ...Object.fromEntries(rest.map((field) => [field, null])),
      phoneNumbers: '[]',
      firstName: sql`case kind when 'person' then ${name} end`,
      companyName: sql`case kind when 'company' then ${name} end`,
      archivedAt: sql`coalesce(archived_at, now())`,
      excludedAt: null,
      excludedBy: null,
      erasedAt: sql`now()`,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/**
 * Erases the marks that ended before a day, with their words in the audit trail. The transaction has begun to erase.
 */
export async function eraseEndedExclusions(tx: Tx, companyId: number, before: LocalDate): Promise<void> {
  const none = { exclusionReason: null, exclusionNote: null, excludedUntil: null, excludedAt: null, excludedBy: null }
  const ended = await tx
    .updateTable('customers')
    .set(none)
    .where('companyId', '=', companyId)
    .where('excludedUntil', '<', before)
    .returning('id')
    .execute()
  const ids = ended.map(({ id }) => id)
  await blankAudited(tx, companyId, ids, exclusionNames)
}

/** Blanks these fields in the audit entries about customers. The transaction has begun to erase. */
export async function blankAudited(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  names: ReadonlySet<string>,
): Promise<void> {
  await rewriteAuditEntries(tx, companyId, { entity: 'customer', ids }, (changes) => withoutFields(changes, names))
}

type Names = Pick<
  ErasableCustomer,
  'kind' | 'companyName' | 'contactName' | 'firstName' | 'lastName' | 'email' | 'billingEmail' | 'phoneNumbers'
>

/** Returns the texts by which others mention a customer: name, addresses, numbers. Short ones would match too much. */
export function mentionsOf(customer: Names): string[] {
  const { kind, companyName, contactName, firstName, lastName, email, billingEmail, phoneNumbers } = customer
  const name = kind === 'company' ? companyName : (lastName ?? firstName)
  return [name, contactName, email, billingEmail, ...phoneNumbers].flatMap((text) =>
    text && text.length >= 3 ? [text] : [],
  )
}

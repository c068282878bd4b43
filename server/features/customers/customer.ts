import { checkUnused } from '@filao/domain/company/unfinished-rentals'
import { updateCustomer as updateCustomerCall } from '@filao/domain/customers/contract'
import type { Customer, CustomerChange, CustomerCreation } from '@filao/domain/customers/customer.schema'
import { checkExclusion } from '@filao/domain/customers/exclusion/exclusion'
import type { Exclusion, ExclusionFields } from '@filao/domain/customers/exclusion/exclusion.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { checkDates } from '@filao/domain/customers/possible-dates'
import { checkWhole } from '@filao/domain/customers/whole-customer'
import { Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { requireRoom } from '#features/billing/public'
import { companyDay, findUnfinishedRentals, takePublicId } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { checkNotRefused } from '#platform/database/references'
import { beginErasing, blankResponses } from '#platform/database/tables/erasing'
import { withoutUndefined } from '#platform/database/without-undefined'
import { audit, difference } from '#platform/feature/audit'
import { removeFilesJob } from '#platform/files/files'
import type { Caller } from '#platform/http/call'
import { lockEntity } from '#platform/http/versions'
import type { Enqueue } from '#platform/jobs/jobs'
import { deleteDocumentsOf } from './document-queries.ts'
import { blankAudited, loadErasable, mentionsOf, personalNames } from './erasing-queries.ts'
import * as queries from './queries.ts'

/** Creates a customer with the company's next customer number. 409 when another customer has the e-mail address. */
export async function createCustomer(
  tx: Tx,
  caller: Caller,
  companyId: number,
  wanted: CustomerCreation,
  now: string,
): Promise<Customer> {
  checkDates(wanted, await companyDay(tx, companyId, now))
  await requireRoom(tx, companyId, 'customers')
  await checkEmail(tx, companyId, wanted.email)
  const publicId = await takePublicId(tx, companyId, 'customer', now)
  const customer = await queries.insertCustomer(tx, { ...columns(wanted), companyId, publicId })
  // The address was taken while this call waited for the number.
  if (!customer) throw emailTaken()
  const entry = { companyId, userId: caller.userId, entity: 'customer', entityId: customer.id } as const
  await audit(tx, { ...entry, action: 'created', changes: difference({}, withoutUndefined(wanted)) })
  return customer
}

/** Changes the fields of a customer that were sent. */
export async function updateCustomer(
  tx: Tx,
  caller: Caller,
  companyId: number,
  id: number,
  wanted: CustomerChange,
  now: string,
): Promise<Customer> {
  const before = await queries.lockCustomer(tx, companyId, id)
  const changes = difference(before, { ...before, ...withoutUndefined(wanted) })
  if (Object.keys(changes).length === 0) return before
  const changed = { ...before, ...withoutUndefined(wanted) }
  checkWhole(changed)
  checkDates(changed, await companyDay(tx, companyId, now), before)
  if (changes.email) await checkEmail(tx, companyId, wanted.email)
  const after = await queries.updateCustomer(tx, companyId, id, columns(wanted))
  await audit(tx, { companyId, userId: caller.userId, entity: 'customer', entityId: id, action: 'changed', changes })
  return after
}

/**
 * Removes a customer, their documents and what the audit trail says about them, or archives them when rentals, invoices
 * or notices refer to them, so that history keeps the customer; in a dispute with their documents. Refused while an
 * unfinished rental names them.
 */
export async function deleteCustomer(
  tx: Tx,
  caller: Caller,
  companyId: number,
  id: number,
  enqueue: Enqueue,
): Promise<void> {
  const customer = await queries.lockCustomer(tx, companyId, id)
  checkUnused(
    { kind: 'customer', name: customerName({ ...customer, title: null }) },
    await findUnfinishedRentals(tx, companyId, 'customer', id),
  )
  await checkNotRefused(tx, 'customers', companyId, id)
  const isDisputed = (await loadErasable(tx, companyId, id)).disputedSince !== null
  const keys = isDisputed ? [] : await deleteDocumentsOf(tx, companyId, id)
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  const isUsed = isDisputed || (await queries.isCustomerUsed(tx, companyId, id))
  if (!isUsed) {
    await beginErasing(tx)
    await blankAudited(tx, companyId, [id], personalNames)
    await blankResponses(tx, companyId, mentionsOf(customer))
  }
  await (isUsed ? queries.archiveCustomer : queries.deleteCustomer)(tx, companyId, id)
  const action = isUsed ? 'archived' : 'deleted'
  await audit(tx, { companyId, userId: caller.userId, entity: 'customer', entityId: id, action })
}

type Key = { companyId: number; id: number }

/** Marks that a customer may not rent again, or changes the mark; the same mark again changes nothing. */
export async function excludeCustomer(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, id }: Key,
  wanted: ExclusionFields,
  now: string,
): Promise<Customer> {
  const before = await lockWhole(tx, { companyId, id })
  checkExclusion(wanted, await companyDay(tx, companyId, now))
  const columns = markOf(wanted)
  const changes = difference(markOf(before.exclusion), columns)
  if (Object.keys(changes).length === 0) return before
  const after = await queries.updateCustomer(tx, companyId, id, { ...columns, excludedAt: now, excludedBy: userId })
  await audit(tx, { companyId, userId, entity: 'customer', entityId: id, action: 'excluded', changes })
  return after
}

/** Lifts the mark of a customer; without one nothing changes. */
export async function liftExclusion(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, id }: Key,
): Promise<Customer> {
  const before = await lockWhole(tx, { companyId, id })
  if (before.exclusion === null) return before
  const columns = markOf(null)
  const changes = difference(markOf(before.exclusion), columns)
  const after = await queries.updateCustomer(tx, companyId, id, { ...columns, excludedAt: null, excludedBy: null })
  await audit(tx, { companyId, userId, entity: 'customer', entityId: id, action: 'exclusion_lifted', changes })
  return after
}

async function checkEmail(tx: Tx, companyId: number, email: string | null | undefined): Promise<void> {
  const owner = email ? await queries.findCustomerByEmail(tx, companyId, email) : undefined
  if (owner) throw emailTaken(owner)
}

type Owner = NonNullable<Awaited<ReturnType<typeof queries.findCustomerByEmail>>>

function emailTaken(owner?: Owner): Problem {
  const name = owner ? customerName(owner) : null
  const message = {
    fr: `Cette adresse e-mail est déjà celle ${name ? `du client ${guillemets(name)} (${owner?.publicId})` : 'd’un autre client'}.`,
    en: `This email address already belongs to ${name ? `the customer '${name}' (${owner?.publicId})` : 'another customer'}.`,
  }
  return new Problem('conflict', message, {
    fields: [{ path: 'email', code: 'taken', message }],
    ...(owner ? { data: { customerId: owner.id } } : {}),
  })
}

/** Returns the columns for the fields that were sent. */
export function columns(wanted: CustomerChange) {
  const { phoneNumbers, billingAddress, ...fields } = withoutUndefined(wanted)
  return {
    ...fields,
    ...(phoneNumbers ? { phoneNumbers: JSON.stringify([...new Set(phoneNumbers)]) } : {}),
    ...(billingAddress === undefined ? {} : { billingAddress: billingAddress && JSON.stringify(billingAddress) }),
  }
}

/** Locks the customer against everything that changes them, also with a version. */
async function lockWhole(tx: Tx, { companyId, id }: Key) {
  await lockEntity(tx, updateCustomerCall, { companyId, id })
  return await queries.lockCustomer(tx, companyId, id)
}

function markOf(mark: Pick<Exclusion, 'reason' | 'note' | 'until'> | null) {
  return {
    exclusionReason: mark?.reason ?? null,
    exclusionNote: mark?.note ?? null,
    excludedUntil: mark?.until ?? null,
  }
}

import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import type { RowOutcome } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { occupiedRange } from '@filao/domain/rentals/availability/availability'
import { namePairs } from '@filao/domain/rentals/import/customer-book'
import type { ImportedRental } from '@filao/domain/rentals/import/imported-rental.schema'
import { importPlanner, type PlannedRental } from '@filao/domain/rentals/import/plan'
import { requireRoom } from '#features/billing/public'
import { keepAgency, takePublicIds } from '#features/company/public'
import { importCustomers, keepCustomers } from '#features/customers/public'
import { insertOccupancies } from '#features/fleet/public'
import { createdIds, recordImport } from '#features/imports/public'
import { listSources } from '#features/sources/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { type Author, auditAll, difference } from '#platform/feature/audit'
import { mapInParts } from '#platform/in-parts'
import { newCode } from '../record/code.ts'
import { listAgencies } from '../record/content-queries.ts'
import { agreeSource, enterCollected, enterInJournal } from '../record/source-terms.ts'
import * as queries from './import-queries.ts'

type Batch = {
  tx: Tx
  by: Author
  language: Language
  now: string
  rows: ImportedRental[]
  importKey?: string | undefined
}

/** Returns the outcome that each row would have, with its conflicts and warnings. Writes nothing. */
export async function checkRentalImport(batch: Batch): Promise<ImportOutcome> {
  const plan = await planOf(batch, { lock: false })
  await requireRoom(batch.tx, batch.by.companyId, 'customers', plan.newCustomers.length)
  return { rows: plan.verdicts.map((verdict) => outcomeOf(verdict, null, batch.language)) }
}

/**
 * Creates the rentals that have no conflict, with the customers that are missing, in one transaction. Nobody is mailed,
 * no payment is written, the journal has what sources collected, and webhooks hear of new customers alone.
 */
export async function importRentals(batch: Batch): Promise<ImportOutcome> {
  const { tx, by, language } = batch
  const { companyId } = by
  await lockName(tx, `import of rentals ${companyId}`)
  const { verdicts, newCustomers } = await planOf(batch, { lock: true })
  const planned = verdicts.flatMap(({ rental }) => rental ?? [])
  if (planned.length === 0) return { rows: verdicts.map((verdict) => outcomeOf(verdict, null, language)) }
  const agencyIds = planned.flatMap(({ departureAgencyId, arrivalAgencyId }) => [departureAgencyId, arrivalAgencyId])
  for (const id of [...new Set(agencyIds)].sort((a, b) => a - b))
    await keepAgency(tx, companyId, id, 'departureAgencyId')
  const known = new Set(planned.flatMap(({ customerId }) => customerId ?? []))
  await keepCustomers(
    tx,
    companyId,
    [...known].map((id) => ({ id, at: { path: 'customerName', thing: 'customer' as const } })),
  )
  const customers = newCustomers.length > 0 ? (await importCustomers({ ...batch, rows: newCustomers })).rows : []
  const ids = await insertRentals(batch, planned, customers)
  const created = { rentals: ids, customers: createdIds({ rows: customers }) }
  await recordImport({ ...batch, kind: 'rentals', importKey: batch.importKey }, created)
  for (const [at, { collectedCents }] of planned.entries()) {
    const id = ids[at] as number
    if (collectedCents > 0) await enterInJournal(tx, { companyId, id }, by.userId, batch.now)
  }
  let next = 0
  return {
    rows: verdicts.map((verdict) => outcomeOf(verdict, verdict.rental ? (ids[next++] ?? null) : null, language)),
  }
}

/** Stores the rentals with what they hold and their audit entries, and returns their ids in order. */
async function insertRentals({ tx, by, now }: Batch, planned: PlannedRental[], customers: RowOutcome[]) {
  const { companyId } = by
  const publicIds = await takePublicIds(tx, companyId, 'rental', now, planned.length)
  const rows = planned.map((rental) => rowOf(rental, customers))
  const byPublicId = await queries.insertImported(
    tx,
    rows.map((row, at) => ({ ...row, companyId, publicId: publicIds[at] as string, code: newCode(), createdAt: now })),
  )
  const ids = publicIds.map((publicId) => byPublicId.get(publicId) as number)
  const held = planned.flatMap((rental, at) => {
    const range = occupiedRange({ ...rental, deliveredAt: null }, rental.preparationMinutes)
    return range ? [{ ...range, companyId, vehicleId: rental.vehicleId, rentalId: ids[at] as number }] : []
  })
  await insertOccupancies(tx, held)
  for (const [at, { sourceId, collectedCents }] of planned.entries()) {
    const key = { companyId, id: ids[at] as number }
    if (sourceId !== null) await agreeSource(tx, key, { isNewSource: true, isNewPrice: true })
    if (collectedCents > 0) await enterCollected(tx, key, collectedCents, now)
  }
  await auditAll(
    tx,
    planned.map(({ start, end, totalCents }, at) => ({
      ...by,
      entity: 'rental' as const,
      entityId: ids[at] as number,
      action: 'imported',
      changes: difference({}, { start, end, totalAmount: toEuros(totalCents) }),
    })),
  )
  return ids
}

function rowOf(
  { start, end, newCustomer, customerId, collectedCents: _, ...rental }: PlannedRental,
  customers: readonly RowOutcome[],
) {
  const { status } = rental
  const isOut = status === 'ongoing' || status === 'done'
  return {
    ...rental,
    customerId: customerId ?? createdId(newCustomer === null ? undefined : customers[newCustomer]),
    startsAt: start,
    endsAt: end,
    deliveredAt: isOut ? start : null,
    returnedAt: status === 'done' ? end : null,
  }
}

/** Refuses the whole import when somebody else created the customer at the same moment: the next check finds them. */
function createdId(customer: RowOutcome | undefined): number {
  if (customer?.id) return customer.id
  throw new Problem('conflict', {
    fr: 'Un des clients vient d’être créé par quelqu’un d’autre\u202f: vérifiez à nouveau.',
    en: 'One of the customers has just been created by somebody else: check again.',
  })
}

/** Loads what the rows are compared with, and decides about them. */
async function planOf({ tx, by, now, rows }: Batch, { lock }: { lock: boolean }) {
  const { companyId } = by
  const plates = unique(
    rows.flatMap(({ registrationNumber }) => (registrationNumber ? normalisePlate(registrationNumber) : [])),
  )
  const categoryIds = unique(
    rows.flatMap(({ registrationNumber, categoryId, promisedCategoryId }) =>
      registrationNumber ? [] : (categoryId ?? promisedCategoryId ?? []),
    ),
  )
  const vehicles = await queries.listImportVehicles(tx, companyId, { plates, categoryIds }, lock)
  const agencyIds = rows.flatMap(({ departureAgencyId, arrivalAgencyId }) =>
    [departureAgencyId, arrivalAgencyId ?? []].flat(),
  )
  const agencies = await listAgencies(tx, companyId, unique(agencyIds))
  const facts = {
    vehicles,
    agencies: agencies.filter(({ archivedAt }) => archivedAt === null),
    existing: await queries.listExistingStays(tx, companyId, {
      vehicleIds: vehicles.map(({ id }) => id),
      ...spanOf(rows),
      now,
    }),
    references: await queries.findReferences(tx, companyId, unique(rows.flatMap(({ reference }) => reference ?? []))),
    categoryIds: await queries.keepCategories(
      tx,
      companyId,
      unique(rows.flatMap((row) => row.promisedCategoryId ?? [])),
    ),
    sources: (await listSources(tx, companyId)).filter(({ isEnabled }) => isEnabled),
    customers: await queries.findKnownCustomers(tx, companyId, {
      emails: unique(rows.flatMap(({ customerEmail }) => customerEmail ?? [])),
      phones: unique(rows.flatMap(({ customerPhones }) => customerPhones ?? [])),
      names: (await mapInParts(rows, namePairs)).flat(),
    }),
  }
  const planner = importPlanner(rows, facts, now)
  await mapInParts(planner.order, planner.decide)
  return planner.plan()
}

/** A day more on either side covers every time zone. */
const dayMs = 86_400_000

function spanOf(rows: readonly ImportedRental[]) {
  const starts = rows.map(({ start }) => Date.parse(`${start}Z`)).sort((a, b) => a - b)
  const ends = rows.map(({ end }) => Date.parse(`${end}Z`)).sort((a, b) => a - b)
  const at = (ms = 0) => new Date(ms).toISOString()
  return { start: at((starts[0] ?? 0) - dayMs), end: at((ends.at(-1) ?? 0) + dayMs) }
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

type Verdict = Awaited<ReturnType<typeof planOf>>['verdicts'][number]

/** A warning is the message of a row that is created. */
function outcomeOf(verdict: Verdict, id: number | null, language: Language): RowOutcome {
  if (!verdict.rental) return { state: verdict.state, id: null, path: verdict.path, message: verdict.message[language] }
  const message = verdict.warnings.map((warning) => warning[language]).join(' ') || null
  return { state: 'created', id, path: null, message }
}

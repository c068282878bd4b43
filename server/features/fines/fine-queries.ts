import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import type { FineKind, FineStatus } from '@filao/domain/fines/fine'
import { type Fine, FineFields } from '@filao/domain/fines/fine.schema'
import { dueDateOf } from '@filao/domain/fines/term'
import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { type InCents, inEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Selects notices as calls answer them, with their rental and driver. */
function fines(tx: Tx, companyId: number) {
  return tx
    .selectFrom('fines')
    .leftJoin('rentals', (join) =>
      join.onRef('rentals.companyId', '=', 'fines.companyId').onRef('rentals.id', '=', 'fines.rentalId'),
    )
    .leftJoin('customers', (join) =>
      join.onRef('customers.companyId', '=', 'fines.companyId').onRef('customers.id', '=', 'fines.driverId'),
    )
    .select([
      'fines.id',
      ...columns,
      'fines.vehicleId',
      'fines.createdAt',
      sql<CountryCode>`(select country_code from companies where id = fines.company_id)`.as('countryCode'),
      sql<string | null>`(
        select a.timezone from vehicles v join agencies a on a.company_id = v.company_id and a.id = v.location_id
        where v.company_id = fines.company_id and v.id = fines.vehicle_id
      )`.as('agencyZone'),
      sql<{ id: number; publicId: string } | null>`case when rentals.id is not null
        then json_build_object('id', rentals.id, 'publicId', rentals.public_id) end`.as('rental'),
      sql<(NamedCustomer & { id: number }) | null>`case when customers.id is not null
        then json_build_object('id', customers.id, 'kind', customers.kind, 'companyName', customers.company_name,
          'firstName', customers.first_name, 'lastName', customers.last_name) end`.as('driver'),
      sql<{ chargeId: number; amountCents: number } | null>`(
        select json_build_object('chargeId', c.id, 'amountCents', c.amount_cents) from charges c
        where c.company_id = fines.company_id and c.rental_id = fines.rental_id and c.id = fines.fee_charge_id
          and not exists (select from charges t where t.company_id = c.company_id and t.corrects_charge_id = c.id)
      )`.as('fee'),
    ])
    .where('fines.companyId', '=', companyId)
}

const columns = fieldNamesInCents(FineFields).map((name) => `fines.${name}` as const)

type Row = InCents<Omit<Fine, 'timezone' | 'dueDate' | 'driver' | 'fee'>> & {
  countryCode: CountryCode
  agencyZone: string | null
  driver: (NamedCustomer & { id: number }) | null
  fee: { chargeId: number; amountCents: number } | null
}

/** Adds what follows from a notice's row: its zone, its term, the name of its driver, and its fee in euros. */
function answered({ driver, fee, countryCode, agencyZone, ...row }: Row): Fine {
  return {
    ...inEuros(row),
    timezone: agencyZone ?? territories[countryCode].timezone,
    dueDate: dueDateOf(row),
    driver: driver && { id: driver.id, name: customerName(driver) },
    fee: fee && inEuros(fee),
  }
}

/**
 * Finds the plate of the other notice of a kind with a number, written with other spaces or capitals too; a new notice
 * has no id. Who issues another kind has numbers of their own.
 */
export async function findPlateOfNotice(
  tx: Tx,
  companyId: number,
  { id, kind, noticeNumber }: { id: number | null; kind: FineKind; noticeNumber: string },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('fines')
    .select('registrationNumber')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where(compared(sql.ref('noticeNumber')), '=', compared(sql.val(noticeNumber)))
    .where('id', 'is distinct from', id)
    .limit(1)
    .executeTakeFirst()
  return found?.registrationNumber
}

/** A number without its spaces, points, hyphens and capitals. */
function compared(number: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(lower(${number}), '[[:space:].-]', '', 'g')`
}

type Filter = { status?: FineStatus | undefined; text?: string | undefined }

/** Lists one page of the notices: those to do by their date first, then the others, the latest first. */
export async function listFines(
  tx: Tx,
  companyId: number,
  { status, text }: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  const plate = normalisePlate(text ?? '')
  const isFound = sql<boolean>`((${plate} <> '' and strpos(fines.registration_number, ${plate}) > 0)
    or strpos(fold(concat_ws(' ', fines.notice_number, rentals.public_id, customers.company_name, customers.first_name,
      customers.last_name, fines.place)), fold(${text?.trim() ?? ''})) > 0)`
  let matching = fines(tx, companyId)
  if (status) matching = matching.where('fines.status', '=', status)
  if (text?.trim()) matching = matching.where(isFound)
  const counted = await matching
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(sql`fines.status <> 'to_do'`)
    .orderBy(sql`case when fines.status = 'to_do' then notice_date end`)
    .orderBy('fines.noticeDate', 'desc')
    .orderBy('fines.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: counted.map(({ total: _, ...row }) => answered(row)), total: counted[0]?.total ?? 0 }
}

/** Loads the notices of these ids, in no order. */
export async function listFinesById(tx: Tx, companyId: number, ids: number[]): Promise<Fine[]> {
  return (await fines(tx, companyId).where('fines.id', 'in', ids).execute()).map(answered)
}

/** Loads a notice, or throws 404. */
export async function loadFine(tx: Tx, companyId: number, id: number): Promise<Fine> {
  return answered(await fines(tx, companyId).where('fines.id', '=', id).executeTakeFirstOrThrow(notFound))
}

/** Locks a notice until the transaction ends, or throws 404. */
export async function lockFine(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx
    .selectFrom('fines')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

/** Stores a notice and returns its id. */
export async function insertFine(tx: Tx, fine: Insertable<Schema['fines']>): Promise<number> {
  const { id } = await tx.insertInto('fines').values(fine).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Stores changed fields of a notice. */
export async function updateFine(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['fines']>,
): Promise<void> {
  await tx.updateTable('fines').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Returns true when the company has a rental of this id. */
export async function hasRental(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('rentals')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the proven companies, in the scope of the system. */
export async function listProvenCompanyIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('companies').select('id').where('provenAt', 'is not', null).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Lists the notices of a company whose driver is still to be named. */
export async function listFinesToName(tx: Tx, companyId: number): Promise<Fine[]> {
  const rows = await fines(tx, companyId)
    .where('fines.status', '=', 'to_do')
    .where('fines.kind', '=', 'designation')
    .orderBy('fines.id')
    .execute()
  return rows.map(answered)
}

/** Returns the company's address and its territory, with the language of its founder. */
export async function findReader(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .leftJoin('users', 'users.id', 'companies.userId')
    .select([
      'companies.countryCode',
      sql<string | null>`coalesce(companies.email, users.email)`.as('email'),
      sql<'fr' | 'en'>`coalesce(users.language, 'fr')`.as('language'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
}

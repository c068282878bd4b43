import { mostSharing } from '@filao/domain/twins/twin'
import type { Twin, TwinPair } from '@filao/domain/twins/twin.schema'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

type Part = { limit: number; offset: number }

/** Lists one page of the pairs that share a key, and counts them all. */
export async function listPairs(
  tx: Tx,
  companyId: number,
  { isDistinct }: { isDistinct: boolean },
  part: Part,
): Promise<{ rows: TwinPair[]; total: number }> {
  const { rows } = await pairs(companyId, isDistinct, part).execute(tx)
  return { rows: rows.map(({ total: _, ...pair }) => pair), total: rows[0]?.total ?? 0 }
}

/**
 * Selects what `listPairs` reads. Keys are read once, in the order of their index, and one that too many share is left
 * out before its customers are paired: the work grows with the number of customers.
 */
export function pairs(companyId: number, isDistinct: boolean, { limit, offset }: Part) {
  return sql<TwinPair & { total: number }>`
    with sharing as (
      select kind, array_agg(customer_id) as ids from customer_keys where company_id = ${companyId}
      group by kind, is_company, value having count(*) between 2 and ${sql.lit(mostSharing)}
    ),
    pairs as (
      select customer_id, other_id, array_agg(distinct kind) as shared
      from sharing, unnest(ids) customer_id, unnest(ids) other_id
      where customer_id < other_id group by customer_id, other_id
    ),
    part as materialized (
      select p.*, count(*) over ()::int as total from pairs p
      where (customer_id, other_id) in (${distinctPairs(companyId)}) = ${isDistinct}
      order by cardinality(shared) desc, other_id desc, customer_id desc limit ${limit} offset ${offset}
    )
    select p.customer_id || '-' || p.other_id as key, ${twinCustomer('c')} as customer, ${twinCustomer('o')} as other,
      p.shared, p.total
    from part p
    join customers c on c.company_id = ${companyId} and c.id = p.customer_id
    join customers o on o.company_id = ${companyId} and o.id = p.other_id
    order by cardinality(p.shared) desc, p.other_id desc, p.customer_id desc`
}

/** Lists the customers who share a key with one, those who share most first. */
export async function listTwinsOf(tx: Tx, companyId: number, customerId: number): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    with sharing as (
      select other.customer_id, array_agg(distinct own.kind) as shared
      from customer_keys own
      join customer_keys other on other.company_id = own.company_id and other.kind = own.kind and other.is_company = own.is_company
        and other.value = own.value and other.customer_id <> own.customer_id
      where own.company_id = ${companyId} and own.customer_id = ${customerId} and (
        select count(*) from (
          select from customer_keys k where k.company_id = own.company_id and k.kind = own.kind
            and k.is_company = own.is_company and k.value = own.value
          limit ${sql.lit(mostSharing + 1)}
        ) counted
      ) <= ${sql.lit(mostSharing)}
      group by other.customer_id
    )
    select ${twinCustomer('c')} as customer, s.shared from sharing s
    join customers c on c.company_id = ${companyId} and c.id = s.customer_id
    where (least(c.id, ${customerId}::int), greatest(c.id, ${customerId}::int)) not in (${distinctPairs(companyId)})
    order by cardinality(s.shared) desc, c.id limit 20`.execute(tx)
  return rows
}

/** Selects the pairs that are not one. Those of a merged customer are now pairs of the kept one. */
function distinctPairs(companyId: number) {
  const present = (column: string) => sql`(select coalesce(s.merged_into_id, s.id) from customers s
    where s.company_id = d.company_id and s.id = ${sql.ref(`d.${column}`)})`
  const [one, other] = [present('customerId'), present('otherId')]
  return sql`
    select least(${one}, ${other}), greatest(${one}, ${other}) from distinct_customers d where d.company_id = ${companyId}`
}

function twinCustomer(alias: string): RawBuilder<Twin['customer']> {
  const c = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`json_build_object('id', ${c('id')}, 'publicId', ${c('publicId')}, 'kind', ${c('kind')},
    'companyName', ${c('companyName')}, 'firstName', ${c('firstName')}, 'lastName', ${c('lastName')},
    'email', ${c('email')}, 'phoneNumbers', ${c('phoneNumbers')}, 'birthDate', ${c('birthDate')},
    'drivingLicenseNumber', ${c('drivingLicenseNumber')}, 'city', ${c('city')})`
}

/** Records that two customers are not one. Returns false where that was known. */
export async function insertDistinct(
  tx: Tx,
  companyId: number,
  [customerId, otherId]: readonly [number, number],
  decidedBy: number | null,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('distinctCustomers')
    .values({ companyId, customerId, otherId, decidedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customerId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Forgets that two customers are not one. Returns false where nobody had said so. */
export async function deleteDistinct(
  tx: Tx,
  companyId: number,
  [customerId, otherId]: readonly [number, number],
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('distinctCustomers')
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('otherId', '=', otherId)
    .returning('customerId')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Lists the kinds of keys that two customers share. */
export async function findShared(tx: Tx, companyId: number, id: number, otherId: number): Promise<Twin['shared']> {
  const { rows } = await sql<{ kind: Twin['shared'][number] }>`
    select distinct own.kind from customer_keys own
    join customer_keys other on other.company_id = own.company_id and other.kind = own.kind and other.value = own.value
      and other.customer_id = ${otherId}
    where own.company_id = ${companyId} and own.customer_id = ${id} order by own.kind`.execute(tx)
  return rows.map(({ kind }) => kind)
}

/** Returns true when somebody said that two customers are not one. */
export async function isDistinct(tx: Tx, companyId: number, id: number, otherId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('distinctCustomers')
    .select('customerId')
    .where('companyId', '=', companyId)
    .where('customerId', '=', Math.min(id, otherId))
    .where('otherId', '=', Math.max(id, otherId))
    .executeTakeFirst()
  return found !== undefined
}

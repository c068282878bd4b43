import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/**
 * Takes the names of those who signed, the words about a cancellation, drivers and fees, the note, the wish, the flight
 * and the addresses with their towns in prices, and the references of the source and of another program from rentals.
 * Strokes stay with the proofs.
 */
export async function blankSigners(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<void> {
  const ids = [...rentalIds]
  await sql`
    update checks set customer_signature = customer_signature || '{"by": "–"}'
    where company_id = ${companyId} and rental_id = any(${ids}::int[]) and customer_signature is not null`.execute(tx)
  await sql`
    update rentals set cancellation_comment = null, import_reference = null, delivery = null, collection = null,
      note = null, wish = null, transport_number = null, transport_at = null, source_reference = null,
      waived_fees = (select coalesce(jsonb_agg(one || '{"reason": "–"}'), '[]') from jsonb_array_elements(waived_fees) one)
    where company_id = ${companyId} and id = any(${ids}::int[])
      and (cancellation_comment is not null or import_reference is not null or delivery is not null
        or collection is not null or waived_fees <> '[]' or note is not null or wish is not null
        or transport_number is not null or transport_at is not null or source_reference is not null)`.execute(tx)
  await sql`
    update rentals set
      price = price || jsonb_build_object('fees', ${withoutTowns('fees')}, 'waivedFees', ${withoutTowns('waivedFees')})
    where company_id = ${companyId} and id = any(${ids}::int[])
      and price @? '$.*[*] ? (@.kind == "delivery")'`.execute(tx)
  await sql`
    update driver_exceptions set reason = '–'
    where company_id = ${companyId} and rental_id = any(${ids}::int[])`.execute(tx)
}

/** Writes a list of fees of a price without the reasons of deliveries, which name the town of an address. */
function withoutTowns(list: 'fees' | 'waivedFees'): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(
      case when fee ->> 'kind' = 'delivery' then fee || '{"reason": {"fr": "–", "en": "–"}}' else fee end order by place
    ), '[]')
    from jsonb_array_elements(price -> ${sql.lit(list)}) with ordinality listed (fee, place))`
}

/** Blanks the reasons of the exceptions made for a driver, in any rental. */
export async function blankExceptions(tx: Tx, companyId: number, driverId: number): Promise<void> {
  await sql`
    update driver_exceptions set reason = '–'
    where company_id = ${companyId} and driver_id = ${driverId}`.execute(tx)
}

/** Lists the damages that the checks of rentals found. */
export async function listDamageIds(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from damages d join checks c on c.company_id = d.company_id and c.id = d.check_id
    where c.company_id = ${companyId} and c.rental_id = any(${[...rentalIds]}::int[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Erases the proofs of rentals: kept documents, signatures, photos, and the words of agents about vehicles. Readings,
 * damages and money stay. Returns the keys of the photos' files.
 */
export async function blankProofs(tx: Tx, companyId: number, rentalIds: readonly number[]): Promise<string[]> {
  const ids = [...rentalIds]
  await blankSigners(tx, companyId, rentalIds)
  await sql`delete from kept_documents where company_id = ${companyId} and rental_id = any(${ids}::int[])`.execute(tx)
  await sql`
    update checks set comments = null, customer_signature = null, agent_signature = null
    where company_id = ${companyId} and rental_id = any(${ids}::int[])`.execute(tx)
  await sql`
    update damages d set comment = null from checks c
    where c.company_id = ${companyId} and c.rental_id = any(${ids}::int[])
      and d.company_id = c.company_id and d.check_id = c.id`.execute(tx)
  await sql`
    update vehicle_changes set reason = '–'
    where company_id = ${companyId} and rental_id = any(${ids}::int[])`.execute(tx)
  const { rows } = await sql<{ key: string; thumbnailKey: string }>`
    delete from check_photos where company_id = ${companyId} and rental_id = any(${ids}::int[])
    returning key, thumbnail_key`.execute(tx)
  return rows.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey])
}

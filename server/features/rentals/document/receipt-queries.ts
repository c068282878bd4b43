import type { CountryCode } from '@filao/domain/company/territories.schema'
import type { Formerly } from '@filao/domain/rentals/money/receipt'
import { type RawBuilder, sql } from 'kysely'
import { entriesSince } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

/** The fields of a rental that a receipt shows, as the audit trail names them. */
const shown = [
  'status',
  'start',
  'end',
  'vehicleId',
  'vehicle',
  'promise',
  'promisedCategory',
  'departureAgencyId',
  'departureAgency',
  'arrivalAgencyId',
  'arrivalAgency',
  'price',
  'totalAmount',
  'securityDepositAmount',
  'settledElsewhereAmount',
] as const

/** Finds what later changes replaced since a payment was taken: the values of then, and the entries since. */
export async function findFormerly(tx: Tx, companyId: number, paymentId: number): Promise<Omit<Formerly, 'parts'>> {
  const values = replaced({ entity: 'rental', id: sql`p.rental_id`, fields: shown }, sql`c.value -> 0 <> 'null'`)
  const { rows } = await sql<Omit<Formerly, 'parts'>>`
    select ${values} as values, ${entriesSince('rentals', sql`p.taken_at`)} as entries_since
    from payments p join rentals on rentals.company_id = p.company_id and rentals.id = p.rental_id
    where p.company_id = ${companyId} and p.id = ${paymentId}`.execute(tx)
  return rows[0] ?? { values: {}, entriesSince: [] }
}

/** The settings of a company that decide about the VAT of a rental; those that did not change since are missing. */
type VatSettings = Partial<{
  countryCode: CountryCode
  vatRate: number | null
  agencyRates: { agencyId: number; vatRate: number | null; reason: string }[]
  chargesOutsideVat: Formerly['parts']['vat']['chargesOutside']
}>

/** Finds the company's settings about VAT that changes replaced since a payment. */
export async function findVatSettings(tx: Tx, companyId: number, paymentId: number): Promise<VatSettings> {
  const fields = ['countryCode', 'vatRate', 'agencyRates', 'chargesOutsideVat']
  const values = replaced({ entity: 'company', id: sql`p.company_id`, fields }, sql`a.action = 'changed'`)
  const { rows } = await sql<{ values: VatSettings }>`
    select ${values} as values from payments p where p.company_id = ${companyId} and p.id = ${paymentId}`.execute(tx)
  return rows[0]?.values ?? {}
}

type AgencyThen = Formerly['parts']['departureAgency'] & {
  countryCode: CountryCode
  stated: { vatRate: number | null; reason: string } | null
}

/** Finds an agency as it was when a payment was taken, with the rate stated for it today; null once it is removed. */
export async function findAgencyThen(tx: Tx, companyId: number, paymentId: number, id: number) {
  const fields = ['name', 'address', 'postalCode', 'city', 'timezone', 'countryCode']
  const { rows } = await sql<{ now: AgencyThen; values: Partial<AgencyThen> }>`
    select jsonb_build_object('name', g.name, 'address', g.address, 'postalCode', g.postal_code, 'city', g.city,
        'timezone', g.timezone, 'countryCode', g.country_code, 'stated', (
          select jsonb_build_object('vatRate', s.vat_rate, 'reason', s.reason)
          from agency_vat_rates s where s.company_id = g.company_id and s.agency_id = g.id
        )) as now, ${replaced({ entity: 'agency', id: sql`g.id`, fields })} as values
    from payments p join agencies g on g.company_id = p.company_id and g.id = ${id}
    where p.company_id = ${companyId} and p.id = ${paymentId}`.execute(tx)
  return rows[0] ? { ...rows[0].now, ...rows[0].values } : null
}

type VehicleThen = Pick<NonNullable<Formerly['values']['vehicle']>, 'registrationNumber' | 'make' | 'model'>

/** Finds plate, make and model of a vehicle as they were when a payment was taken; empty once it is removed. */
export async function findVehicleThen(tx: Tx, companyId: number, paymentId: number, id: number) {
  const fields = ['registrationNumber', 'make', 'model']
  const { rows } = await sql<{ now: VehicleThen; values: Partial<VehicleThen> }>`
    select jsonb_build_object('registrationNumber', v.registration_number, 'make', v.make, 'model', v.model) as now,
      ${replaced({ entity: 'vehicle', id: sql`v.id`, fields })} as values
    from payments p join vehicles v on v.company_id = p.company_id and v.id = ${id}
    where p.company_id = ${companyId} and p.id = ${paymentId}`.execute(tx)
  return { ...rows[0]?.now, ...rows[0]?.values }
}

/** Selects the values of a thing, by field, that the first changes `a` after the payment `p` replaced. */
function replaced(
  { entity, id, fields }: { entity: string; id: RawBuilder<unknown>; fields: readonly string[] },
  only: RawBuilder<unknown> = sql`true`,
) {
  return sql`coalesce((
    select jsonb_object_agg(first.field, first.value) from (
      select distinct on (c.field) c.field, c.value -> 0 as value
      from audit_entries a cross join lateral jsonb_each(a.changes) as c (field, value)
      where a.company_id = p.company_id and a.entity = ${entity} and a.entity_id = ${id} and a.at > p.taken_at
        and c.field = any(${[...fields]}::text[]) and ${only}
      order by c.field, a.id
    ) first
  ), '{}')`
}

import type { VatShare } from '@filao/domain/journal/vat-share'
import { type ChargeKind, usuallyOutsideVat } from '@filao/domain/ledger/charge'
import { type VatRule, vatRuleOf } from '@filao/domain/pricing/vat-rule'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'

/** Selects the cents that a rental's payments hold, without those refunded. `rental` is the alias of its row. */
export function paidCents(rental: string, amount: 'total_cents' | 'security_deposit_cents'): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref(`p.${amount}`), sql.ref('p.corrects_payment_id'))}
    from payments p where p.company_id = ${sql.ref(`${rental}.company_id`)} and p.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/** Selects the cents of a rental's charges, without those taken back. `rental` is the alias of its row. */
export function chargedCents(rental: string): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref('h.amount_cents'), sql.ref('h.corrects_charge_id'))}
    from charges h where h.company_id = ${sql.ref(`${rental}.company_id`)} and h.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/**
 * Loads the amounts that the VAT of a payment follows from, in cents: price, charges, credit notes, the part of these
 * outside VAT, and what was received before. The rate is that of the departure agency, as on an invoice.
 */
export async function loadOwed(tx: Tx, companyId: number, rentalId: number) {
  const owed = await owedById(tx, companyId, rentalId)
  if (!owed) throw notFound()
  const { countryCode, agencyCountryCode, postalCode, statedRate, statedReason, ...rest } = owed
  return { ...rest, chargesOutsideVat: owed.chargesOutsideVat ?? usuallyOutsideVat, vatRate: ruleOf(owed).rate }
}

/** Loads the VAT rule of a rental and the kinds of charge that carry no VAT, as its invoice would state them. */
export async function loadVatTerms(tx: Tx, companyId: number, rentalId: number) {
  const owed = await owedById(tx, companyId, rentalId)
  if (!owed) throw notFound()
  return { rule: ruleOf(owed), chargesOutsideVat: owed.chargesOutsideVat ?? [...usuallyOutsideVat] }
}

type Owed = NonNullable<Awaited<ReturnType<typeof owedById>>>

function ruleOf({ vatRate, countryCode, agencyCountryCode, postalCode, statedRate, statedReason }: Owed): VatRule {
  const stated = statedReason === null ? null : { vatRate: statedRate, reason: statedReason }
  return vatRuleOf({ countryCode, vatRate }, { postalCode, countryCode: agencyCountryCode, stated })
}

export type RentalOwed = Awaited<ReturnType<typeof loadOwed>>

const owedById = prepared((tx, companyId, id) =>
  tx
    .selectFrom('rentals')
    .innerJoin('companies', 'companies.id', 'rentals.companyId')
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'rentals.companyId').onRef('agencies.id', '=', 'rentals.departureAgencyId'),
    )
    .leftJoin('agencyVatRates as stated', (join) =>
      join.onRef('stated.companyId', '=', 'agencies.companyId').onRef('stated.agencyId', '=', 'agencies.id'),
    )
    .leftJoin('invoiceSettings', 'invoiceSettings.companyId', 'rentals.companyId')
    .select([
      'rentals.publicId',
      'rentals.status',
      'rentals.totalCents',
      'companies.vatRate',
      'companies.countryCode',
      'agencies.countryCode as agencyCountryCode',
      'agencies.postalCode',
      'stated.vatRate as statedRate',
      'stated.reason as statedReason',
      sql<ChargeKind[] | null>`invoice_settings.charges_outside_vat`.as('chargesOutsideVat'),
      chargedCents('rentals').as('chargesCents'),
      creditedCents('rentals').as('creditedCents'),
      outsideVatCents('rentals').as('outsideVatCents'),
      receivedVat('rentals').as('receivedVat'),
    ])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', id),
)

/** Selects the parts by VAT rate of a rental's payments and refunds, as the journal has them. */
function receivedVat(rental: string): RawBuilder<VatShare[]> {
  return sql<VatShare[]>`(
    select coalesce(json_agg(share), '[]') from payments p
    join journal_entries e on e.company_id = p.company_id and e.kind in ('payment', 'refund') and e.source_id = p.id
    cross join lateral json_array_elements(e.payload::json -> 'vat') share
    where p.company_id = ${sql.ref(`${rental}.company_id`)} and p.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/** Selects the cents of a rental's charges that carry no VAT, less what credit notes took off its claims. */
function outsideVatCents(rental: string): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref('h.amount_cents'), sql.ref('h.corrects_charge_id'))}
    from charges h where h.company_id = ${sql.ref(`${rental}.company_id`)} and h.rental_id = ${sql.ref(`${rental}.id`)}
      and h.kind = any(coalesce(invoice_settings.charges_outside_vat, ${[...usuallyOutsideVat]}::text[]))
  ) - ${creditNoteCents(rental, { kind: 'indemnity_claim' })}`
}

/**
 * Selects the cents that lower what a rental owes: credit notes, and the money settled before it was imported. `rental`
 * is the alias of its row.
 */
export function creditedCents(rental: string): RawBuilder<number> {
  return sql<number>`(${creditNoteCents(rental)} + ${sql.ref(`${rental}.settled_elsewhere_cents`)})`
}

/**
 * Selects the cents that credit notes took off a rental's documents, or off its claims alone, or after an instant. A
 * document that was credited in full does not count, since the rental is invoiced again, nor does an advance, since the
 * invoice bills the whole price. `rental` is the alias of its row.
 */
export function creditNoteCents(
  rental: string,
  { kind, after }: { kind?: 'indemnity_claim'; after?: RawBuilder<unknown> } = {},
): RawBuilder<number> {
  const since = after ? sql`and n.issued_at > ${after}` : sql``
  const ofKind = kind ? sql`d.kind = ${kind}` : sql`d.kind <> 'advance'`
  return sql<number>`(
    select coalesce(sum(n.total_cents), 0) from invoices n
    where n.company_id = ${sql.ref(`${rental}.company_id`)} and n.rental_id = ${sql.ref(`${rental}.id`)}
      and n.kind = 'credit_note' ${since} and not exists (
        select from invoices w where w.company_id = n.company_id and w.corrects_invoice_id = n.corrects_invoice_id
          and w.is_whole
      ) and exists (
        select from invoices d where d.company_id = n.company_id and d.id = n.corrects_invoice_id and ${ofKind}
      )
  )`
}

/** Sums cents, minus those of rows that correct another one. */
function signedSum(cents: RawBuilder<unknown>, corrects: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${corrects} is null then ${cents} else -${cents} end), 0)`
}

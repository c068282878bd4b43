import { type ChargeKind, usuallyOutsideVat } from '@filao/domain/ledger/charge'
import { type VatRule, vatRuleOf } from '@filao/domain/pricing/vat/vat-rule'
import { sql } from 'kysely'
import { chargedCents, type Owed, outsideVatCents, receivedVat, unjournaledCredit } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'

/**
 * Loads the amounts that the VAT of a payment follows from, in cents: price, charges, credit notes, the part of these
 * outside VAT, and what was received before. The rate is that of the departure agency, as on an invoice.
 */
export async function loadOwed(tx: Tx, companyId: number, rentalId: number): Promise<Owed> {
  const owed = await owedById(tx, companyId, rentalId)
  if (!owed) throw notFound()
  const { countryCode, agencyCountryCode, postalCode, statedRate, statedReason, ...rest } = owed
  return {
    companyId,
    rentalId,
    ...rest,
    chargesOutsideVat: owed.chargesOutsideVat ?? usuallyOutsideVat,
    vatRate: ruleOf(owed).rate,
  }
}

/** Loads the VAT rule of a rental and the kinds of charge that carry no VAT, as its invoice would state them. */
export async function loadVatTerms(tx: Tx, companyId: number, rentalId: number) {
  const owed = await owedById(tx, companyId, rentalId)
  if (!owed) throw notFound()
  return { rule: ruleOf(owed), chargesOutsideVat: owed.chargesOutsideVat ?? [...usuallyOutsideVat] }
}

/** Loads the source of a rental, and the number of its customer. */
export async function loadSent(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('rentals')
    .innerJoin('customers', (join) =>
      join.onRef('customers.companyId', '=', 'rentals.companyId').onRef('customers.id', '=', 'rentals.customerId'),
    )
    .select(['rentals.sourceId', 'customers.publicId as customerNumber'])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', rentalId)
    .executeTakeFirstOrThrow(notFound)
}

type Row = NonNullable<Awaited<ReturnType<typeof owedById>>>

function ruleOf({ vatRate, countryCode, agencyCountryCode, postalCode, statedRate, statedReason }: Row): VatRule {
  const stated = statedReason === null ? null : { vatRate: statedRate, reason: statedReason }
  return vatRuleOf({ countryCode, vatRate }, { postalCode, countryCode: agencyCountryCode, stated })
}

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
      sql<ChargeKind[] | null>`companies.charges_outside_vat`.as('chargesOutsideVat'),
      chargedCents('rentals').as('chargesCents'),
      unjournaledCredit('rentals').as('creditedCents'),
      outsideVatCents('rentals', sql`coalesce(companies.charges_outside_vat, ${[...usuallyOutsideVat]}::text[])`).as(
        'outsideVatCents',
      ),
      receivedVat('rentals').as('receivedVat'),
    ])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', id),
)

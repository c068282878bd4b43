import { type RawBuilder, sql } from 'kysely'

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

/** Sums cents, minus those of rows that correct another one. */
function signedSum(cents: RawBuilder<unknown>, corrects: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${corrects} is null then ${cents} else -${cents} end), 0)`
}

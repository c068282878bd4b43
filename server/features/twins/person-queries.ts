import { sql } from 'kysely'
import type { PersonList } from '#features/customers/public'

/** The merges into a customer, with what is still stored of those who were merged. */
export const personLists: Record<string, PersonList> = {
  merges: ({ companyId, customerId }) => sql`
    select m.merged_at, m.undone_at, case when m.undone_at is null then
      to_jsonb(c) - array['company_id', 'merged_into_id', 'search_text', 'folded_first_name', 'folded_last_name'] end as customer
    from customer_merges m join customers c on c.company_id = m.company_id and c.id = m.merged_id
    where m.company_id = ${companyId} and m.kept_id = ${customerId} order by m.id`,
}

import { sql } from 'kysely'
import { type PersonList, sameCustomer } from '#features/customers/public'

/** The documents to a customer. */
export const personLists: Record<string, PersonList> = {
  invoices: ({ companyId, customerId }) => sql`
    select i.number, i.kind, i.issued_at, i.content::json as content
    from invoices i where i.company_id = ${companyId} and i.customer_id in ${sameCustomer(companyId, customerId)} order by i.id`,
}

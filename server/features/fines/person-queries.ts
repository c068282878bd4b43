import { sql } from 'kysely'
import type { PersonList } from '#features/customers/public'

/** The notices that name a customer as the driver. */
export const personLists: Record<string, PersonList> = {
  fines: ({ companyId, customerId }) => sql`
    select f.kind, f.registration_number, f.committed_at, f.notice_date, f.notice_number, f.place, f.amount_cents,
    f.status, f.comments
    from fines f where f.company_id = ${companyId} and f.driver_id = ${customerId} order by f.id`,
}

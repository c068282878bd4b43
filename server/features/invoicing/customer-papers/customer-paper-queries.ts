import { sameCustomer } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'

/**
 * Lists the documents of a rental that are billed to its customer, in the order of their issue, with the number of the
 * rental. Those of a customer who was erased stay with the company alone.
 */
export async function listBilledToCustomer(tx: Tx, companyId: number, rentalId: number) {
  const rental = await tx
    .selectFrom('rentals')
    .innerJoin('customers', (join) =>
      join.onRef('customers.companyId', '=', 'rentals.companyId').onRef('customers.id', '=', 'rentals.customerId'),
    )
    .select(['rentals.publicId', 'rentals.customerId', 'customers.erasedAt'])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', rentalId)
    .executeTakeFirstOrThrow()
  const { publicId, customerId, erasedAt } = rental
  if (erasedAt !== null) return { publicId, documents: [] }
  const documents = await tx
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'totalCents', 'issuedAt'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('customerId', 'in', sameCustomer(companyId, customerId))
    .orderBy('id')
    .execute()
  return { publicId, documents }
}

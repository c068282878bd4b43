import { type RawBuilder, sql } from 'kysely'

/** A customer who asks for their data. */
type Asking = { companyId: number; customerId: number }

/** Selects rows about a customer; `own` in it are the rentals of the customer or billed to them, with all columns. */
export type PersonList = (asking: Asking) => RawBuilder<unknown>

/** Selects the key and the name of stored files about a customer, with the same `own`. */
export type PersonFiles = (asking: Asking) => RawBuilder<unknown>

/** The rows and files that a customer is given of each feature, added where it is declared. */
export const given: { lists: Record<string, PersonList>; files: PersonFiles[] } = { lists: {}, files: [] }

/** The documents of a customer. */
export const documents: PersonList = ({ companyId, customerId }) => sql`
  select d.id, d.name, d.content_type, d.bytes, d.created_at from customer_documents d
  where d.company_id = ${companyId} and d.customer_id = ${customerId} order by d.id`

/** Selects the stored documents of a customer. */
export const documentFiles: PersonFiles = ({ companyId, customerId }) => sql`
  select key, 'documents/' || id || '-' || name as name from customer_documents
  where company_id = ${companyId} and customer_id = ${customerId}`

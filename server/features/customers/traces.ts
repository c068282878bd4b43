import type { Tx } from '#platform/database/connect'

/** A customer who is erased, the rentals that name or named them, and those of their own or billed to them. */
export type Erased = { customerId: number; rentalIds: number[]; ownIds: number[] }

/**
 * Erase a customer from the rows of a feature, and from the audit entries about these; added where the feature is
 * declared. The transaction has begun to erase.
 */
export const traces: ((tx: Tx, companyId: number, erased: Erased) => Promise<void>)[] = []

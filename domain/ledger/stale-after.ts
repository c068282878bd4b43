/**
 * The top-level paths, beside `rentals`, whose writes move the money of a rental: reads that tell what a rental owes
 * are stale after them (`staleAfter` of an endpoint).
 */
export const accountStaleAfter = ['invoices', 'fines'] as const

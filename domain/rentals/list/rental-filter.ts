/** The most rentals that a search returns. */
export const mostFound = 50

const sortKeys = ['start', 'end', 'publicId', 'updatedAt', 'status', 'customer', 'vehicle', 'total'] as const
export type RentalSortKey = (typeof sortKeys)[number]

/** An order of rentals: `next`, or a key, descending with a minus. */
export type RentalSort = 'next' | RentalSortKey | `-${RentalSortKey}`
export const rentalSorts: RentalSort[] = ['next', ...sortKeys, ...sortKeys.map((key) => `-${key}` as const)]

/** The most rentals of one import. They are created in one transaction. */
export const mostImportedRentals = 2000

/** The statuses with which a rental may be imported. */
export const importedStatuses = ['pending', 'ongoing', 'done', 'cancelled'] as const

/** The most rows of each list in an overview. */
export const overviewRows = 20

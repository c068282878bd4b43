/** The most rows of one import of prices. They are written in one transaction. */
export const mostPriceRows = 500

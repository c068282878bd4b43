/** The URLs of the price list. */
export const pricingPaths = {
  prices: '/price',
  importPrices: '/price/import',
}

/** What other screens may use of the rentals'. */
export { useRentalSearch } from './use-rental-search.ts'

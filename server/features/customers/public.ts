/** What the rest of the product may use of the customers. */
export { keepCustomers, loadCustomer, type NamedCustomer } from './queries.ts'
export { searchWords } from './search-words.ts'

/** The exports of customers for other features. */
export { keepCustomers, loadCustomer, type NamedCustomer } from './queries.ts'
export { searchWords } from './search-words.ts'

/** The exports of customers for other features. */
export { listCustomersById } from './list-queries.ts'
export { keepCustomers, loadCustomer, type NamedCustomer } from './queries.ts'
export { searchWords } from './search-words.ts'

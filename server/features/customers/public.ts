/** The exports of customers for other features. */
export { deleteDocumentsOf } from './document-queries.ts'
export {
  blankAudited,
  blankCustomer,
  blankIdentity,
  type ErasableCustomer,
  identityNames,
  loadErasable,
  lockErasable,
  markDisputed,
  markErasureRequested,
  mentionsOf,
  personalNames,
} from './erasing-queries.ts'
export { importCustomers } from './importing.ts'
export { inDispute } from './kept-reasons.ts'
export { listCustomersById } from './list-queries.ts'
export { given, type PersonFiles, type PersonList } from './person-queries.ts'
export { keepCustomers, loadCustomer, type NamedCustomer } from './queries.ts'
export { hasRental, type UnpaidChoice, type UnpaidRental, unpaidRentals } from './rental-queries.ts'
export { searchWords } from './search-words.ts'
export { type Erased, traces } from './traces.ts'

/** The exports of customers for other features. */

export { columns } from './customer.ts'
export { deleteDocumentsOf } from './document-queries.ts'
export {
  blankAudited,
  blankCustomer,
  blankIdentity,
  type ErasableCustomer,
  eraseEndedExclusions,
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
export { type CustomerLink, links, type MergedPair, type MovedLink } from './link-queries.ts'
export { listCustomersById } from './list-queries.ts'
export { findPublicId, listMergedIds, sameCustomer } from './merged-queries.ts'
export { given, type PersonFiles, type PersonList } from './person-queries.ts'
export { checkUnmerged, findCustomerByEmail, keepCustomers, loadCustomer, type NamedCustomer } from './queries.ts'
export { hasRental, type UnpaidChoice, type UnpaidRental, unpaidRentals } from './rental-queries.ts'
export { searchWords } from './search-words.ts'
export { type Erased, traces } from './traces.ts'

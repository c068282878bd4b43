/** The parts of the customers' screens that other features may use. Their words are those of `customers`. */
export { CustomerDocuments } from './CustomerDocuments.tsx'
export { ExcludeButton } from './exclusion/ExcludeButton.tsx'
export { CustomerExclusion } from './exclusion/LazyCustomerExclusion.tsx'
export { ExclusionTag } from './exclusion/LazyExclusionTag.tsx'
export { CustomerModal } from './LazyCustomerModal.tsx'

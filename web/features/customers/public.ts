/** The parts of the customers' screens that other features may use. Their words are those of `customers`. */
export { CustomerDocuments } from './CustomerDocuments.tsx'
export { CustomerExclusion, ExcludeButton } from './exclusion/CustomerExclusion.tsx'
export { ExclusionTag } from './exclusion/LazyExclusionTag.tsx'
export { CustomerModal } from './LazyCustomerModal.tsx'

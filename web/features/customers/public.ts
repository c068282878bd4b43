/** Exports the part of the customers' screens for other features. Its words are those of `customers`. */
export { CustomerModal } from './LazyCustomerModal.tsx'

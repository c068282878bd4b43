/** What other features may use of the customers' screens. Its words are those of `customers`. */
export { CustomerModal } from './LazyCustomerModal.tsx'

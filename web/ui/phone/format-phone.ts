// Imports the formatting alone, so that its chunk has no other rule of `phone.ts`.
export { formatPhone } from '@filao/domain/company/phone'

// All that the phone numbers of a screen load, without the rest of the rules about them.
export { formatPhone } from '@filao/domain/company/phone'

import { personName } from '@filao/domain/customers/person'
import { formatPhone } from '@filao/domain/customers/phone'

type Contact = { firstName: string; lastName: string | null; email: string | null; phoneNumbers: string[] }

/** How a person is reached: the first phone number, else the mail. */
export function contactOf({ phoneNumbers, email }: Pick<Contact, 'phoneNumbers' | 'email'>): string {
  return phoneNumbers[0] ? formatPhone(phoneNumbers[0]) : (email ?? '')
}

/** A person in a list of choices: name, then phone. */
export function CustomerChoice({ customer }: { customer: Contact & { title?: string | null } }) {
  return (
    <span className="customer-choice">
      <span>{personName(customer)}</span>
      <small>{contactOf(customer)}</small>
    </span>
  )
}

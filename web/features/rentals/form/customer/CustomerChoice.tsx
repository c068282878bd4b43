import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import { usePhoneFormat } from '#ui/phone/phone-format'

type Contact = NamedCustomer & { email: string | null; phoneNumbers: string[] }

/** Returns the first phone number of a person, else the mail address. */
export function Reach({ customer }: { customer: Pick<Contact, 'phoneNumbers' | 'email'> }) {
  const words = usePhoneFormat()
  const [first] = customer.phoneNumbers
  return first ? words(first) : customer.email
}

/** Shows a person in a list of choices: name, then phone. */
export function CustomerChoice({ customer }: { customer: Contact }) {
  return (
    <span className="customer-choice">
      <span>{customerName(customer)}</span>
      <small>
        <Reach customer={customer} />
      </small>
    </span>
  )
}

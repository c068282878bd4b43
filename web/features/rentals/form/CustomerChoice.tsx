import { personName } from '@filao/domain/customers/person'
import { usePhoneWords } from '#ui/phone/phone-words'

type Contact = { firstName: string; lastName: string | null; email: string | null; phoneNumbers: string[] }

/** Returns the first phone number of a person, else the mail address. */
export function Reach({ customer }: { customer: Pick<Contact, 'phoneNumbers' | 'email'> }) {
  const words = usePhoneWords()
  const [first] = customer.phoneNumbers
  return first ? words(first) : customer.email
}

/** Shows a person in a list of choices: name, then phone. */
export function CustomerChoice({ customer }: { customer: Contact & { title?: string | null } }) {
  return (
    <span className="customer-choice">
      <span>{personName(customer)}</span>
      <small>
        <Reach customer={customer} />
      </small>
    </span>
  )
}

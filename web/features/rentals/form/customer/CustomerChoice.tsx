import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import { ExclusionTag } from '#features/customers/public'
import { usePhoneFormat } from '#ui/phone/phone-format'

type Contact = NamedCustomer & { email: string | null; phoneNumbers: string[]; exclusion?: Customer['exclusion'] }

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
      <span>
        {customerName(customer)} <ExclusionTag customer={customer} />
      </span>
      <small>
        <Reach customer={customer} />
      </small>
    </span>
  )
}

import { MailOutlined, PhoneOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { usePhoneFormat } from '#ui/phone/phone-format'

/** Shows the customer's contact details. */
export function RentalPerson({ rental: { customer } }: { rental: Rental }) {
  const words = usePhoneFormat()
  if (!customer.phoneNumbers.length && !customer.email) return null
  return (
    <p className="bar-card-contact">
      {customer.phoneNumbers.map((digits) => (
        <a key={digits} href={`tel:+${digits}`}>
          <PhoneOutlined aria-hidden /> {words(digits)}
        </a>
      ))}
      {customer.email && (
        <a href={`mailto:${customer.email}`}>
          <MailOutlined aria-hidden /> {customer.email}
        </a>
      )}
    </p>
  )
}

import { formatPhone } from '@filao/domain/company/phone'
import { personName } from '@filao/domain/customers/person'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import { words } from './messages.ts'

type Props = { document: RentalDocument }

/** Renders the lessor: name or logo, address, registration. */
export function CompanyBlock({ document: { company, customer } }: Props) {
  const w = words[customer.language]
  const siret = company.siret?.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')
  const contact = [
    company.phoneNumber && `${w.phone} ${company.phoneNumber}`,
    company.email,
    company.website,
    siret && `${w.siret} ${siret}`,
  ].filter(Boolean)
  return (
    <address className="document-company">
      {company.logoUrl && <img src={company.logoUrl} alt="" />}
      <span>
        <strong>{company.name}</strong>
        {company.address && <span className="document-lines">{company.address}</span>}
      </span>
      {contact.length > 0 && <span className="document-lines">{contact.join('\n')}</span>}
    </address>
  )
}

/** Renders the customer. */
export function PartyBlock({ document: { customer } }: Props) {
  const w = words[customer.language]
  const { birthDate, birthPlace, postalCode, city } = customer
  return (
    <section>
      <h2>{w.customer}</h2>
      <strong>{personName(customer)}</strong>
      {customer.address && <p className="document-lines">{customer.address}</p>}
      {(postalCode || city) && <p>{[postalCode, city].filter(Boolean).join(' ')}</p>}
      {customer.phoneNumbers.length > 0 && <p>{customer.phoneNumbers.map(formatPhone).join(' · ')}</p>}
      {customer.email && <p>{customer.email}</p>}
      {birthDate && (
        <p>
          {w.born} {formatLocalDate(birthDate, customer.language)}
          {birthPlace && ` ${w.bornAt} ${birthPlace}`}
        </p>
      )}
    </section>
  )
}

/** Lists all drivers with their licence; unknown data is left blank, to be written by hand. */
export function DriversTable({ document: { customer, drivers } }: Props) {
  const w = words[customer.language]
  const day = (date: string | null) => (date ? formatLocalDate(date, customer.language) : '')
  return (
    <section>
      <h2>{w.drivers}</h2>
      <table>
        <thead>
          <tr>
            {[w.driver, w.licence, w.categories, w.issued, w.expires].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[customer, ...drivers].map((driver) => (
            <tr key={driver.id}>
              <th scope="row">{personName(driver)}</th>
              <td>{driver.drivingLicenseNumber}</td>
              <td>{driver.drivingLicenseCategories}</td>
              <td>
                {day(driver.drivingLicenseIssuedOn)}
                {driver.drivingLicenseCountryCode && ` (${driver.drivingLicenseCountryCode})`}
              </td>
              <td>{day(driver.drivingLicenseExpiresOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

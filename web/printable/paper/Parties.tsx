import { companyPhone, formatPhone } from '@filao/domain/company/phone'
import { sellerLines, sellerName } from '@filao/domain/company/seller/seller'
import { formatSiren } from '@filao/domain/company/seller/siret'
import { billingAddressOf, customerName } from '@filao/domain/customers/name/person'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Party, RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { PaperMessages } from './messages.fr.ts'
import { type InLanguages, paperOf } from './paper.ts'

type Props = { document: RentalDocument }

/** The lessor, and the language of the reader. */
type Lessor = { document: InLanguages & { company: RentalDocument['company'] } }

/** Renders the lessor: name or logo, address, registration. */
export function CompanyBlock({ document }: Lessor) {
  const { company } = document
  const { language, w } = paperOf(document)
  const contact = [
    company.phoneNumber && `${w.phone} ${companyPhone(company.phoneNumber)}`,
    company.email,
    company.website,
    ...sellerLines(company, language),
  ].filter(Boolean)
  return (
    <address className="document-company">
      {company.logoUrl && <img src={company.logoUrl} alt="" />}
      <span>
        <strong>{sellerName(company)}</strong>
        {company.address && <span className="document-lines">{company.address}</span>}
      </span>
      {contact.length > 0 && <span className="document-lines">{contact.join('\n')}</span>}
    </address>
  )
}

/** Renders the customer, and the one who is billed where that is another. */
export function PartyBlock({ document }: Props) {
  const { customer, billedCustomer } = document
  const { language, say, w } = paperOf(document)
  const { birthDate, birthPlace, postalCode, city } = customer
  return (
    <section>
      <h2>{w.customer}</h2>
      <strong>{customerName(customer)}</strong>
      <CompanyLines company={customer} w={w} />
      {customer.address && <p className="document-lines">{customer.address}</p>}
      {(postalCode || city) && <p>{[postalCode, city].filter(Boolean).join(' ')}</p>}
      {customer.phoneNumbers.length > 0 && <p>{customer.phoneNumbers.map(formatPhone).join(' · ')}</p>}
      {customer.email && <p>{customer.email}</p>}
      {customer.kind === 'person' && birthDate && (
        <p>
          {w.born} {formatLocalDate(birthDate, language)}
          {birthPlace && ` ${w.bornAt} ${birthPlace}`}
        </p>
      )}
      {billedCustomer && <BilledBlock customer={billedCustomer} title={say(rentalLabels.billedCustomerId)} w={w} />}
    </section>
  )
}

/** Renders who gets the invoice, with the address that it will print. */
function BilledBlock({ customer, title, w }: { customer: Party; title: string; w: PaperMessages }) {
  const { address, postalCode, city } = billingAddressOf(customer)
  return (
    <div className="document-billed">
      <h2>{title}</h2>
      <strong>{customerName(customer)}</strong>
      <CompanyLines company={customer} w={w} />
      {address && <p className="document-lines">{address}</p>}
      {(postalCode || city) && <p>{[postalCode, city].filter(Boolean).join(' ')}</p>}
    </div>
  )
}

function CompanyLines({ company, w }: { company: Party; w: PaperMessages }) {
  if (company.kind !== 'company') return null
  const { siren, vatNumber, contactName } = company
  const numbers = [siren && `SIREN ${formatSiren(siren)}`, vatNumber && `${w.vatNumber} ${vatNumber}`].filter(Boolean)
  return (
    <>
      {numbers.length > 0 && <p>{numbers.join(' · ')}</p>}
      {contactName && (
        <p>
          {w.contact} {contactName}
        </p>
      )}
    </>
  )
}

/** Lists all drivers with their licence; unknown data is left blank, to be written by hand. */
export function DriversTable({ document }: Props) {
  const { customer, drivers } = document
  const { language, w } = paperOf(document)
  // A company does not drive; without a driver, a line stays free to be written by hand.
  const people = customer.kind === 'company' ? drivers : [customer, ...drivers]
  const day = (date: string | null) => (date ? formatLocalDate(date, language) : '')
  return (
    <section className="document-drivers">
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
          {people.length === 0 && (
            <tr>
              {['driver', 'licence', 'categories', 'issued', 'expires'].map((column) => (
                <td key={column}>{'\u00a0'}</td>
              ))}
            </tr>
          )}
          {people.map((driver) => (
            <tr key={driver.id}>
              <th scope="row">{customerName(driver)}</th>
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

import { formatSiren } from '@filao/domain/company/seller/siret'
import { customerLabels } from '@filao/domain/customers/customer'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { licenceState } from '#features/rentals/public'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { usePhoneFormat } from '#ui/phone/phone-format'
import { StatusTag } from '#ui/StatusTag'
import { Fact, Facts } from './Facts.tsx'

type Props = {
  customer: Customer
  /** The end of the current or next rental, to which the licence must be valid. */
  until: string | null
}

/** Shows how to reach a customer, their licence, and what staff noted about them. */
export function CustomerFacts({ customer, until }: Props) {
  const { t } = useTranslation('overview')
  const labels = useLabels(customerLabels)
  const language = useLanguage()
  const words = usePhoneFormat()
  const { phoneNumbers, email, birthDate, birthPlace, comments } = customer
  const isCompany = customer.kind === 'company'
  const address = addressLines(customer)
  const born = birthDate && formatLocalDate(birthDate, language)
  return (
    <Facts title={t('facts')}>
      <Fact label={t('phone')}>
        {phoneNumbers.map((digits) => (
          <a key={digits} href={`tel:+${digits}`}>
            {words(digits)}
          </a>
        ))}
        {phoneNumbers.length === 0 && <Missing />}
      </Fact>
      <Fact label={labels.email}>{email ? <a href={`mailto:${email}`}>{email}</a> : <Missing />}</Fact>
      {!isCompany && (
        <Fact label={t('licence')}>
          <Licence customer={customer} until={until} />
        </Fact>
      )}
      {isCompany && <CompanyFacts customer={customer} />}
      <Fact label={labels.language}>{t(customer.language === 'en' ? 'english' : 'french')}</Fact>
      <Fact label={labels.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.length === 0 && <Missing />}
      </Fact>
      {(customer.billingAddress || customer.billingEmail) && (
        <Fact label={t('billing')}>
          {customer.billingAddress &&
            addressLines(customer.billingAddress).map((line) => <span key={line}>{line}</span>)}
          {customer.billingEmail && <a href={`mailto:${customer.billingEmail}`}>{customer.billingEmail}</a>}
        </Fact>
      )}
      {!isCompany && (
        <Fact label={t('born')}>
          {born && birthPlace ? t('bornAt', { date: born, place: birthPlace }) : (born ?? birthPlace ?? <Missing />)}
        </Fact>
      )}
      <Fact label={t('number')}>{customer.publicId}</Fact>
      {comments && (
        <div className="overview-comments">
          <dt>{labels.comments}</dt>
          <dd>{comments}</dd>
        </div>
      )}
    </Facts>
  )
}

function CompanyFacts({ customer: { contactName, siren, vatNumber } }: { customer: Customer }) {
  const labels = useLabels(customerLabels)
  return (
    <>
      <Fact label={labels.contactName}>{contactName ?? <Missing />}</Fact>
      <Fact label={labels.siren}>{siren ? formatSiren(siren) : <Missing />}</Fact>
      <Fact label={labels.vatNumber}>{vatNumber ?? <Missing />}</Fact>
    </>
  )
}

function Licence({ customer, until }: Props) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const zone = useCompanyZone()
  const { drivingLicenseNumber: number, drivingLicenseExpiresOn: expires, drivingLicenseCategories } = customer
  const date = expires && formatLocalDate(expires, language)
  const isExpired = licenceState(customer, null, zone) === 'expires'
  const state = licenceState(customer, until, zone)
  if (state === 'missing') return <StatusTag status="warning">{t('noLicence')}</StatusTag>
  return (
    <>
      <span>{[number, drivingLicenseCategories].filter(Boolean).join(' · ')}</span>
      {isExpired ? (
        <StatusTag status="late">{t('licenceExpired', { date })}</StatusTag>
      ) : state === 'expires' ? (
        <StatusTag status="warning">{t('licenceExpires', { date })}</StatusTag>
      ) : (
        date && <small>{t('licenceUntil', { date })}</small>
      )}
    </>
  )
}

function Missing() {
  const { t } = useTranslation('overview')
  return <small>{t('none')}</small>
}

function addressLines({ address, postalCode, city }: Pick<Customer, 'address' | 'postalCode' | 'city'>): string[] {
  return [...(address?.split('\n') ?? []), [postalCode, city].filter(Boolean).join(' ')].filter(Boolean)
}

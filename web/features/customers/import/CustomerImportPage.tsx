import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { customerImport } from '@filao/domain/customers/customer-import'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkCustomerImport, importCustomers } from '#api/calls'
import { Importer, importerMessages } from '#features/imports/public'
import { useCompanyZone } from '#session/company-zone'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { PageHeader } from '#ui/PageHeader'

/** Imports customers from a spreadsheet. Only administrators may. */
export function CustomerImportPage() {
  const { t } = useTranslation('customers/import')
  const { company, companyId } = useSession()
  const params = { companyId }
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const kind = useMemo(
    () => customerImport(territories[company.countryCode as CountryCode].phoneRegion, today),
    [company.countryCode, today],
  )
  return (
    <>
      <PageHeader title={t('title')} />
      <Importer
        kind={kind}
        resource="customers"
        stale="customers"
        words={importerMessages(t)}
        listPath={paths.customers}
        example={example}
        calls={{
          check: (rows: CustomerCreation[]) => call(checkCustomerImport, { params, body: { rows } }),
          create: (rows, idempotencyKey, importKey) =>
            call(importCustomers, { params, body: { rows, importKey }, idempotencyKey }),
        }}
        intro={<p>{t('intro')}</p>}
      />
    </>
  )
}

const example = {
  title: 'Mme',
  firstName: 'Élodie',
  lastName: 'Montrose',
  email: 'elodie.montrose@example.fr',
  phoneNumbers: '+590 690 12 34 56',
  birthDate: '1984-03-02',
  birthPlace: 'Pointe-à-Pitre',
  address: '12 rue des Filaos',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
  department: '971',
  countryCode: 'GP',
  drivingLicenseNumber: '12AB34567',
  drivingLicenseIssuedOn: '2004-06-30',
  drivingLicenseExpiresOn: '2033-01-19',
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B',
  language: 'fr',
}

import { listAgencies } from '@filao/domain/company/contract'
import { type CountryCode, territories } from '@filao/domain/company/territories'
import { listCategories } from '@filao/domain/fleet/contract'
import { checkRentalImport, importRentals } from '@filao/domain/rentals/contract'
import { type ImportedRental, mostImportedRentals } from '@filao/domain/rentals/import/imported-rental'
import { rentalImport } from '@filao/domain/rentals/import/rental-import'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { Importer, type ImporterWords } from '#features/imports/public'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'

/** Imports past and coming rentals from a spreadsheet or from another program's export. */
export function RentalImportPage() {
  const { t } = useTranslation('rentals/import')
  const { company, companyId } = useSession()
  const params = { companyId }
  const categories = useRead(listCategories, { params })
  const agencies = useRead(listAgencies, { params })
  const region = territories[company.countryCode as CountryCode].phoneRegion
  const kind = useMemo(
    () => categories.data && agencies.data && rentalImport(categories.data, agencies.data, region),
    [categories.data, agencies.data, region],
  )
  const failed = [categories, agencies].find(({ error, data }) => error && !data)
  if (failed) return <LoadError error={failed.error} onRetry={failed.refetch} />
  const words: ImporterWords = {
    pasteHint: t('pasteHint'),
    templateName: t('templateName'),
    reportName: t('reportName'),
    toList: t('toList'),
    create: (count) => t('create', { count }),
    created: (count) => t('created', { count }),
  }
  const [hasCategory, hasAgency] = [categories.data?.length !== 0, agencies.data?.length !== 0]
  return (
    <>
      <PageHeader title={t('title')} />
      {kind ? (
        <Importer
          kind={kind}
          resource={null}
          stale="rentals"
          words={words}
          listPath={paths.rentals}
          isReady={hasCategory && hasAgency}
          example={{
            ...example,
            categoryId: categories.data?.[0]?.code ?? '',
            departureAgencyId: agencies.data?.[0]?.name ?? '',
            arrivalAgencyId: agencies.data?.[0]?.name ?? '',
          }}
          calls={{
            most: mostImportedRentals,
            check: (rows: ImportedRental[]) => call(checkRentalImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importRentals, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={<Intro hasCategory={hasCategory} hasAgency={hasAgency} />}
        />
      ) : (
        <Skeleton active className="appear-late" />
      )}
    </>
  )
}

function Intro({ hasCategory, hasAgency }: { hasCategory: boolean; hasAgency: boolean }) {
  const { t } = useTranslation('rentals/import')
  return (
    <>
      <p>{t('intro')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
      {!(hasCategory && hasAgency) && (
        <Notice
          type="warning"
          title={t('needs')}
          action={
            <>
              {!hasCategory && <LinkButton to={paths.newCategory}>{t('category')}</LinkButton>}
              {!hasAgency && <LinkButton to={paths.newAgency}>{t('agency')}</LinkButton>}
            </>
          }
        />
      )}
    </>
  )
}

const rules = ['order', 'booked', 'silent', 'paid', 'past'] as const

const example = {
  registrationNumber: 'AA-123-AA',
  customerName: 'MONTROSE',
  customerFirstName: 'Élodie',
  customerEmail: 'elodie.montrose@example.fr',
  customerPhones: '+590 690 12 34 56',
  createsCustomer: 'oui',
  start: '12/03/2026',
  startTime: '8h30',
  end: '16/03/2026',
  endTime: '18h',
  totalAmount: '350,00',
  paidAmount: '100,00',
  securityDepositAmount: '800',
  status: 'Réservée',
  reference: '2026-041',
}

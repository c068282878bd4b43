import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { mostImportedRentals } from '@filao/domain/rentals/import/imported-rental'
import type { ImportedRental } from '@filao/domain/rentals/import/imported-rental.schema'
import { rentalImport } from '@filao/domain/rentals/import/rental-import'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkRentalImport, importRentals, listAgencies, listCategories, listSources } from '#api/calls'
import { useRead } from '#api/read'
import { Importer, ImportFrame, ImportIntro, importerMessages } from '#features/imports/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'

/** Imports past and coming rentals from a spreadsheet or from another program's export. Only administrators may. */
export function RentalImportPage() {
  const { t } = useTranslation('rentals/import')
  const { company, companyId } = useSession()
  const params = { companyId }
  const categories = useRead(listCategories, { params })
  const agencies = useRead(listAgencies, { params })
  const sources = useRead(listSources, { params })
  const region = territories[company.countryCode as CountryCode].phoneRegion
  const kind = useMemo(
    () =>
      categories.data &&
      agencies.data &&
      sources.data &&
      rentalImport(
        categories.data,
        agencies.data,
        region,
        sources.data.filter(({ isEnabled }) => isEnabled),
      ),
    [categories.data, agencies.data, sources.data, region],
  )
  const [hasCategory, hasAgency] = [categories.data?.length !== 0, agencies.data?.length !== 0]
  return (
    <ImportFrame title={t('title')} reads={[categories, agencies, sources]}>
      {kind && (
        <Importer
          kind={kind}
          resource={null}
          stale="rentals"
          words={importerMessages(t)}
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
          intro={
            <ImportIntro
              text={t('intro')}
              rules={rules.map((rule) => t(`rules.${rule}`))}
              hasCategory={hasCategory}
              hasAgency={hasAgency}
            />
          }
        />
      )}
    </ImportFrame>
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

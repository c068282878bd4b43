import { isEditable } from '@filao/domain/rentals/status/status'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { getRental, listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { NoAgency } from '#features/company/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import { useLate } from '#ui/later/late'
import { PageHeader } from '#ui/PageHeader'
import { RentalFormSkeleton } from '../brief/RentalSkeleton.tsx'
import { lateForm } from './late-form.ts'
import { NewRentalSkeleton } from './NewRentalSkeleton.tsx'
import type { InitialRental } from './rental-values.ts'

/** Creates a rental, or edits one. */
export function RentalEditPage() {
  const { t } = useTranslation('rentals')
  const { id } = useParams()
  const { companyId } = useSession()
  const { state, key } = useLocation()
  const form = useLate(lateForm)
  const agencies = useRead(listAgencies, { params: { companyId } })
  const rental = useRead(
    getRental,
    { params: { companyId, id: Number(id) } },
    { enabled: id !== undefined, staleTime: 0 },
  )
  // Once the rental is loaded, a failed refetch must not remove the typed values.
  const failed = (!agencies.data && agencies.error) || (!rental.data && rental.error)
  const title = id === undefined ? t('form.newTitle') : t('form.title', { number: rental.data?.publicId ?? '' })
  return (
    <>
      <PageHeader title={title} />
      {failed ? (
        <LoadError error={failed} onRetry={() => Promise.all([agencies.refetch(), id && rental.refetch()])} />
      ) : !form || !agencies.data || (id !== undefined && !rental.data) ? (
        id === undefined && !state ? (
          <NewRentalSkeleton />
        ) : (
          <RentalFormSkeleton groups={3} />
        )
      ) : agencies.data.length === 0 ? (
        <NoAgency text={t('form.noAgencyText')} />
      ) : rental.data && !isEditable(rental.data.status) ? (
        <EmptyState
          title={t('form.final')}
          action={
            <LinkButton type="primary" to={paths.rentalSummary(rental.data.id)}>
              {t('form.toSummary')}
            </LinkButton>
          }
        />
      ) : (
        <form.RentalForm
          key={id ?? key}
          agencies={agencies.data}
          rental={rental.data}
          initial={(state as InitialRental | null) ?? {}}
        />
      )}
    </>
  )
}

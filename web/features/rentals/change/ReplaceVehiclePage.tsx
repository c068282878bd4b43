import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getRental, listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { RentalBrief } from '../brief/RentalBrief.tsx'
import { RentalFormSkeleton } from '../brief/RentalSkeleton.tsx'
import { ReplaceVehicleForm } from './ReplaceVehicleForm.tsx'
import './changes.css'

/** Replaces the vehicle for the rest of a rental under way. */
export function ReplaceVehiclePage() {
  const { t } = useTranslation(['rentals/change', 'rentals'])
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const rental = useRead(getRental, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const agencies = useRead(listAgencies, { params: { companyId } })
  const failed = (!rental.data && rental.error) || (!agencies.data && agencies.error)
  return (
    <>
      <PageHeader title={t('replace.title', { number: rental.data?.publicId ?? '' })} />
      {failed ? (
        <LoadError error={failed} onRetry={() => Promise.all([rental.refetch(), agencies.refetch()])} />
      ) : !rental.data || !agencies.data ? (
        <RentalFormSkeleton groups={3} />
      ) : rental.data.status !== 'ongoing' ? (
        <EmptyState
          title={t('replace.notOut')}
          text={t('replace.notOutText')}
          action={
            <LinkButton type="primary" to={paths.rentalSummary(id)}>
              {t('form.toSummary', { ns: 'rentals' })}
            </LinkButton>
          }
        />
      ) : (
        <div className="replace-page">
          <RentalBrief rental={rental.data} />
          <ReplaceVehicleForm rental={rental.data} agencies={agencies.data} />
        </div>
      )}
    </>
  )
}

import { getRental } from '@filao/domain/rentals/contract'
import { stageLabels } from '@filao/domain/rentals/labels'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { EmptyState } from '#ui/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { LoadError } from '#ui/LoadError'
import { useLanguage } from '#ui/language'
import { PageHeader } from '#ui/PageHeader'
import { CheckForm } from './CheckForm.tsx'

/** The check of a vehicle: when it leaves, or, for a rental that is out, when it comes back. */
export function CheckoutPage() {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const { data: rental, error, refetch } = useRead(getRental, { params: { companyId, id } }, { staleTime: 0 })
  const stage = rental?.status === 'ongoing' ? 'return' : 'delivery'
  return (
    <>
      <PageHeader title={rental ? `${stageLabels[stage][language]} ${rental.publicId}` : ''} />
      {error && !rental ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !rental ? (
        <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />
      ) : rental.status === 'pending' || rental.status === 'ongoing' ? (
        <CheckForm key={stage} rental={rental} stage={stage} />
      ) : (
        <EmptyState
          title={t('check.notNow')}
          text={t('check.notNowText')}
          action={
            <LinkButton type="primary" to={paths.rentalSummary(rental.id)}>
              {t('form.toSummary')}
            </LinkButton>
          }
        />
      )}
    </>
  )
}

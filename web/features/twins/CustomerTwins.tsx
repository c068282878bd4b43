import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import { twinKeyLabels } from '@filao/domain/twins/twin'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { listMerges, listTwinsOf, undoMerge } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { TwinFacts } from './TwinFacts.tsx'
import './twins.css'

const mostShown = 3

/** Shows on a customer's page who may be the same, and the merges that can still be undone. */
export function CustomerTwins({ customerId }: { customerId: number }) {
  const { companyId } = useSession()
  const params = { companyId, customerId }
  const twins = useRead(listTwinsOf, { params })
  const merges = useRead(listMerges, { params })
  return (
    <>
      {merges.data?.map((merge) => merge.undoableUntil && <MergeNotice key={merge.id} merge={merge} />)}
      {twins.data?.slice(0, mostShown).map((twin) => (
        <LikeNotice key={twin.customer.id} customerId={customerId} twin={twin} />
      ))}
    </>
  )
}

type Row<Read extends { data?: readonly unknown[] | undefined }> = NonNullable<Read['data']>[number]
type TwinRow = Row<ReturnType<typeof useRead<typeof listTwinsOf>>>
type MergeRow = Row<ReturnType<typeof useRead<typeof listMerges>>>

function LikeNotice({ customerId, twin: { customer, shared } }: { customerId: number; twin: TwinRow }) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const mayWrite = useCan('customers.write')
  return (
    <Notice
      type="info"
      className="twin-notice"
      title={`${t('like')} (${shared.map((key) => twinKeyLabels[key][language]).join(', ')})`}
      description={<TwinFacts customer={customer} />}
      action={mayWrite && <LinkButton to={paths.compareCustomers(customerId, customer.id)}>{t('compare')}</LinkButton>}
    />
  )
}

function MergeNotice({ merge }: { merge: MergeRow }) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const zone = useCompanyZone()
  const { companyId } = useSession()
  const toast = useToast()
  const mayUndo = useCan('customers.delete')
  const undo = useAction(undoMerge)
  const until = merge.undoableUntil ?? merge.mergedAt
  const now = new Date().toISOString()
  const date = `${formatNearDate(until, zone, language, now)} ${formatClock(until, zone, language)}`
  const act = async () => {
    await undo.mutateAsync({ params: { companyId, mergeId: merge.id } })
    toast.success(t('merges.undone'))
  }
  return (
    <Notice
      type="info"
      className="twin-notice"
      title={t('merges.title', { name: merge.customer.name, number: merge.customer.publicId })}
      description={t('merges.until', { date })}
      action={
        mayUndo && (
          <ConfirmButton question={t('merges.question')} confirm={t('merges.undo')} onConfirm={act}>
            {t('merges.undo')}
          </ConfirmButton>
        )
      }
    />
  )
}

import { CheckCircleFilled, StopOutlined } from '@ant-design/icons'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { deleteRefusedRequest, recordRefusedRequest } from '#api/calls'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import './refused-request.css'

/** A search that found nothing free; `categoryId` is null when any category would have done. */
export type RefusedSearch = { departureAgencyId: number; categoryId: number | null; start: string; end: string }

type Props = {
  search: RefusedSearch
  referralMode: ReferralMode
  /** The name of the category in a list, where the button is one of several. */
  category?: string
}

/** Records a search as a refused request by one click, and takes it back by another. */
export function RecordRefusal(props: Props) {
  const { departureAgencyId, categoryId, start, end } = props.search
  if (!useCan('rentals.write')) return null
  // Another search begins with nothing recorded.
  return <Recorder key={[departureAgencyId, categoryId, start, end].join()} {...props} />
}

function Recorder({ search, referralMode, category }: Props) {
  const { t } = useTranslation('rentals/refused-request')
  const toast = useToast()
  const { companyId } = useSession()
  const record = useAction(recordRefusedRequest, { onError: toast.problem })
  const undo = useAction(deleteRefusedRequest, { onError: toast.problem })
  const [id, setId] = useState<number | null>(null)
  const send = () =>
    record.mutate(
      { params: { companyId }, body: { ...search, referralMode } },
      { onSuccess: (stored) => setId(stored.id) },
    )
  if (id === null) {
    return (
      <Button
        icon={<StopOutlined />}
        loading={record.isPending}
        autoFocus={undo.isSuccess}
        {...(category && { 'aria-label': t('recordOf', { category }) })}
        onClick={send}
      >
        {t(category ? 'short' : search.categoryId === null ? 'recordAny' : 'record')}
      </Button>
    )
  }
  const takeBack = () => undo.mutate({ params: { companyId, id } }, { onSuccess: () => setId(null) })
  return (
    <span className="refusal-recorded">
      <output>
        <CheckCircleFilled aria-hidden /> {t(category ? 'recordedShort' : 'recorded')}
      </output>
      <Button type="link" autoFocus loading={undo.isPending} onClick={takeBack}>
        {t('undo')}
      </Button>
    </span>
  )
}

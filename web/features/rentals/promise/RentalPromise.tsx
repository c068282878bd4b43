import { PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { promiseText } from '@filao/domain/rentals/promise/promise'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { isEditable } from '@filao/domain/rentals/status/status'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateRental } from '#api/calls'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import './RentalPromise.css'

type Props = { rental: Pick<Rental, 'id' | 'status' | 'promise' | 'promisedCategory' | 'isPinned'> }

/** Shows the promised category of a rental, and pins its vehicle or lets it move. */
export function RentalPromise({ rental }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const toast = useToast()
  const update = useAction(updateRental)
  const { id, status, promise, promisedCategory, isPinned } = rental
  const mayPin = useCan('rentals.write') && isEditable(status) && status !== 'ongoing'
  if (!promise || !promisedCategory) return null
  const toggle = () => {
    const body = { isPinned: !isPinned }
    return update.mutateAsync({ params: { companyId, id }, body }).catch(toast.problem)
  }
  return (
    <span className="rental-promise">
      <small>{t('promise.promised', { promise: promiseText(promise, promisedCategory, language) })}</small>
      {mayPin && (
        <Button
          size="small"
          icon={isPinned ? <PushpinFilled /> : <PushpinOutlined />}
          aria-pressed={isPinned}
          loading={update.isPending}
          onClick={() => void toggle()}
        >
          {t('promise.pin')}
        </Button>
      )}
    </span>
  )
}

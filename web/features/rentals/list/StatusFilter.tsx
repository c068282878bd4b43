import { type RentalStatus, rentalStatuses } from '@filao/domain/rentals/status'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'
import { useUrlParam } from '#ui/url-param'

/** In the order in which a rental goes through them. */
const order: RentalStatus[] = ['draft', 'quote', 'validating', 'pending', 'ongoing', 'done', 'cancelled']

/** The statuses of `?status=pending,ongoing`; what is no status is left out. */
export function chosenStatuses(param: string): RentalStatus[] {
  const names = param.split(',')
  return rentalStatuses.filter((status) => names.includes(status))
}

/** Which statuses are shown: each a tag that is switched on and off, kept in the URL. None is all. */
export function StatusFilter() {
  const { t } = useTranslation('rentals')
  const [param, setParam] = useUrlParam('status')
  const chosen = chosenStatuses(param)
  const toggle = (status: RentalStatus) =>
    setParam(order.filter((one) => (one === status) !== chosen.includes(one)).join(','))
  return (
    <fieldset className="status-filter">
      <legend className="visually-hidden">{t('list.status')}</legend>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => setParam('')}>
        {t('list.all')}
      </button>
      {order.map((status) => (
        <button key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          <StatusTag status={status} />
        </button>
      ))}
    </fieldset>
  )
}

import { type RentalStatus, rentalStatuses } from '@filao/domain/rentals/status'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'
import { useUrlParam } from '#ui/url-param'

/** Follows the usual order of a rental's statuses. */
const order: RentalStatus[] = ['draft', 'quote', 'validating', 'pending', 'ongoing', 'done', 'cancelled']

/** Returns the statuses of `?status=pending,ongoing`; unknown ones are ignored. */
export function chosenStatuses(param: string): RentalStatus[] {
  const names = param.split(',')
  return rentalStatuses.filter((status) => names.includes(status))
}

/** Filters by status, late and unpaid with a toggle each, kept in the URL. None selected shows all. */
export function StatusFilter() {
  const { t } = useTranslation('rentals')
  const [param, setParam] = useUrlParam('status')
  const [late, setLate] = useUrlParam('late')
  const [unpaid, setUnpaid] = useUrlParam('unpaid')
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
      <button type="button" aria-pressed={late !== ''} onClick={() => setLate(late ? '' : '1')}>
        <StatusTag status="late">{t('late')}</StatusTag>
      </button>
      <button type="button" aria-pressed={unpaid !== ''} onClick={() => setUnpaid(unpaid ? '' : '1')}>
        <StatusTag status="warning">{t('list.unpaid')}</StatusTag>
      </button>
    </fieldset>
  )
}

import { rentalStatuses, statusLabel } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { useUrlParam } from '#ui/url-param'
import { RentalStatusTag } from '../status/RentalStatusTag.tsx'

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
  const chosen = chosenStatuses(param)
  const toggle = (status: RentalStatus) =>
    setParam((last) => {
      const before = chosenStatuses(last)
      return order.filter((one) => (one === status) !== before.includes(one)).join(',')
    })
  return (
    <ToggleLine label={statusLabel[useLanguage()]}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => setParam('')}>
        {t('list.all')}
      </button>
      {order.map((status) => (
        <button key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => toggle(status)}>
          <RentalStatusTag status={status} />
        </button>
      ))}
      <UrlToggle param="late" look="late">
        {t('late')}
      </UrlToggle>
      <UrlToggle param="unpaid" look="warning">
        {t('list.unpaid')}
      </UrlToggle>
    </ToggleLine>
  )
}

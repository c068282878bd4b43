import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { Kilometres } from '#ui/Kilometres'

/** Shows when a deadline is due: the day, the odometer, and the day on which that is expected. */
export function DueText({ deadline }: { deadline: Pick<Deadline, 'dueOn' | 'dueOdometer' | 'estimatedOn'> }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const { dueOn, dueOdometer, estimatedOn } = deadline
  if (dueOn === null && dueOdometer === null) return t('never')
  return (
    <span className="upkeep-due">
      {dueOn !== null && <time dateTime={dueOn}>{formatLocalDate(dueOn, language)}</time>}
      {dueOdometer !== null && (
        <span>
          <Kilometres km={dueOdometer} />
          {estimatedOn !== null && estimatedOn > today && (
            <small> {t('around', { date: formatLocalDate(estimatedOn, language) })}</small>
          )}
        </span>
      )}
    </span>
  )
}

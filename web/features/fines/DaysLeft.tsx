import type { Fine } from '@filao/domain/fines/fine.schema'
import { daysLeft } from '@filao/domain/fines/term'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { type StatusLook, StatusTag } from '#ui/StatusTag'

/** Shows how long the driver can still be named; the date alone once that is done, and a dash where nobody is named. */
export function DaysLeft({ fine }: { fine: Pick<Fine, 'status' | 'dueDate'> }) {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const left = daysLeft(fine, today)
  if (fine.dueDate === null) return '–'
  const date = formatLocalDate(fine.dueDate, language)
  if (left === null) return date
  const words =
    left < 0 ? t('term.over', { count: -left }) : left === 0 ? t('term.last') : t('term.left', { count: left })
  return (
    <span title={date}>
      <StatusTag status={lookOf(left)}>{words}</StatusTag>
    </span>
  )
}

/** The first reminder goes out with 15 days left, the second with five. */
function lookOf(left: number): StatusLook {
  if (left <= 5) return 'late'
  return left <= 15 ? 'warning' : 'on'
}

import { dueStates } from '@filao/domain/upkeep/deadline'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'

/** Reads the deadlines that are overdue or due soon, once they are wanted. */
export function useDueDeadlines(isWanted = true) {
  const { companyId } = useSession()
  const query = { state: dueStates.join(',') }
  return useRead(listDeadlines, { params: { companyId }, query }, { enabled: isWanted })
}

/** Says how many deadlines of vehicles are overdue or due soon; nothing where all are in time. */
export function DeadlineNotice() {
  const { t } = useTranslation('upkeep')
  const due = useDueDeadlines().data ?? []
  if (due.length === 0) return null
  const overdue = due.filter(({ state }) => state === 'overdue').length
  const soon = due.length - overdue
  const words = [overdue > 0 && t('notice.overdue', { count: overdue }), soon > 0 && t('notice.soon', { count: soon })]
  return (
    <Notice
      type={overdue > 0 ? 'warning' : 'info'}
      title={words.filter(Boolean).join(' · ')}
      action={<Link to={paths.deadlines}>{t('notice.show')}</Link>}
    />
  )
}

import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { localDate } from '@filao/domain/kernel/time'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import { dueWithin, expectedDay } from '@filao/domain/upkeep/state'
import { useTranslation } from 'react-i18next'
import { listVehicleDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'

type Props = {
  vehicleId: number
  period: { start: string; end: string }
  /** Those of the departure and the arrival agency. */
  zones: { start: string; end: string }
  className?: string
}

/** Warns about the deadlines of a vehicle that run out during a rental, and of those that already have. */
export function DueWithin({ vehicleId, period, zones, className }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const { companyId } = useSession()
  const deadlines = useRead(listVehicleDeadlines, { params: { companyId, vehicleId } }).data ?? []
  const overdue = deadlines.filter(({ state }) => state === 'overdue')
  const others = deadlines.filter(({ state }) => state !== 'overdue')
  const [from, until] = [localDate(period.start, zones.start), localDate(period.end, zones.end)]
  const due = [...overdue, ...dueWithin(others, from, until)]
  if (due.length === 0) return null
  return (
    <Notice
      type="warning"
      {...(className && { className })}
      title={t('within.title')}
      description={due.map((deadline) => {
        const name = deadlineName(deadline)[language]
        const day = expectedDay(deadline)
        const date = day ? formatLocalDate(day, language) : ''
        return (
          <p key={deadline.id}>{t(deadline.state === 'overdue' ? 'within.overdue' : 'within.due', { name, date })}</p>
        )
      })}
    />
  )
}

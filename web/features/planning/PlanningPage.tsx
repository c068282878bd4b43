import { territories } from '@filao/domain/company/territories'
import { monthsOf } from '@filao/domain/planning/chunks'
import { dayAt } from '@filao/domain/planning/scale'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeadlineMarks } from '#features/upkeep/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { monthsNeeded } from './board-reads.ts'
import { boardTime } from './board-zone.ts'
import { PlanningBoard } from './PlanningBoard.tsx'
import { usePlanningParams } from './params/use-planning-params.ts'
import { useMinute } from './use-minute.ts'
import { usePlanning } from './use-planning.ts'
import './planning.css'
import './planning-narrow.css'

/** Shows every vehicle and its bookings, from a day to a year at a time. */
export function PlanningPage() {
  const { t } = useTranslation('planning/board')
  const { company } = useSession()
  const [params, change] = usePlanningParams()
  const now = useMinute()
  const [seen, setSeen] = useState<[number, number] | null>(null)
  const { timezone: territoryZone } = territories[company.countryCode]
  const { view, date, free } = params
  // Months are read by the clock of the territory, since the zone of the board follows from what is read.
  const today = dayAt(now, territoryZone)
  const needed = useMemo(
    () => monthsNeeded({ view, date, free }, today, territoryZone),
    [view, date, today, free, territoryZone],
  )
  const beside = useMemo(() => (seen ? monthsOf(...seen, territoryZone) : []), [seen, territoryZone])
  const read = usePlanning(needed, beside, params.statuses)
  const onSeen = useCallback((left: number, right: number) => setSeen([left, right]), [])
  const { planning } = read
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="planning">
        {read.error !== null && <LoadError error={read.error} onRetry={read.retry} />}
        {planning && planning.vehicles.length === 0 && <NoVehicles />}
        {(planning ? planning.vehicles.length > 0 : read.error === null) && (
          <DeadlineMarks>
            <PlanningBoard
              planning={planning}
              months={read.months}
              params={params}
              change={change}
              {...boardTime(params, { planning, now, territoryZone })}
              now={now}
              onSeen={onSeen}
              territoryZone={territoryZone}
              isWaiting={read.isWaiting}
            />
          </DeadlineMarks>
        )}
      </div>
    </>
  )
}

function NoVehicles() {
  const { t } = useTranslation('planning/board')
  const action = (
    <LinkButton type="primary" to={paths.newVehicle}>
      {t('empty.action')}
    </LinkButton>
  )
  return <EmptyState title={t('empty.title')} text={t('empty.text')} action={action} />
}

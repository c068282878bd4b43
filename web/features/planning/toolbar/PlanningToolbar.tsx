import { FilterOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { boardViews, dayAt, stepBy } from '@filao/domain/planning/scale'
import { Badge, Button } from 'antd'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '#ui/date/DayInput'
import { SegmentedControl } from '#ui/SegmentedControl'
import { areDefault, type ChangeParams, type PlanningParams } from '../planning-params.ts'
import { FreeFilter } from './FreeFilter.tsx'
import { type FilteredFleet, PlanningFilters } from './PlanningFilters.tsx'
import { PlanningWays } from './PlanningWays.tsx'

type Props = {
  params: PlanningParams
  change: ChangeParams
  /** A day of the shown period, and the period in words. */
  date: string
  zone: string
  period: string
  onToday: () => void
  /** Null until the first answer. */
  fleet: FilteredFleet | null
  /** The number of free vehicles; null when none are asked for, or not known yet. */
  freeCount: number | null
  search: ReactNode
}

/** Chooses the period, its view and the filters. On a phone the filters open on demand. */
export const PlanningToolbar = memo(function PlanningToolbar(props: Props) {
  const { params, change, date, zone, period, onToday, fleet, freeCount, search } = props
  const { t } = useTranslation('planning/board')
  const [isOpen, setIsOpen] = useState(false)
  const { view, agencyId, categoryId, groupBy, statuses, free } = params
  // Steps from the newest query, since a second click may come before the first one is drawn.
  const go = (count: number) =>
    change((last) => ({ date: stepBy(last.view, last.date ?? dayAt(Date.now(), zone), count) }))
  const views = boardViews.map((value) => ({ value, label: t(`views.${value}`) }))
  const chosen = [agencyId !== undefined, categoryId !== undefined, groupBy === 'agency', !areDefault(statuses)]
  return (
    <div className="planning-toolbar" data-open={isOpen}>
      <div className="planning-line">
        <div className="planning-when">
          <Button icon={<LeftOutlined />} aria-label={t('previous')} onClick={() => go(-1)} />
          <Button onClick={onToday}>{t('today')}</Button>
          <Button icon={<RightOutlined />} aria-label={t('next')} onClick={() => go(1)} />
          <h2 className="planning-period">{period}</h2>
        </div>
        <SegmentedControl
          label={t('view')}
          options={views}
          value={view}
          onChange={(value) => change({ view: value, date })}
        />
        <div className="planning-date typed-above">
          <DayInput zone={zone} value={date} onChange={(day) => day && change({ date: day })} label={t('date')} />
        </div>
        <PlanningWays date={date} agencyId={agencyId} />
      </div>
      <div className="planning-line">
        {search}
        <FreeFilter free={free} change={change} zone={zone} count={freeCount} />
        <Badge count={chosen.filter(Boolean).length} size="small" className="planning-more">
          <Button
            icon={<FilterOutlined />}
            aria-label={t('filters')}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Badge>
        <PlanningFilters params={params} change={change} fleet={fleet} />
      </div>
    </div>
  )
})

import { FilterOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { boardViews } from '@filao/domain/access/board-view'
import { dayAt, stepBy } from '@filao/domain/planning/scale'
import { Button } from 'antd'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLate } from '#ui/later/late'
import { SegmentedControl } from '#ui/SegmentedControl'
import { useIsVeryWideScreen, useIsWideScreen } from '#ui/wide-screen'
import { areDefault, type ChangeParams, type PlanningParams } from '../params/planning-params.ts'
import { lateFields } from './late-fields.ts'
import type { FilteredFleet } from './PlanningFilters.tsx'
import type { SearchState } from './PlanningSearch.tsx'
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
  /** The number of free vehicles in words; null when none are asked for, or not known yet. */
  freeText: string | null
  search: SearchState
}

/**
 * Chooses the period, its view and the filters. On a phone the fields open on demand, and the filters everywhere but on
 * a very wide screen: what is closed is not rendered.
 */
export const PlanningToolbar = memo(function PlanningToolbar(props: Props) {
  const { params, change, date, zone, period, onToday, fleet, freeText, search } = props
  const { t } = useTranslation('planning/board')
  const [isOpen, setIsOpen] = useState(false)
  const isWide = useIsWideScreen()
  const fields = useLate(lateFields, isWide || isOpen)
  const hasFilters = useIsVeryWideScreen() || isOpen
  const { view, agencyId, categoryId, groupBy, statuses, free } = params
  // Steps from the newest query, since a second click may come before the first one is drawn.
  const go = (count: number) =>
    change((last) => ({ date: stepBy(last.view, last.date ?? dayAt(Date.now(), zone), count) }))
  const views = boardViews.map((value) => ({ value, label: t(`views.${value}`) }))
  const chosen = [agencyId !== undefined, categoryId !== undefined, groupBy === 'agency', !areDefault(statuses)]
  const chosenCount = chosen.filter(Boolean).length
  return (
    <div className="planning-toolbar">
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
        {fields && (
          <div className="planning-date typed-above">
            <fields.DayInput
              zone={zone}
              side="future"
              value={date}
              onChange={(day) => day && change({ date: day })}
              label={t('date')}
            />
          </div>
        )}
        <PlanningWays date={date} agencyId={agencyId} />
      </div>
      <div className="planning-line">
        {fields && (
          <>
            <fields.PlanningSearch {...search} params={params} change={change} />
            <fields.FreeFilter free={free} change={change} zone={zone} found={freeText} />
          </>
        )}
        <div className="planning-more">
          <Button
            icon={<FilterOutlined />}
            aria-label={chosenCount > 0 ? `${t('filters')} (${chosenCount})` : t('filters')}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          {chosenCount > 0 && (
            <span className="planning-more-count" aria-hidden>
              {chosenCount}
            </span>
          )}
        </div>
        {fields && hasFilters && <fields.PlanningFilters params={params} change={change} fleet={fleet} />}
      </div>
    </div>
  )
})

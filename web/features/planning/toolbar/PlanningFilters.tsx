import { boardStatuses } from '@filao/domain/planning/board'
import type { Planning } from '@filao/domain/planning/board.schema'
import { groupings } from '@filao/domain/planning/rows'
import { statusLabels } from '@filao/domain/rentals/record/labels'
import { Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useClearButton } from '#ui/form/clear-button'
import type { ParamsChange, PlanningParams } from '../params/planning-params.ts'

/** The choices of the filters. */
export type FilteredFleet = Pick<Planning, 'agencies' | 'categories'>

type Props = {
  params: PlanningParams
  change: (part: ParamsChange) => void
  fleet: FilteredFleet | null
}

/** Chooses how vehicles are grouped, and which of them and of their rentals are shown. */
export const PlanningFilters = memo(function PlanningFilters({ params, change, fleet }: Props) {
  const { t } = useTranslation('planning/board')
  const clearButton = useClearButton()
  const language = useLanguage()
  const { agencies = [], categories = [] } = fleet ?? {}
  const choose = (name: 'agencyId' | 'categoryId') => (id: number | undefined) => change({ [name]: id })
  return (
    <div className="planning-filters">
      <Select
        aria-label={t('groupBy')}
        value={params.groupBy}
        options={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        popupMatchSelectWidth={false}
        onChange={(groupBy) => change({ groupBy, collapsed: new Set() })}
      />
      <Select
        allowClear={clearButton}
        aria-label={t('agency')}
        placeholder={t('agency')}
        value={agencies.some(({ id }) => id === params.agencyId) ? params.agencyId : undefined}
        options={agencies.map(({ id, name }) => ({ value: id, label: name }))}
        popupMatchSelectWidth={false}
        onChange={choose('agencyId')}
      />
      <Select
        allowClear={clearButton}
        aria-label={t('category')}
        placeholder={t('category')}
        value={categories.some(({ id }) => id === params.categoryId) ? params.categoryId : undefined}
        options={categories.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
        popupMatchSelectWidth={false}
        onChange={choose('categoryId')}
      />
      <Select
        mode="multiple"
        className="planning-statuses"
        aria-label={t('statuses')}
        placeholder={t('statuses')}
        maxTagCount={0}
        maxTagPlaceholder={(chosen) => t('status', { count: chosen.length })}
        value={params.statuses}
        options={boardStatuses.map((value) => ({ value, label: statusLabels[value][language] }))}
        popupMatchSelectWidth={false}
        onChange={(statuses) => change({ statuses })}
      />
    </div>
  )
})

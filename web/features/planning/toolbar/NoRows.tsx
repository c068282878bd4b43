import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { RefusalForm } from '#features/rentals/public'
import { EmptyState } from '#ui/feedback/EmptyState'
import type { ParamsChange, PlanningParams } from '../params/planning-params.ts'
import type { FilteredFleet } from './PlanningFilters.tsx'

type Props = {
  /** Free vehicles were asked for, and there is none. */
  isFreeAsked: boolean
  params: PlanningParams
  agencies: FilteredFleet['agencies']
  change: (part: ParamsChange) => void
}

/** Says that no vehicle matches the filters, and which one to give up. */
export function NoRows({ isFreeAsked, params, agencies, change }: Props) {
  const { t } = useTranslation('planning/board')
  const { from: start, to: end } = params.free
  const clearFree = () => change({ free: { from: null, to: null } })
  const clearFilters = () => change({ agencyId: undefined, categoryId: undefined })
  return isFreeAsked ? (
    <EmptyState
      title={t('noneFree.title')}
      text={t('noneFree.text')}
      action={
        <>
          <Button onClick={clearFree}>{t('free.clear')}</Button>
          {start && end && (
            <RefusalForm
              search={{ categoryId: params.categoryId ?? null, start, end }}
              agencies={agencies.filter(({ id }) => params.agencyId === undefined || id === params.agencyId)}
            />
          )}
        </>
      }
    />
  ) : (
    <EmptyState
      title={t('noRows.title')}
      text={t('noRows.text')}
      action={<Button onClick={clearFilters}>{t('noRows.action')}</Button>}
    />
  )
}

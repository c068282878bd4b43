import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/EmptyState'
import type { ParamsChange } from '../planning-params.ts'

type Props = {
  /** Free vehicles were asked for, and there is none. */
  isFreeAsked: boolean
  change: (part: ParamsChange) => void
}

/** Says that no vehicle matches the filters, and which one to give up. */
export function NoRows({ isFreeAsked, change }: Props) {
  const { t } = useTranslation('planning/board')
  const clearFree = () => change({ free: { from: null, to: null } })
  const clearFilters = () => change({ agencyId: undefined, categoryId: undefined })
  return isFreeAsked ? (
    <EmptyState
      title={t('noneFree.title')}
      text={t('noneFree.text')}
      action={<Button onClick={clearFree}>{t('free.clear')}</Button>}
    />
  ) : (
    <EmptyState
      title={t('noRows.title')}
      text={t('noRows.text')}
      action={<Button onClick={clearFilters}>{t('noRows.action')}</Button>}
    />
  )
}

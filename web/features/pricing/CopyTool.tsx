import { Select } from 'antd'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '#ui/popups/popups'
import { type CopySource, copyCounts } from './copy-sources.ts'
import type { GridAction } from './grid/price-grid.ts'
import type { PriceRow } from './grid/price-row.ts'

type Props = {
  /** The name of the season that gets the prices. */
  title: string
  sources: CopySource[]
  rows: PriceRow[]
  dispatch: Dispatch<GridAction>
}

/** Copies the prices of another season or agency, after telling how many prices that replaces. */
export function CopyTool({ title, sources, rows, dispatch }: Props) {
  const { t } = useTranslation('pricing')
  const { t: ui } = useTranslation('ui')
  const copy = async ({ pairs, label }: CopySource) => {
    const { replaced, brought } = copyCounts(rows, pairs)
    const isMeant =
      replaced === 0 ||
      (await confirm({
        title: t('copyQuestion', { source: label }),
        content: t('copyReplaces', {
          replaced: t('prices', { count: replaced }),
          brought: t('prices', { count: brought }),
        }),
        okText: t('copyConfirm'),
        cancelText: ui('cancel'),
      }))
    if (isMeant) dispatch({ do: 'copy', pairs })
  }
  if (sources.length === 0) return null
  return (
    <fieldset className="price-tool">
      <legend>{t('copy')}</legend>
      <Select<number>
        aria-label={t('copyTo', { season: title })}
        placeholder={t('copyFrom')}
        className="price-copy"
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        value={null}
        options={sources.map(({ label }, value) => ({ value, label }))}
        onChange={(at) => sources[at] && void copy(sources[at])}
      />
    </fieldset>
  )
}

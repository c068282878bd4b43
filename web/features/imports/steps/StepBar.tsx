import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useIsWideScreen } from '#ui/wide-screen'

/** The steps before the creation. */
export const steps = ['intro', 'source', 'columns', 'rows', 'confirm'] as const
export type Step = (typeof steps)[number] | 'done'

/** Shows the steps of an import, or the current one alone on a narrow screen. */
export function StepBar({ current }: { current: number }) {
  const { t } = useTranslation('imports')
  const isWide = useIsWideScreen()
  const titles = steps.map((step) => t(`steps.${step}`))
  return isWide ? (
    <Steps current={current} size="small" items={titles.map((title) => ({ title }))} />
  ) : (
    <p className="importer-position">
      {current + 1} / {titles.length} · <strong>{titles[current]}</strong>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { useIsWideScreen } from '#ui/wide-screen'
import './steps.css'

/** The steps before the creation. */
export const steps = ['intro', 'source', 'columns', 'rows', 'confirm'] as const
export type Step = (typeof steps)[number] | 'done'

/** Shows the steps of an import, or the current one alone on a narrow screen. */
export function StepBar({ current }: { current: number }) {
  const { t } = useTranslation('imports')
  const isWide = useIsWideScreen()
  const titles = steps.map((step) => t(`steps.${step}`))
  return isWide ? (
    <ol className="importer-steps">
      {titles.map((title, index) => (
        <li key={title} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          {title}
        </li>
      ))}
    </ol>
  ) : (
    <p className="importer-position">
      {current + 1} / {titles.length} · <strong>{titles[current]}</strong>
    </p>
  )
}

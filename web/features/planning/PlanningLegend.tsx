import { statusLabels } from '@filao/domain/rentals/record/labels'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useIsWideScreen } from '#ui/wide-screen'
import './legend.css'

/** Explains the colours, edges and marks of the board. On a phone it opens on demand. */
export const PlanningLegend = memo(function PlanningLegend({ statuses }: { statuses: RentalStatus[] }) {
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const isWide = useIsWideScreen()
  const marks = ['late', 'conflict', 'owed', 'preparation', 'holiday', 'closed'] as const
  return (
    <details className="planning-legend" open={isWide}>
      <summary>{t('legend.title')}</summary>
      <ul aria-label={t('legend.title')}>
        {statuses.map((status) => (
          <li key={status}>
            <i className={`bar bar-${status}`} aria-hidden />
            {statusLabels[status][language]}
          </li>
        ))}
        <li>
          <i className="bar bar-unavailability" aria-hidden />
          {t('unavailable')}
        </li>
        <li>
          <i className="bar bar-pending bar-movable" aria-hidden />
          {t('legend.movable')}
        </li>
        {marks.map((mark) => (
          <li key={mark}>
            <i className={`legend-mark legend-${mark}${mark === 'owed' ? ' bar-owed' : ''}`} aria-hidden />
            {t(`legend.${mark}`)}
          </li>
        ))}
      </ul>
    </details>
  )
})

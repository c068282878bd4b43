import { statusLabels } from '@filao/domain/rentals/record/labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** Explains the shades of the bars. */
export function SheetLegend() {
  const { t } = useTranslation('planning/print')
  const language = useLanguage()
  return (
    <ul className="sheet-legend">
      {(['pending', 'ongoing', 'done'] as const).map((status) => (
        <li key={status}>
          <span className="sheet-block" data-look={status} aria-hidden /> {statusLabels[status][language]}
        </li>
      ))}
      <li>
        <span className="sheet-block" data-look="late" aria-hidden /> {t('legend.late')}
      </li>
      <li>
        <span className="sheet-block" data-look="unavailability" aria-hidden /> {t('legend.unavailability')}
      </li>
      <li>
        <span className="sheet-tail" aria-hidden /> {t('legend.preparation')}
      </li>
    </ul>
  )
}

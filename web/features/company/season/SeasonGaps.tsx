import { seasonGapMessages, seasonGaps } from '@filao/domain/company/seasons'
import { formatMonthDay } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { isComplete, type SeasonRow } from './season-rows.ts'

/**
 * Shows the exact dates that no season covers and what will apply to them. Renders nothing when the whole year is
 * covered.
 */
export function SeasonGaps({ rows }: { rows: SeasonRow[] }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const gaps = seasonGaps(rows.filter(isComplete))
  if (!gaps.length) return null
  return (
    <Notice
      className="season-gaps"
      type="warning"
      role="status"
      title={seasonGapMessages.warning[language]}
      description={
        <>
          <ul>
            {gaps.map(({ start, end }) => (
              <li key={start}>
                {t(start === end ? 'season.gapDay' : 'season.gap', {
                  start: formatMonthDay(start, language),
                  end: formatMonthDay(end, language),
                })}
              </li>
            ))}
          </ul>
          {seasonGapMessages.hint[language]}
        </>
      }
    />
  )
}
